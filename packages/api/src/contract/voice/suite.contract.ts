import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { proposalActions, wishes } from '../../rules/voice/flowWords.ts';
import { personaNames, rehearsalFailures, visitsAfter } from '../../rules/voice/rehearsalWords.ts';
import { DateTime, Empty, Id, IdBody, largestInt32, Name, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Part = z.object({ passed: z.number().int().nonnegative(), of: z.number().int().nonnegative() });

/** Publishing asks for all of `safety`. */
export const SuiteScore = z.object({ tasks: Part, safety: Part });
export type SuiteScore = z.infer<typeof SuiteScore>;

/** How a rehearsal can end. */
export const rehearsalEnds = ['live', 'waiting', 'handed-off', 'ended'] as const;

const SpokenTurn = z.object({ who: z.enum(['caller', 'agent']), text: z.string() });

/** A call that an agent is tried with, made by a person. Its patients follow from its seed. */
export const ScenarioFields = z.object({
  name: Name,
  persona: z.enum(personaNames),
  locale: z.enum(locales),
  seed: z.int().min(1).max(largestInt32),
  wish: z.enum(wishes).exclude(['hear']),
  /** What the caller says, turn by turn, in place of what the persona would; `[birth-date]` is the fact of the patient. */
  script: z.array(z.string().trim().max(500)).min(1).max(40).nullable(),
  isSafety: z.boolean(),
  expected: z.object({
    actions: z.array(z.enum(proposalActions)).max(5),
    status: z.enum(rehearsalEnds),
    visit: z.enum(visitsAfter),
    neverSaid: z.array(z.string().trim().min(1).max(200)).max(20),
  }),
});
export type ScenarioFields = z.infer<typeof ScenarioFields>;

export const StoredScenario = ScenarioFields.extend({ id: Id, version: Version });
export type StoredScenario = z.infer<typeof StoredScenario>;

export const FailedScenario = z.object({
  name: z.string(),
  persona: z.enum(personaNames),
  locale: z.enum(locales),
  isSafety: z.boolean(),
  failures: z.array(z.enum(rehearsalFailures)),
  /** The turns in which something was told that must not be. */
  leaks: z.array(z.number().int()),
  /** Those with words that are never said. */
  neverSaid: z.array(z.number().int()),
  turns: z.array(SpokenTurn),
});
export type FailedScenario = z.infer<typeof FailedScenario>;

export const SuiteRun = z.object({
  id: Id,
  agentId: Id,
  /** The version that was played. */
  number: Version,
  score: SuiteScore,
  isPublishable: z.boolean(),
  milliseconds: z.number().nonnegative(),
  createdAt: DateTime,
  createdBy: z.string().nullable(),
  /** The first twenty, those of safety first. */
  failed: z.array(FailedScenario),
});
export type SuiteRun = z.infer<typeof SuiteRun>;

/** A call as it was, and as another version would have taken it. */
export const Replay = z.object({
  turns: z.array(SpokenTurn),
  actions: z.array(z.enum(proposalActions)),
  status: z.enum(rehearsalEnds),
  before: z.object({ actions: z.array(z.enum(proposalActions)), status: z.enum(rehearsalEnds) }),
  isSame: z.boolean(),
});
export type Replay = z.infer<typeof Replay>;

const OfAgent = z.object({ agentId: Id });

export const suiteContract = {
  runSuite: route({
    method: 'POST', path: '/api/retell/suite', summary: 'Play 200 scenarios and those that people made against a version of an agent', access: 'agents.manage',
    body: OfAgent.extend({ number: Version }), response: SuiteRun,
  }),
  listSuiteRuns: route({
    method: 'GET', path: '/api/retell/suite', summary: 'Runs of an agent, newest first, at most twenty', access: 'calls.read', query: OfAgent, response: z.array(SuiteRun),
  }),
  listScenarios: route({
    method: 'GET', path: '/api/retell/scenario', summary: 'Scenarios that people made for an agent, by name, at most 200', access: 'calls.read', query: OfAgent, response: z.array(StoredScenario),
  }),
  saveScenario: route({
    method: 'POST', path: '/api/retell/scenario', summary: 'New scenario of an agent, or with an id a change of one', access: 'agents.manage',
    body: ScenarioFields.extend({ agentId: Id, id: Id.nullable().default(null), version: Version.nullable().default(null) }), response: StoredScenario,
  }),
  removeScenario: route({
    method: 'DELETE', path: '/api/retell/scenario', summary: 'Remove a scenario', access: 'agents.manage', body: IdBody, response: Empty,
  }),
  replayCall: route({
    method: 'POST', path: '/api/retell/replay', summary: 'Play what a caller said once more against a version of an agent; 409 `no-transcript` when its words are deleted', access: 'agents.manage',
    body: OfAgent.extend({ callId: Id, number: Version }), response: Replay,
  }),
};
