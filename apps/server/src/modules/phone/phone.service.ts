import { sql } from 'kysely';
import type { AvailableNumber, ClinicNumber, clinicNumberContract, ClinicNumbers, NumberUse, RouteRequest } from '@intake/api/contract';
import type { NumberLine } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import type { Telephony } from '../../platform/telephony/telephony.port.ts';
import type { VoiceProvider } from '../../platform/voice/voice.port.ts';
import { leadToBin } from '../bin/binNumber.ts';
import { leadToLocation } from '../location/locationNumber.ts';
import { answerNumber } from '../voice/agent/answerNumber.ts';
import { settleNumberJob } from './numberJobs.ts';
import { listNumbers } from './numberList.store.ts';
import { numberChanged } from './settleNumber.ts';

type Order = RouteRequest<typeof clinicNumberContract.orderNumber>['body'];
type Binding = RouteRequest<typeof clinicNumberContract.bindClinicNumber>['body'];
type Release = RouteRequest<typeof clinicNumberContract.releaseNumber>['body'];
type Search = RouteRequest<typeof clinicNumberContract.searchNumbers>['query'];

export interface PhoneParts {
  database: Database;
  telephony: Telephony | undefined;
  voice: VoiceProvider | undefined;
}

export type PhoneService = ReturnType<typeof createPhoneService>;

