import { z } from 'zod';
import { numberFailures, numberFeatures, numberKinds, numberLines, numberStatuses, numberTargets } from '../../rules/phone/numberWords.ts';
import { DateTime, Id, IdBody, PhoneNumber, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const TargetRef = z.object({ kind: z.enum(numberTargets), id: Id });
export type NumberTargetRef = z.infer<typeof TargetRef>;

/** Where what comes in by a number goes. */
export const NumberTarget = TargetRef.extend({
  name: z.string(),
  /** Of a bin. */
  locationName: z.string().nullable(),
});
export type NumberTarget = z.infer<typeof NumberTarget>;

/** A number of the organisation, whether it was ordered here or only named in its settings. */
export const ClinicNumber = z.object({
  number: PhoneNumber,
  /** Null for one that was not ordered here; it is `active`, and cannot be released here. */
  id: Id.nullable(),
  version: Version.nullable(),
  status: z.enum(numberStatuses),
  kind: z.enum(numberKinds).nullable(),
  /** As the catalogue of the provider has it; empty when not known. */
  region: z.string(),
  monthlyCents: z.number().int().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  failure: z.enum(numberFailures).nullable(),
  /** Proven to be the organisation's; what comes to another one waits. */
  isProven: z.boolean(),
  /** The provider brings what comes in to where it is wanted. */
  isApplied: z.boolean(),
  /** Faxes and text messages leave from it. */
  isSender: z.boolean(),
  /** Files go with text messages from it; null for a number that none leave from. */
  sendsPictures: z.boolean().nullable(),
  /** Null when that is settled at the provider alone. */
  takesTexts: z.boolean().nullable(),
  targets: z.array(NumberTarget),
  orderedAt: DateTime.nullable(),
  orderedBy: z.string().nullable(),
  releasedAt: DateTime.nullable(),
});
export type ClinicNumber = z.infer<typeof ClinicNumber>;

export const ClinicNumbers = z.object({
  /** By number; of those that failed or were released the 50 newest, behind the others. */
  numbers: z.array(ClinicNumber),
  line: z.enum(numberLines),
  /** Text messages can be taken by numbers that are ordered here. */
  hasTexts: z.boolean(),
  /** Agents can answer numbers that are ordered here. */
  hasAgents: z.boolean(),
});
export type ClinicNumbers = z.infer<typeof ClinicNumbers>;

export const AvailableNumber = z.object({
  number: PhoneNumber,
  kind: z.enum(numberKinds),
  region: z.string(),
  features: z.array(z.enum(numberFeatures)),
  monthlyCents: z.number().int().nullable(),
  currency: z.string().nullable(),
});
export type AvailableNumber = z.infer<typeof AvailableNumber>;

/** What hangs on a number: of the last 30 days, each counted up to 1000. */
export const NumberUse = z.object({
  faxes: z.number().int(),
  lastFaxAt: DateTime.nullable(),
  conversations: z.number().int(),
  /** Messages that wait to be sent from it. */
  waiting: z.number().int(),
  calls: z.number().int(),
});
export type NumberUse = z.infer<typeof NumberUse>;

export const clinicNumberContract = {
  listClinicNumbers: route({
    method: 'GET', path: '/api/phone', summary: 'The organisation’s numbers and what each of them does', access: 'settings.manage', response: ClinicNumbers,
  }),
  bindClinicNumber: route({
    method: 'PUT', path: '/api/phone', access: 'settings.manage',
    summary: 'Say where what comes in by a number goes. `seen` is what it did as the caller saw it; 409 `version-conflict` when it does something else by now, `not-published` for an agent without a version that answers, `no-agent-line` where agents cannot be reached by it',
    body: z.object({
      number: PhoneNumber,
      seen: z.array(TargetRef).max(60),
      to: TargetRef.nullable(),
      /** Null leaves it as it is. */
      takesTexts: z.boolean().nullable().default(null),
    }),
    response: ClinicNumber,
  }),
  searchNumbers: route({
    method: 'GET', path: '/api/phone/available', access: 'settings.manage',
    summary: 'Numbers that can be ordered, at most 40; 409 `no-line` or `provider-off` where none can',
    query: z.object({
      kind: z.enum(numberKinds).default('local'),
      areaCode: z.string().regex(/^[2-9]\d{2}$/).optional(),
      province: Province.optional(),
      locality: z.string().trim().max(60).optional(),
      /** Digits that stand next to each other in it. */
      contains: z.string().regex(/^\d{2,7}$/).optional(),
    }),
    response: z.array(AvailableNumber),
  }),
  orderNumber: route({
    method: 'POST', path: '/api/phone/order', access: 'settings.manage',
    summary: 'Order a number, once for each key; 409 `number-taken` when somebody here has it already',
    body: z.object({ clientKey: Id, number: PhoneNumber, kind: z.enum(numberKinds), region: z.string().trim().max(200), monthlyCents: z.int32().min(0).nullable(), currency: z.string().regex(/^[A-Z]{3}$/).nullable() }),
    response: ClinicNumber,
  }),
  getNumberUse: route({
    method: 'GET', path: '/api/phone/use', summary: 'What hangs on a number', access: 'settings.manage', query: z.object({ number: PhoneNumber }), response: NumberUse,
  }),
  releaseNumber: route({
    method: 'POST', path: '/api/phone/release', access: 'settings.manage',
    summary: 'Give a number back for good; what comes in until the provider has taken it is filed as before. 409 `number-is-sender` for the one that faxes leave from, 422 when `confirmation` is another number',
    body: IdBody.extend({ confirmation: z.string().trim().min(1).max(40) }), response: ClinicNumber,
  }),
};
