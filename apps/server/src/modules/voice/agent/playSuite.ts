import { setImmediate } from 'node:timers/promises';
import type { AgentFlow, FailedScenario, SuiteRun } from '@intake/api/contract';
import { appointmentSuite, isPublishable, playSuite, scenarioOf, suiteSize, type Scenario, type SuiteResult } from '@intake/api/rules/voice';
import type { Actor } from '../../../kernel/actor.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';

const mostFailed = 20;
/** Scenarios between two looks at what else there is to do. */
const atOnce = 5;

export interface Played {
  result: SuiteResult;
  milliseconds: number;
}

/** The suite of every agent, and what people made for this one. */
export async function scenariosFor(tx: Tx, organizationId: string, agentId: string, flow: AgentFlow): Promise<Scenario[]> {
  const own = await tx.selectFrom('voice_scenario').select('fields').where('organization_id', '=', organizationId).where('agent_id', '=', agentId).orderBy('name').orderBy('id').limit(200).execute();
  return [...appointmentSuite(flow, suiteSize), ...own.map(({ fields }) => scenarioOf(fields)).filter(({ locale }) => flow.languages.includes(locale))];
}

/** Plays them, letting others have their turn in between. */
export async function playVersion(flow: AgentFlow, scenarios: readonly Scenario[]): Promise<Played> {
  const began = performance.now();
  const results: SuiteResult[] = [];
  for (let first = 0; first < scenarios.length; first += atOnce) {
    results.push(playSuite(flow, scenarios.slice(first, first + atOnce)));
    await setImmediate();
  }
  const sum = (part: 'tasks' | 'safety') => ({
    passed: results.reduce((all, result) => all + result[part].passed, 0), of: results.reduce((all, result) => all + result[part].of, 0),
  });
  const result = { tasks: sum('tasks'), safety: sum('safety'), failed: results.flatMap(({ failed }) => failed) };
  return { result, milliseconds: Math.round(performance.now() - began) };
}

const toFailed = ({ scenario, rehearsal }: SuiteResult['failed'][number]): FailedScenario => ({
  name: scenario.name, persona: scenario.persona, locale: scenario.locale, isSafety: scenario.isSafety || rehearsal.leaks.length > 0,
  failures: [...rehearsal.failures], leaks: rehearsal.leaks.map(({ turn }) => turn), neverSaid: [...rehearsal.neverSaid], turns: [...rehearsal.turns],
});

/** Keeps what came of it; those that failed safety first. */
export async function keepRun(tx: Tx, actor: Actor, { agentId, number }: { agentId: string; number: number }, { result, milliseconds }: Played): Promise<string> {
  const failed = result.failed.map(toFailed).toSorted((one, other) => Number(other.isSafety) - Number(one.isSafety)).slice(0, mostFailed);
  const { id } = await tx
    .insertInto('voice_suite_run')
    .values({
      organization_id: actor.organizationId, agent_id: agentId, agent_version: number, milliseconds, failed: JSON.stringify(failed), created_by: actor.userId,
      tasks_passed: result.tasks.passed, tasks_of: result.tasks.of, safety_passed: result.safety.passed, safety_of: result.safety.of,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await appendAudit(tx, {
    actor, action: 'E', entity: 'voice_agent', entityId: agentId, outcome: isPublishable(result) ? 'success' : 'failure', detail: { event: 'rehearse', version: number, safety: result.safety },
  });
  await publish(tx, { organizationId: actor.organizationId, topic: 'call', entity: 'voice_agent', entityId: agentId });
  return id;
}

/** Newest first. */
export async function listRuns(tx: Tx, organizationId: string, agentId: string, id?: string): Promise<SuiteRun[]> {
  let rows = tx
    .selectFrom('voice_suite_run as run')
    .leftJoin('app_user', 'app_user.id', 'run.created_by')
    .selectAll('run')
    .select('app_user.display_name')
    .where('run.organization_id', '=', organizationId)
    .where('run.agent_id', '=', agentId)
    .orderBy('run.created_at', 'desc')
    .limit(mostFailed);
  if (id) rows = rows.where('run.id', '=', id);
  return (await rows.execute()).map((run) => {
    const score = { tasks: { passed: run.tasks_passed, of: run.tasks_of }, safety: { passed: run.safety_passed, of: run.safety_of } };
    return {
      id: run.id, agentId, number: run.agent_version, score, isPublishable: isPublishable({ ...score, failed: [] }), milliseconds: run.milliseconds,
      createdAt: run.created_at.toISOString(), createdBy: run.display_name, failed: run.failed.map((one) => ({ neverSaid: [], ...one })),
    };
  });
}