/** The numbers of an organisation: what each does, and how they come and go. */
export function createPhoneService({ database, telephony, voice }: PhoneParts) {
  const hasAgents = Boolean(telephony?.numberWork.calls && voice?.canTakeNumbers);

  async function lineOf(tx: Tx, organizationId: string): Promise<NumberLine> {
    if (!telephony) return 'none';
    const { settings } = await tx.selectFrom('organization').select('settings').where('id', '=', organizationId).executeTakeFirstOrThrow();
    return settings.cloud['telnyx'] === true ? 'ready' : 'off';
  }

  /** @throws 409 where no number can be had */
  async function requireLine(tx: Tx, organizationId: string): Promise<Telephony> {
    const line = await lineOf(tx, organizationId);
    if (!telephony || line === 'none') throw conflict('no-line', 'Nothing is set up to order numbers with.');
    if (line === 'off') throw conflict('provider-off', 'The organisation has not switched Telnyx on.');
    return telephony;
  }

  const find = async (tx: Tx, organizationId: string, wanted: (number: ClinicNumber) => boolean): Promise<ClinicNumber> => {
    const found = (await listNumbers(tx, organizationId)).find(wanted);
    if (!found) throw notFound();
    return found;
  };
  const isLive = ({ status }: ClinicNumber) => status !== 'failed' && status !== 'released';

  return {
    list: (actor: Actor): Promise<ClinicNumbers> =>
      database.asUser(actor, async (tx) => ({
        numbers: await listNumbers(tx, actor.organizationId), line: await lineOf(tx, actor.organizationId), hasTexts: telephony?.numberWork.texts ?? false, hasAgents,
      })),

    async search(actor: Actor, search: Search): Promise<AvailableNumber[]> {
      const line = await database.asUser(actor, (tx) => requireLine(tx, actor.organizationId));
      return line.searchNumbers(search).catch((error: unknown) => {
        throw new AppError(503, 'provider-away', 'The provider does not answer.', { cause: error, retryAfterSeconds: 10 });
      });
    },

    order: (actor: Actor, { clientKey, number, kind, region, monthlyCents, currency }: Order): Promise<ClinicNumber> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        await requireLine(tx, organizationId);
        const { id } = (await tx
          .insertInto('phone_number')
          .values({ organization_id: organizationId, number, client_key: clientKey, kind, region, monthly_cents: monthlyCents, currency, takes_texts: telephony!.numberWork.texts, ordered_by: actor.userId })
          // Whichever of the two indexes speaks first: of the same order sent twice at once, it may be that of the number.
          .onConflict((same) => same.doNothing())
          .returning('id')
          .executeTakeFirst()) ?? { id: null };
        if (id) {
          await enqueue(tx, { kind: settleNumberJob, organizationId, payload: { numberId: id }, priority: 2 });
          await numberChanged(tx, actor, id, number, 'order');
          return find(tx, organizationId, (known) => known.id === id);
        }
        const before = await tx.selectFrom('phone_number').select('id').where('organization_id', '=', organizationId).where('client_key', '=', clientKey).executeTakeFirst();
        if (!before) throw conflict('number-taken', 'Somebody here has this number.');
        return find(tx, organizationId, (known) => known.id === before.id);
      }),

    bind: (actor: Actor, { number, seen, to, takesTexts }: Binding): Promise<ClinicNumber> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-number ${number}`}, 0))`.execute(tx);
        const before = await find(tx, organizationId, (known) => known.number === number && isLive(known));
        if (before.status !== 'active') throw conflict('not-active', 'The number cannot do anything yet, or any more.');
        const keysOf = (targets: readonly { kind: string; id: string }[]) => targets.map(({ kind, id }) => `${kind} ${id}`).sort().join();
        if (keysOf(seen) !== keysOf(before.targets)) throw versionConflict();
        if (to?.kind === 'location') await requireOwn(tx, actor, 'location', to.id, 'to.id');
        if (to?.kind === 'bin') await requireOwn(tx, actor, 'bin', to.id, 'to.id');
        if (to?.kind === 'agent' && !(await isReachable(tx, organizationId, before))) throw conflict('no-agent-line', 'Agents cannot be reached by this number.');
        const idOf = (kind: 'location' | 'bin' | 'agent') => (to?.kind === kind ? to.id : null);
        // All of them, so that what comes in goes to one place.
        const changes = [
          await leadToLocation(tx, actor, number, idOf('location')), await leadToBin(tx, actor, number, idOf('bin')), await answerNumber(tx, actor, number, idOf('agent')),
        ];
        const texts = takesTexts !== null && before.takesTexts !== null && takesTexts !== before.takesTexts;
        if (before.id && (changes.includes(true) || texts)) {
          await tx
            .updateTable('phone_number')
            .set({ is_applied: false, failure: null, ...(texts && { takes_texts: takesTexts }), version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
            .where('organization_id', '=', organizationId)
            .where('id', '=', before.id)
            .execute();
          await enqueue(tx, { kind: settleNumberJob, organizationId, payload: { numberId: before.id }, priority: 3 });
          await numberChanged(tx, actor, before.id, number, 'bind', { to: to?.kind ?? 'none' });
        }
        const after = (await listNumbers(tx, organizationId)).find((known) => known.number === number && isLive(known));
        // One that nothing names any more is in no list.
        return after ?? { ...before, targets: [], isProven: false };
      }),

    use: (actor: Actor, number: string): Promise<NumberUse> =>
      database.asUser(actor, async (tx) => {
        await find(tx, actor.organizationId, (known) => known.number === number && isLive(known));
        const { rows } = await sql<{ faxes: number; last_fax_at: Date | null; conversations: number; waiting: number; calls: number }>`select * from private.number_use(${number})`.execute(tx);
        const { last_fax_at: last, ...counts } = rows[0]!;
        return { ...counts, lastFaxAt: last?.toISOString() ?? null };
      }),

    release: (actor: Actor, { id, version, confirmation }: Release): Promise<ClinicNumber> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        await requireLine(tx, organizationId);
        const row = await tx.selectFrom('phone_number').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();
        if (!row) throw notFound();
        if (row.version !== version) throw versionConflict();
        if (row.status !== 'active') throw conflict('not-active', 'The number is not there yet, or is given back already.');
        if (toE164(confirmation) !== row.number) throw invalid([{ path: 'confirmation', code: 'differs', message: 'This is another number.' }]);
        const { telnyx_from: sender } = await tx.selectFrom('organization').select('telnyx_from').where('id', '=', organizationId).executeTakeFirstOrThrow();
        if (sender === row.number) throw conflict('number-is-sender', 'Faxes and messages leave from this number.');
        await tx.updateTable('phone_number').set({ status: 'releasing', failure: null, released_by: actor.userId, version: version + 1, updated_at: sql<Date>`now()` }).where('id', '=', id).execute();
        await enqueue(tx, { kind: settleNumberJob, organizationId, payload: { numberId: id }, priority: 3 });
        await numberChanged(tx, actor, id, row.number, 'release');
        return find(tx, organizationId, (known) => known.id === id);
      }),
  };

  /** A number that was ordered here is led to them; another one has to be at the provider of calls already. */
  async function isReachable(tx: Tx, organizationId: string, { id, number }: ClinicNumber): Promise<boolean> {
    if (id && hasAgents) return true;
    return (await tx.selectFrom('voice_number').select('id').where('organization_id', '=', organizationId).where('number', '=', number).executeTakeFirst()) !== undefined;
  }
}
