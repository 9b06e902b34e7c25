import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { agentPurposes, voicemailWays } from '../../rules/voice/callWords.ts';
import { WallTime, WallTimeEnd } from '../appointment/calendarSettings.contract.ts';
import { DateTime, Empty, Id, IdBody, largestInt32, Name, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { AgentFlow } from './agentFlow.contract.ts';
import { SuiteScore } from './suite.contract.ts';

/** A stretch of the week in which an agent answers. */
export const AgentHours = z.object({
  /** ISO 8601: 1 is Monday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: WallTime,
  until: WallTimeEnd,
});
export type AgentHours = z.infer<typeof AgentHours>;

/** What an agent does. Every change of it is a version, which is kept as it is. */
export const AgentContent = z.object({
  purpose: z.enum(agentPurposes),
  /** Of the list of voices; null for text alone. */
  voiceId: z.string().trim().min(1).max(100).nullable(),
  flow: AgentFlow,
  /** Whom a hand-off is put through to; with null the call ends as one to call back. */
  transferTo: PhoneNumber.nullable(),
  voicemail: z.enum(voicemailWays),
  /** None: it answers always. Outside of them it says what it would say to a machine. */
  hours: z.array(AgentHours).max(21),
  /** Whose clock the hours go by, and whose number it names; null for the organisation's. */
  locationId: Id.nullable(),
  /** Asked with its purpose, and kept with the call; sound is not kept, whatever was answered. */
  asksToRecord: z.boolean(),
});
export type AgentContent = z.infer<typeof AgentContent>;

export const Agent = z.object({
  id: Id,
  /** The number of the newest version too. */
  version: Version,
  name: z.string(),
  purpose: z.enum(agentPurposes),
  languages: z.array(z.enum(locales)),
  /** The version that answers calls; null as long as none does. */
  publishedVersion: Version.nullable(),
  publishedAt: DateTime.nullable(),
  /** How many problems `flowProblems` finds in the newest version. */
  problems: z.number().int(),
  /** Of the newest version; null when it was not played. */
  score: SuiteScore.nullable(),
  /** Numbers that it answers. */
  numbers: z.array(PhoneNumber),
  /** Of the last 30 days: calls without rehearsals, and those that were handed to a person. */
  calls: z.number().int(),
  handOffs: z.number().int(),
  updatedAt: DateTime,
});
export type Agent = z.infer<typeof Agent>;

/** With the content of the newest version, and of the one that answers calls, to compare them. */
export const AgentDetail = Agent.extend({ content: AgentContent, publishedContent: AgentContent.nullable() });
export type AgentDetail = z.infer<typeof AgentDetail>;

export const AgentVersion = z.object({
  number: Version,
  createdAt: DateTime,
  createdBy: z.string().nullable(),
  isPublished: z.boolean(),
  score: SuiteScore.nullable(),
});
export type AgentVersion = z.infer<typeof AgentVersion>;

export const Voice = z.object({
  id: z.string(),
  name: z.string(),
  languages: z.array(z.enum(locales)),
  /** `local` speaks on this machine and needs no network. */
  provider: z.enum(['local', 'retell']),
});
export type Voice = z.infer<typeof Voice>;

export const VoiceNumber = z.object({
  id: Id,
  version: Version,
  number: PhoneNumber,
  locationName: z.string().nullable(),
  /** Who answers it; null: no agent does. */
  agentId: Id.nullable(),
  agentName: z.string().nullable(),
});
export type VoiceNumber = z.infer<typeof VoiceNumber>;

const OneAgent = z.object({ id: Id });
const AgentVersionNumber = z.coerce.number<number>().int().min(1).max(largestInt32);

export const agentContract = {
  listAgents: route({
    method: 'GET', path: '/api/retell/agent-list', summary: 'Voice agents by name, at most 200', access: 'calls.read', response: z.array(Agent),
  }),
  getAgent: route({
    method: 'GET', path: '/api/retell/agent/{id}', summary: 'One agent with its newest version and what is published', access: 'calls.read', params: OneAgent, response: AgentDetail,
  }),
  createAgent: route({
    method: 'POST', path: '/api/retell/create', summary: 'New voice agent; without content, with the flow that comes along', access: 'agents.manage',
    body: z.object({ name: Name, purpose: z.enum(agentPurposes), content: AgentContent.nullable().default(null) }), response: AgentDetail,
  }),
  updateAgent: route({
    method: 'PUT', path: '/api/retell/update', summary: 'Change an agent, which makes a version; a flow with problems is kept as it is, and not published', access: 'agents.manage',
    body: IdBody.extend({ name: Name, content: AgentContent }), response: AgentDetail,
  }),
  removeAgent: route({
    method: 'DELETE', path: '/api/retell/delete', summary: 'Remove an agent; its numbers are nobody’s, its calls and versions are kept', access: 'agents.manage', body: IdBody, response: Empty,
  }),
  publishAgent: route({
    method: 'POST', path: '/api/retell/publish', access: 'agents.manage',
    summary: 'Have a version answer calls, the newest or an older one; 409 `flow-problems` when something is wrong with it, `unsafe` when a safety scenario fails. `version` is that of the agent as the caller saw it',
    body: IdBody.extend({ number: Version }), response: AgentDetail,
  }),
  listAgentVersions: route({
    method: 'GET', path: '/api/retell/agent/{id}/version', summary: 'Versions of an agent, newest first, at most a hundred', access: 'calls.read', params: OneAgent, response: z.array(AgentVersion),
  }),
  getAgentVersion: route({
    method: 'GET', path: '/api/retell/agent/{id}/version/{number}', summary: 'One version with its content', access: 'calls.read',
    params: z.object({ id: Id, number: AgentVersionNumber }), response: AgentVersion.extend({ content: AgentContent }),
  }),
  listVoices: route({
    method: 'GET', path: '/api/retell/voice-list', summary: 'Voices that an agent can have', access: 'calls.read', response: z.array(Voice),
  }),
  listVoiceNumbers: route({
    method: 'GET', path: '/api/retell/phone-list', summary: 'Numbers that can be called, and the agent who answers each', access: 'calls.read', response: z.array(VoiceNumber),
  }),
  bindVoiceNumber: route({
    method: 'PUT', path: '/api/retell/phone-list', summary: 'Say which agent answers a number; 409 `not-published` for one that has no version to answer with', access: 'agents.manage',
    body: IdBody.extend({ agentId: Id.nullable() }), response: VoiceNumber,
  }),
};
