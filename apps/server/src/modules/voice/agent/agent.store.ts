import { sql } from 'kysely';
import type { Agent, AgentContent, AgentDetail, AgentVersion, SuiteScore } from '@intake/api/contract';
import { flowProblems } from '@intake/api/rules/voice';
import { notFound } from '../../../kernel/errors.ts';
import type { Tx } from '../../../platform/database/database.port.ts';

const mostAgents = 200;
const mostVersions = 100;

/** The last run of each version. */
const scoreOf = (version: string) =>
  sql<SuiteScore | null>`(select json_build_object('tasks', json_build_object('passed', run.tasks_passed, 'of', run.tasks_of),
      'safety', json_build_object('passed', run.safety_passed, 'of', run.safety_of))
    from voice_suite_run run
    where run.organization_id = voice_agent.organization_id and run.agent_id = voice_agent.id and run.agent_version = ${sql.ref(version)}
    order by run.created_at desc limit 1)`;

const rowsOf = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('voice_agent')
    .innerJoin('voice_agent_version as newest', (join) =>
      join.onRef('newest.organization_id', '=', 'voice_agent.organization_id').onRef('newest.agent_id', '=', 'voice_agent.id').onRef('newest.number', '=', 'voice_agent.version'))
    .selectAll('voice_agent')
    .select([
      'newest.content',
      scoreOf('voice_agent.version').as('score'),
      sql<string[]>`array(select number from voice_number where voice_number.organization_id = voice_agent.organization_id and voice_number.agent_id = voice_agent.id order by number)`.as('numbers'),
      sql<{ calls: number; handOffs: number }>`(select json_build_object('calls', count(*), 'handOffs', count(*) filter (where outcome = 'handed-off'))
        from voice_call where voice_call.organization_id = voice_agent.organization_id and voice_call.agent_id = voice_agent.id
          and voice_call.created_at > now() - interval '30 days' and purpose <> 'rehearsal')`.as('used'),
    ])
    .where('voice_agent.organization_id', '=', organizationId)
    .where('voice_agent.removed_at', 'is', null);

type AgentRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;

const toAgent = ({ id, version, name, content, published_version, published_at, score, numbers, used, updated_at }: AgentRow): Agent => ({
  id, version, name, purpose: content.purpose, languages: content.flow.languages,
  publishedVersion: published_version, publishedAt: published_at?.toISOString() ?? null,
  problems: flowProblems(content.flow).length, score, numbers, ...used, updatedAt: updated_at.toISOString(),
});

export const listAgents = async (tx: Tx, organizationId: string): Promise<Agent[]> =>
  (await rowsOf(tx, organizationId).orderBy('voice_agent.name').orderBy('voice_agent.id').limit(mostAgents).execute()).map(toAgent);

/** 404 for one that is not there, or was removed. */
export async function findAgent(tx: Tx, organizationId: string, id: string): Promise<AgentDetail> {
  const row = await rowsOf(tx, organizationId).where('voice_agent.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const publishedContent = row.published_version === null ? null : await findContent(tx, organizationId, id, row.published_version);
  return { ...toAgent(row), content: row.content, publishedContent };
}

/** What a version does; 404 when there is none of this number. */
export async function findContent(tx: Tx, organizationId: string, agentId: string, number: number): Promise<AgentContent> {
  const row = await tx
    .selectFrom('voice_agent_version')
    .select('content')
    .where('organization_id', '=', organizationId)
    .where('agent_id', '=', agentId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.content;
}

const versionsOf = (tx: Tx, organizationId: string, agentId: string) =>
  tx
    .selectFrom('voice_agent_version as said')
    .innerJoin('voice_agent', (join) => join.onRef('voice_agent.organization_id', '=', 'said.organization_id').onRef('voice_agent.id', '=', 'said.agent_id'))
    .leftJoin('app_user', 'app_user.id', 'said.created_by')
    .select(['said.number', 'said.created_at', 'said.content', 'app_user.display_name', 'voice_agent.published_version', scoreOf('said.number').as('score')])
    .where('said.organization_id', '=', organizationId)
    .where('said.agent_id', '=', agentId);

type VersionRow = Awaited<ReturnType<ReturnType<typeof versionsOf>['executeTakeFirstOrThrow']>>;

const toVersion = ({ number, created_at, display_name, published_version, score }: VersionRow): AgentVersion => ({
  number, createdAt: created_at.toISOString(), createdBy: display_name, isPublished: published_version === number, score,
});

/** Newest first, also of an agent that was removed, for the calls that it made. */
export async function listVersions(tx: Tx, organizationId: string, agentId: string): Promise<AgentVersion[]> {
  const rows = await versionsOf(tx, organizationId, agentId).orderBy('said.number', 'desc').limit(mostVersions).execute();
  if (rows.length === 0) throw notFound();
  return rows.map(toVersion);
}

export async function findVersion(tx: Tx, organizationId: string, agentId: string, number: number): Promise<AgentVersion & { content: AgentContent }> {
  const row = await versionsOf(tx, organizationId, agentId).where('said.number', '=', number).executeTakeFirst();
  if (!row) throw notFound();
  return { ...toVersion(row), content: row.content };
}

export const insertVersion = (tx: Tx, who: { organizationId: string; userId: string | null }, agentId: string, number: number, content: AgentContent) =>
  tx
    .insertInto('voice_agent_version')
    .values({ organization_id: who.organizationId, agent_id: agentId, number, content: JSON.stringify(content), created_by: who.userId })
    .execute();

/** The row, locked until the transaction ends. */
export async function lockAgent(tx: Tx, organizationId: string, id: string) {
  const row = await tx.selectFrom('voice_agent').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).where('removed_at', 'is', null).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
