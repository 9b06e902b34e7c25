import { sql } from 'kysely';
import type { agentContract, RouteRequest, Voice, VoiceNumber } from '@intake/api/contract';
import { locales } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound, versionConflict } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import { requireAnswering } from './answerNumber.ts';
import { takeNumbers } from './takeNumbers.ts';

export type NumberService = ReturnType<typeof createNumberService>;

/** The numbers and voices that the provider has for an organisation. */
export function createNumberService({ database, voice }: { database: Database; voice: VoiceProvider | undefined }) {
  const rowsOf = (tx: Tx, organizationId: string) =>
    tx
      .selectFrom('voice_number')
      .leftJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'voice_number.organization_id').onRef('voice_agent.id', '=', 'voice_number.agent_id'))
      .select(['voice_number.id', 'voice_number.version', 'voice_number.number', 'voice_number.agent_id as agentId', 'voice_agent.name as agentName'])
      .select((row) => row.selectFrom('location').select('name').whereRef('location.organization_id', '=', 'voice_number.organization_id').whereRef('location.phone', '=', 'voice_number.number').orderBy('name').limit(1).as('locationName'))
      .where('voice_number.organization_id', '=', organizationId)
      .orderBy('voice_number.number');

  return {
    voices: async (): Promise<Voice[]> => {
      const found = (await voice?.listVoices()) ?? [];
      const provider = voice?.isCloud ? ('retell' as const) : ('local' as const);
      return found.map(({ id, name, languages }) => ({ id, name, languages: languages.filter((language) => locales.includes(language)), provider }));
    },

    list: async (actor: Actor): Promise<VoiceNumber[]> => {
      await takeNumbers({ database, voice }, actor.organizationId);
      return database.asUser(actor, (tx) => rowsOf(tx, actor.organizationId).limit(200).execute());
    },

    bind: (actor: Actor, { id, version, agentId }: RouteRequest<typeof agentContract.bindVoiceNumber>['body']): Promise<VoiceNumber> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        const number = await tx.selectFrom('voice_number').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();
        if (!number) throw notFound();
        if (number.version !== version) throw versionConflict();
        if (agentId) await requireAnswering(tx, organizationId, agentId);
        await tx.updateTable('voice_number').set({ agent_id: agentId, version: version + 1, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await appendAudit(tx, { actor, action: 'U', entity: 'voice_number', entityId: id, outcome: 'success' });
        await publish(tx, { organizationId, topic: 'call', entity: 'voice_number', entityId: id });
        return rowsOf(tx, organizationId).where('voice_number.id', '=', id).executeTakeFirstOrThrow();
      }),
  };
}
