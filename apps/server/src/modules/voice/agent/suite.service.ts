import { sql } from 'kysely';
import type { Replay, RouteRequest, StoredScenario, suiteContract, SuiteRun } from '@intake/api/contract';
import { begin, converse, resume, answered, syntheticClinic } from '@intake/api/rules/voice';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../../kernel/errors.ts';
import type { Seen } from '../../../kernel/table.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { findAgent, findContent } from './agent.store.ts';
import { keepRun, listRuns, playVersion, scenariosFor } from './playSuite.ts';
import { replayedPatient } from './replayedPatient.ts';

type Save = RouteRequest<typeof suiteContract.saveScenario>['body'];
type Run = RouteRequest<typeof suiteContract.runSuite>['body'];

/** After so many an agent hands over or hangs up. */
const mostSilences = 4;

export type SuiteService = ReturnType<typeof createSuiteService>;

/** What agents are tried with before they answer anybody. Nothing of it touches a patient. */
export function createSuiteService(database: Database) {
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', id: string, agentId: string) => {
    await appendAudit(tx, { actor, action, entity: 'voice_scenario', entityId: id, outcome: 'success' });
    await publish(tx, { organizationId: actor.organizationId, topic: 'call', entity: 'voice_agent', entityId: agentId });
  };
  const toScenario = ({ id, version, fields }: { id: string; version: number; fields: Omit<StoredScenario, 'id' | 'version'> }): StoredScenario => ({ ...fields, id, version });

  return {
    run: async (actor: Actor, { agentId, number }: Run): Promise<SuiteRun> => {
      const { flow, scenarios } = await database.asUser(actor, async (tx) => {
        await findAgent(tx, actor.organizationId, agentId);
        const content = await findContent(tx, actor.organizationId, agentId, number);
        return { flow: content.flow, scenarios: await scenariosFor(tx, actor.organizationId, agentId, content.flow) };
      });
      const played = await playVersion(flow, scenarios);
      return database.asUser(actor, async (tx) => {
        const id = await keepRun(tx, actor, { agentId, number }, played);
        return (await listRuns(tx, actor.organizationId, agentId, id))[0]!;
      });
    },

    runs: (actor: Actor, agentId: string) =>
      database.asUser(actor, async (tx) => {
        await findAgent(tx, actor.organizationId, agentId);
        return listRuns(tx, actor.organizationId, agentId);
      }),

    scenarios: (actor: Actor, agentId: string): Promise<StoredScenario[]> =>
      database.asUser(actor, async (tx) => {
        await findAgent(tx, actor.organizationId, agentId);
        const rows = await tx.selectFrom('voice_scenario').selectAll().where('organization_id', '=', actor.organizationId).where('agent_id', '=', agentId).orderBy('name').orderBy('id').limit(200).execute();
        return rows.map(toScenario);
      }),

    save: (actor: Actor, { agentId, id, version, ...fields }: Save): Promise<StoredScenario> =>
      database.asUser(actor, async (tx) => {
        await findAgent(tx, actor.organizationId, agentId);
        const row = { agent_id: agentId, name: fields.name, fields: JSON.stringify(fields) };
        if (!id) {
          const made = await tx.insertInto('voice_scenario').values({ ...row, organization_id: actor.organizationId }).returning(['id', 'version', 'fields']).executeTakeFirstOrThrow();
          await changed(tx, actor, 'C', made.id, agentId);
          return toScenario(made);
        }
        const own = tx.selectFrom('voice_scenario').select('id').where('organization_id', '=', actor.organizationId).where('agent_id', '=', agentId).where('id', '=', id);
        if (!(await own.executeTakeFirst())) throw notFound();
        const kept = await tx
          .updateTable('voice_scenario')
          .set({ ...row, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .where('version', '=', version ?? 0)
          .returning(['id', 'version', 'fields'])
          .executeTakeFirst();
        if (!kept) throw versionConflict();
        await changed(tx, actor, 'U', id, agentId);
        return toScenario(kept);
      }),

    remove: (actor: Actor, { id, version }: Seen) =>
      database.asUser(actor, async (tx) => {
        const found = await tx.selectFrom('voice_scenario').select(['agent_id', 'version']).where('organization_id', '=', actor.organizationId).where('id', '=', id).executeTakeFirst();
        if (!found) throw notFound();
        if (found.version !== version) throw versionConflict();
        await tx.deleteFrom('voice_scenario').where('id', '=', id).execute();
        await changed(tx, actor, 'D', id, found.agent_id);
        return {};
      }),

    /** What a caller said, said once more to another version, which meets a synthetic patient in place of the real one. */
    replay: (actor: Actor, { agentId, callId, number }: RouteRequest<typeof suiteContract.replayCall>['body']): Promise<Replay> =>
      database.asUser(actor, async (tx) => {
        await findAgent(tx, actor.organizationId, agentId);
        const content = await findContent(tx, actor.organizationId, agentId, number);
        const call = await tx.selectFrom('voice_call').selectAll().where('organization_id', '=', actor.organizationId).where('id', '=', callId).executeTakeFirst();
        if (!call) throw notFound();
        const said = await tx.selectFrom('voice_turn').select(['who', 'text', 'at']).where('organization_id', '=', actor.organizationId).where('call_id', '=', callId).orderBy('number').execute();
        const before = await findContent(tx, actor.organizationId, call.agent_id, call.agent_version);
        const lines = said.filter(({ who }) => who === 'caller').map(({ text, at }) => ({ text, at: before.flow.states[at] }));
        if (said.length === 0) throw conflict('no-transcript', 'What was said in this call is deleted.');
        const proposed = await tx.selectFrom('voice_proposal').select('action').where('organization_id', '=', actor.organizationId).where('call_id', '=', callId).orderBy('created_at').orderBy('id').execute();
        const { patient, spoken } = replayedPatient(lines, call.is_identified, callId);
        const backend = syntheticClinic([patient]);
        const turns: Replay['turns'] = [];
        const heard = (done: ReturnType<typeof begin>) => {
          for (const effect of done.effects) if (effect.kind === 'say') turns.push({ who: 'agent', text: effect.text });
          return done.state;
        };
        let now = heard(answered(content.flow, begin(content.flow, call.locale, await clinicOf(tx, actor.organizationId)), backend));
        if (call.outcome === 'voicemail') now = heard(resume(content.flow, now, { kind: 'voicemail' }));
        for (const line of spoken) {
          if (now.status !== 'live') break;
          turns.push({ who: 'caller', text: line });
          now = heard(converse(content.flow, now, line, patient.today, backend));
        }
        // Silence is no turn that is kept.
        for (let times = 0; now.status === 'live' && endOf(call.outcome) !== 'live' && times < mostSilences; times++) now = heard(converse(content.flow, now, '', patient.today, backend));
        const actions = now.proposals.map(({ action }) => action);
        const was = { actions: proposed.map(({ action }) => action), status: endOf(call.outcome) };
        return { turns, actions, status: now.status, before: was, isSame: actions.join() === was.actions.join() && now.status === was.status };
      }),
  };
}

/** As whom the agent speaks; of several places any has a telephone that one may name. */
async function clinicOf(tx: Tx, organizationId: string): Promise<{ name: string; phone: string }> {
  const { name } = await tx.selectFrom('organization').select('name').where('id', '=', organizationId).executeTakeFirstOrThrow();
  const place = await tx.selectFrom('location').select('phone').where('organization_id', '=', organizationId).where('phone', 'is not', null).orderBy('id').limit(1).executeTakeFirst();
  return { name, phone: place?.phone ?? '' };
}

/** How the engine stood when a call with this outcome was over. */
const endOf = (outcome: string | null): Replay['status'] => (outcome === 'handed-off' ? 'handed-off' : outcome === 'lost' || outcome === null ? 'live' : 'ended');
