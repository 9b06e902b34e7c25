import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { callChannels, callDirections, callOutcomes, callPurposes, callRefusals, callStatuses, proposalStatuses, queueKinds, recordingConsents } from '../../rules/voice/callWords.ts';
import { proposalActions, slots } from '../../rules/voice/flowWords.ts';
import { appointmentStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id, IdBody, largestInt32, listOf, pageOf, PageQuery, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const Call = z.object({
  id: Id,
  version: Version,
  channel: z.enum(callChannels),
  direction: z.enum(callDirections),
  purpose: z.enum(callPurposes),
  status: z.enum(callStatuses),
  /** Null while it goes on. */
  outcome: z.enum(callOutcomes).nullable(),
  agentId: Id,
  agentName: z.string(),
  /** The version that spoke. */
  agentVersion: Version,
  /** Who was called, or who proved to be on the line. */
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  /** The other side; null of a web call. */
  number: PhoneNumber.nullable(),
  locale: z.enum(locales),
  createdAt: DateTime,
  startedAt: DateTime.nullable(),
  endedAt: DateTime.nullable(),
  /** The last of the call. */
  proposal: z.object({ action: z.enum(proposalActions), status: z.enum(proposalStatuses) }).nullable(),
  /** Hundredths of the currency; null while the provider has not said. */
  cost: z.object({ cents: z.number(), currency: z.string().length(3) }).nullable(),
});
export type Call = z.infer<typeof Call>;

/** `hit`: the first turn that holds what was searched for. */
export const ListedCall = Call.extend({ hit: z.object({ turn: z.number().int(), text: z.string() }).nullable() });
export type ListedCall = z.infer<typeof ListedCall>;

/** What was really said: of the agent, what was played before somebody interrupted. What proves who somebody is was taken out. */
export const CallTurn = z.object({
  number: z.number().int().nonnegative(),
  who: z.enum(['caller', 'agent']),
  text: z.string(),
  isInterrupted: z.boolean(),
  /** How the caller answered; null of the agent. */
  by: z.enum(['voice', 'text', 'key']).nullable(),
  at: DateTime,
  /** The state of the flow in which it was said. */
  state: z.string(),
});
export type CallTurn = z.infer<typeof CallTurn>;

export const CallProposal = z.object({
  id: Id,
  version: Version,
  callId: Id,
  action: z.enum(proposalActions),
  values: z.partialRecord(z.enum(slots), z.string()),
  /** The number of the turn of the transcript that it follows from. */
  turn: z.number().int().nullable(),
  status: z.enum(proposalStatuses),
  decidedBy: z.string().nullable(),
  decidedAt: DateTime.nullable(),
  /** The visit that it is about as it is now. */
  appointment: z
    .object({
      id: Id, status: z.enum(appointmentStatuses), startsAt: DateTime, timeZone: z.string(), visitTypeName: z.string(), locationName: z.string(),
      isConfirmed: z.boolean(),
      /** It is not what the caller spoke about any more: accepting is refused. */
      hasChanged: z.boolean(),
    })
    .nullable(),
});
export type CallProposal = z.infer<typeof CallProposal>;

export const CallDetail = Call.extend({
  turns: z.array(CallTurn),
  proposals: z.array(CallProposal),
  recording: z.object({ consent: z.enum(recordingConsents), url: z.string().nullable() }),
  transferredTo: PhoneNumber.nullable(),
  /** The provider's word for why it is over. */
  disconnection: z.string().nullable(),
  /** When its transcript is deleted; null once it was. */
  deleteAt: DateTime.nullable(),
  /** The words as they were said are still kept, for who may see them. */
  hasRaw: z.boolean(),
});
export type CallDetail = z.infer<typeof CallDetail>;

/** A person calls in spite of the hours or a limit, and says why. */
const override = { overrideReason: z.string().trim().min(3).max(300).nullable().default(null) };
/** Made when the button is shown: the same call twice is one. */
const clientKey = { clientKey: z.uuid() };
const refusals = `409 with why it is not made: ${callRefusals.join(', ')}`;

export const callContract = {
  listCalls: route({
    method: 'GET', path: '/api/retell/calls-history', summary: 'Calls, newest first, filtered, searched by what was said, and paged; rehearsals by their purpose only', access: 'calls.read',
    query: PageQuery.extend({
      status: listOf(callStatuses), outcome: listOf(callOutcomes), purpose: listOf(callPurposes), proposal: listOf(proposalStatuses),
      agentId: Id.optional(), patientId: Id.optional(), appointmentId: Id.optional(), from: DateTime.optional(), until: DateTime.optional(),
      /** Words of the transcript or of the name of the patient. */
      search: z.string().trim().max(100).optional(),
    }),
    response: pageOf(ListedCall),
  }),
  getCall: route({
    method: 'GET', path: '/api/retell/call/{id}', summary: 'One call with its transcript and what it proposes; the view is audited', access: 'calls.read',
    params: z.object({ id: Id }), response: CallDetail,
  }),
  readRawTranscript: route({
    method: 'GET', path: '/api/retell/call/{id}/raw', summary: 'The words as they were said, while they are kept; the view is audited', access: 'privacy.manage',
    params: z.object({ id: Id }), response: z.object({ turns: z.array(CallTurn) }),
  }),
  registerWebCall: route({
    method: 'POST', path: '/api/retell/register-web-call', summary: 'Start a call in the browser: a rehearsal with synthetic patients, or a call of a published version', access: 'calls.place',
    body: z.object({
      agentId: Id,
      locale: z.enum(locales),
      /** A rehearsal of the newest version with the patients of this seed; nothing of it touches the clinic. Null: a call of what is published. */
      rehearsalSeed: z.int().min(1).max(largestInt32).nullable(),
    }),
    /** `url`: a WebSocket of this server that speaks `media.contract.ts`, without the token. */
    response: z.object({ callId: Id, accessToken: z.string(), url: z.string(), expiresAt: DateTime }),
  }),
  removeWebCall: route({
    method: 'DELETE', path: '/api/retell/delete-web-call', summary: 'End a web call; a rehearsal is forgotten with it', access: 'calls.place', body: z.object({ id: Id }), response: Empty,
  }),
  registerPhoneCall: route({
    method: 'POST', path: '/api/retell/register-phone-call', summary: `Have an agent call a patient now. ${refusals}`, access: 'calls.place',
    body: z.object({ agentId: Id.nullable(), patientId: Id, appointmentId: Id.nullable(), purpose: z.enum(queueKinds), ...clientKey, ...override }), response: Call,
  }),
  startAppointmentCall: route({
    method: 'POST', path: '/api/clinics/start-appointment-call', summary: `Have the patient of a visit called now, by the agent for reminders unless another is named. ${refusals}`, access: 'calls.place',
    body: z.object({ appointmentId: Id, agentId: Id.nullable(), ...clientKey, ...override }), response: Call,
  }),
  acceptProposal: route({
    method: 'POST', path: '/api/retell/proposal/accept', access: 'appointments.write',
    summary: 'Do what a call proposes: confirm or cancel the visit; what a person does by hand is taken as seen to. 409 `visit-changed` when the visit is not what the caller spoke about any more',
    body: IdBody, response: CallDetail,
  }),
  dismissProposal: route({
    method: 'POST', path: '/api/retell/proposal/dismiss', summary: 'Leave what a call proposes undone', access: 'appointments.write', body: IdBody, response: CallDetail,
  }),
};
