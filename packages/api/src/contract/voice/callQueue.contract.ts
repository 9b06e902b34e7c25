import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { callRefusals, queueKinds, queueStatuses } from '../../rules/voice/callWords.ts';
import { WallTime, WallTimeEnd } from '../appointment/calendarSettings.contract.ts';
import { DateTime, Id, IdBody, listOf, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const QueuedVisit = z.object({ id: Id, startsAt: DateTime, timeZone: z.string(), visitTypeName: z.string() });

/** A call that is to be made. */
export const QueuedCall = z.object({
  id: Id,
  version: Version,
  kind: z.enum(queueKinds),
  status: z.enum(queueStatuses),
  /** Why it waits or was not made. */
  refusal: z.enum(callRefusals).nullable(),
  patientId: Id,
  patientName: z.string(),
  number: PhoneNumber.nullable(),
  locale: z.enum(locales),
  agentId: Id,
  agentName: z.string(),
  appointment: QueuedVisit.nullable(),
  /** When it can be made at the earliest, by the hours of the patient. */
  notBefore: DateTime,
  expiresAt: DateTime.nullable(),
  attempts: z.number().int(),
  /** The last one made. */
  callId: Id.nullable(),
  createdAt: DateTime,
});
export type QueuedCall = z.infer<typeof QueuedCall>;

/** Somebody who could be called for a kind, and is not in the queue. */
export const SuggestedCall = z.object({
  patientId: Id,
  patientName: z.string(),
  appointment: QueuedVisit.nullable(),
  refusal: z.enum(callRefusals).nullable(),
});
export type SuggestedCall = z.infer<typeof SuggestedCall>;

const Window = z.object({ from: WallTime, until: WallTimeEnd });

/** When and how much agents call. */
export const CallPolicy = z.object({
  version: Version,
  isPaused: z.boolean(),
  /** In the zone of the patient. */
  weekday: Window,
  weekend: Window,
  perDay: z.int().min(0).max(10_000),
  perPatientPerDay: z.int().min(1).max(10),
  atOnce: z.int().min(1).max(50),
  /** How long the words as they were said, and the transcript, are kept. */
  rawDays: z.int().min(0).max(90),
  transcriptDays: z.int().min(1).max(3650),
});
export type CallPolicy = z.infer<typeof CallPolicy>;

export const callQueueContract = {
  listCallQueue: route({
    method: 'GET', path: '/api/retell/queue', summary: 'Calls to be made and those that came to nothing, next first; others by `status`', access: 'calls.read',
    query: PageQuery.extend({ status: listOf(queueStatuses), kind: listOf(queueKinds), patientId: Id.optional() }), response: pageOf(QueuedCall),
  }),
  suggestCalls: route({
    method: 'GET', path: '/api/retell/queue/suggested', summary: 'Who could be called for a kind and is not in the queue, at most a hundred', access: 'calls.read',
    query: z.object({ kind: z.enum(queueKinds) }), response: z.array(SuggestedCall),
  }),
  queueCalls: route({
    method: 'POST', path: '/api/retell/queue', summary: 'Have patients called when it is allowed; who waits already for the same is not queued twice', access: 'calls.place',
    body: z.object({
      kind: z.enum(queueKinds), agentId: Id.nullable(),
      items: z.array(z.object({ patientId: Id, appointmentId: Id.nullable() })).min(1).max(100),
      notBefore: DateTime.nullable().default(null),
    }),
    response: z.object({ queued: z.number().int(), alreadyQueued: z.number().int() }),
  }),
  withdrawQueued: route({
    method: 'POST', path: '/api/retell/queue/withdraw', summary: 'Take a call that is not made yet, or came to nothing, out of the queue', access: 'calls.place', body: IdBody, response: QueuedCall,
  }),
  getCallPolicy: route({
    method: 'GET', path: '/api/retell/call-policy', summary: 'When and how much agents call, and how long words are kept', access: 'calls.read', response: CallPolicy,
  }),
  saveCallPolicy: route({
    method: 'PUT', path: '/api/retell/call-policy', summary: 'Change when and how much agents call', access: 'agents.manage', body: CallPolicy, response: CallPolicy,
  }),
};
