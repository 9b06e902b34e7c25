import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { messageBlocks, messageChannels, reminderChannels, reminderPurposes } from '../../rules/messaging/messageWords.ts';
import { DateTime, Empty, Id, IdBody, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** What goes out by itself, when, to whom and in which language. */
export const ReminderRuleFields = z.object({
  name: z.string().trim().min(1).max(80),
  purpose: z.enum(reminderPurposes),
  /** Null for missing documents, which are asked for in words of the server’s own. */
  templateKey: z.string().max(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).nullable(),
  channel: z.enum(reminderChannels),
  /** Before the visit begins; of missing documents, since the patient was asked last. */
  hoursBefore: z.number().int().min(1).max(672),
  /** Null: the language of the patient, and English where the template does not speak it. */
  locale: z.enum(locales).nullable(),
  /** None: visits of any. Of missing documents always none. */
  visitTypeIds: z.array(Id).max(50),
  locationIds: z.array(Id).max(50),
  isActive: z.boolean(),
});
export type ReminderRuleFields = z.infer<typeof ReminderRuleFields>;

export const ReminderRule = ReminderRuleFields.extend({ id: Id, version: Version, updatedAt: DateTime });
export type ReminderRule = z.infer<typeof ReminderRule>;

/** A message as a rule would send it, or why it would not. */
export const PlannedReminder = z.object({
  ruleId: Id,
  ruleName: z.string(),
  /** The visit, or the referral that waits for something; the other is null. */
  appointmentId: Id.nullable(),
  requestId: Id.nullable(),
  patientId: Id,
  patientName: z.string(),
  /** Null: the chart has none. */
  number: MessageAddress.nullable(),
  channel: z.enum(messageChannels),
  /** When the visit begins; of a referral, when the patient was asked last. */
  startsAt: DateTime,
  timeZone: z.string(),
  /** After quiet hours, where they are in the way. */
  sendAt: DateTime,
  locale: z.enum(locales),
  text: z.string(),
  segments: z.number().int(),
  /** Why it would be kept here: what the gate says today, a chart without a number, or a template that has no such text. */
  block: z.enum([...messageBlocks, 'no-number', 'no-template', 'missing-value']).nullable(),
});
export type PlannedReminder = z.infer<typeof PlannedReminder>;

export const reminderRuleContract = {
  listReminderRules: route({
    method: 'GET', path: '/api/smshistory/rules', summary: 'Rules of what goes out by itself, by how long before a visit', access: 'messages.read',
    response: z.array(ReminderRule),
  }),
  createReminderRule: route({
    method: 'POST', path: '/api/smshistory/rules', summary: 'New rule of reminders', access: 'settings.manage',
    body: ReminderRuleFields, response: ReminderRule,
  }),
  updateReminderRule: route({
    method: 'PUT', path: '/api/smshistory/rules', summary: 'Change a rule; what waits for its time by the old one is withdrawn and made anew', access: 'settings.manage',
    body: ReminderRuleFields.extend({ id: Id, version: Version }), response: ReminderRule,
  }),
  removeReminderRule: route({
    method: 'DELETE', path: '/api/smshistory/rules', summary: 'Remove a rule, and withdraw what waits for its time by it', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  previewReminders: route({
    method: 'GET',
    path: '/api/smshistory/rules/preview',
    summary: 'What would go out by the active rules within so many days, the soonest first, at most 500, and what would be kept here and why',
    access: 'messages.read',
    query: z.object({ days: z.coerce.number<number>().int().min(1).max(14).default(7), ruleId: Id.optional() }),
    response: z.object({ items: z.array(PlannedReminder), isCut: z.boolean() }),
  }),
};
