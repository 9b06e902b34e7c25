import { z } from 'zod';
import { consentActs, consentChannels, consentKinds, consentSources } from '../../rules/vocabulary.ts';
import { LocalDateTime } from '../appointment/appointmentSummary.contract.ts';
import { DateTime, Id, OptionalText } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Channel = z.enum(consentChannels);

/** One time that a patient said something about a channel. It is never changed. */
export const ConsentEvent = z.object({
  id: Id,
  patientId: Id,
  channel: Channel,
  act: z.enum(consentActs),
  /** Null of a withdrawal. */
  kind: z.enum(consentKinds).nullable(),
  source: z.enum(consentSources),
  /** What the patient read or was told; always there for express consent. */
  wording: OptionalText,
  note: OptionalText,
  effectiveAt: DateTime,
  /** When it ends by itself; null: not. */
  expiresAt: DateTime.nullable(),
  recordedAt: DateTime,
  recordedBy: z.string(),
});
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** What is in force, derived from the history. */
export const ConsentState = z.object({
  channel: Channel,
  status: z.enum(['given', 'withdrawn', 'expired', 'none']),
  kind: z.enum(consentKinds).nullable(),
  since: DateTime.nullable(),
  until: DateTime.nullable(),
});
export type ConsentState = z.infer<typeof ConsentState>;

export const Consents = z.object({
  /** One for each channel, in their order. */
  states: z.array(ConsentState),
  /** The newest first. */
  history: z.array(ConsentEvent),
});
export type Consents = z.infer<typeof Consents>;

export const NewConsent = z.object({
  channel: Channel,
  act: z.enum(consentActs),
  /** Needed when it is given. */
  kind: z.enum(consentKinds).nullable(),
  source: z.enum(consentSources),
  /** Needed for express consent. */
  wording: OptionalText,
  note: OptionalText,
  /** By the clock of the organisation, and not later than now; null: now. */
  at: LocalDateTime.nullable(),
});
export type NewConsent = z.infer<typeof NewConsent>;

export const consentContract = {
  listConsents: route({
    method: 'GET',
    path: '/api/consents/',
    summary: 'Whether a patient may be reached by each channel, and all that they said about it; the view is audited',
    access: 'patients.read',
    query: z.object({ patientId: Id }),
    response: Consents,
  }),
  recordConsent: route({
    method: 'POST',
    path: '/api/consents/',
    summary: 'Add what a patient said about a channel; nothing that was recorded is changed',
    access: 'patients.write',
    body: NewConsent.extend({ patientId: Id }),
    response: ConsentEvent,
  }),
};
