import { z } from 'zod';
import { Phone, PhoneMessage } from '../../contract/messaging/phoneSimulator.contract.ts';
import { PlannedReminder, ReminderRule } from '../../contract/messaging/reminderRule.contract.ts';
import { appointments, visitTypes } from '../appointment/appointment.fixtures.ts';
import { hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { clinicNumber } from './conversation.fixtures.ts';

const rule = { channel: 'sms', locale: null, visitTypeIds: [], locationIds: [], isActive: true, version: 1, updatedAt: hoursAgo(300) };

export const reminderRules = z.array(ReminderRule).parse([
  { ...rule, id: fixtureId('reminder_rule', 1), name: 'A week before, to confirm', purpose: 'confirmation', templateKey: 'appointment-reminder', hoursBefore: 168 },
  { ...rule, id: fixtureId('reminder_rule', 2), name: 'The day before', purpose: 'reminder', templateKey: 'appointment-reminder', hoursBefore: 24 },
  { ...rule, id: fixtureId('reminder_rule', 3), name: 'Stress test: no coffee', purpose: 'reminder', templateKey: 'appointment-reminder', hoursBefore: 48, visitTypeIds: [visitTypes[3]!.id], isActive: false },
]);

const texts = {
  en: 'Harbourview: you have an appointment on Tuesday, December 1 at 9:20 a.m., Main Street. Reply 1 to confirm, 2 if you cannot come.',
  fr: 'Harbourview : vous avez rendez-vous le mardi 1 décembre à 10 h 40, Main Street. Répondez 1 pour confirmer, 2 en cas d’empêchement.',
  zh: 'Harbourview：您预约于 12月1日 11:20 就诊。能来请回复 1，不能来请回复 2。',
};
const blocks = [null, 'no-consent', null, null, 'opted-out', null, 'no-number', null] as const;

/** Of the week, over three days. */
export const plannedReminders = z.array(PlannedReminder).parse(
  patients.map((patient, at) => {
    const locale = at === 0 ? 'fr' : at === 3 ? 'zh' : 'en';
    return {
      ruleId: reminderRules[at % 2]!.id, ruleName: reminderRules[at % 2]!.name, appointmentId: appointments[at]!.id, patientId: patient.id, patientName: `${patient.familyName}, ${patient.givenName}`,
      requestId: null, number: patient.phones[0] ?? null, channel: 'sms', startsAt: hoursAgo(-(26 + at * 11)), timeZone: 'America/Toronto', sendAt: hoursAgo(-(2 + at * 9)), locale, text: texts[locale],
      segments: locale === 'en' ? 1 : 2, block: blocks[at],
    };
  }),
);

/** A rule that asks again, and what it would say. */
export const askingRule = ReminderRule.parse({
  ...rule, id: fixtureId('reminder_rule', 4), name: 'Ask again for documents', purpose: 'missing-documents', templateKey: null, channel: 'any', hoursBefore: 72,
});
export const plannedAsking = PlannedReminder.parse({
  ruleId: askingRule.id, ruleName: askingRule.name, appointmentId: null, requestId: fixtureId('request', 1), patientId: patients[1]!.id, patientName: `${patients[1]!.familyName}, ${patients[1]!.givenName}`,
  number: 'wojcik.marta@mail.example', channel: 'email', startsAt: hoursAgo(20), timeZone: 'America/Toronto', sendAt: hoursAgo(-52), locale: 'en', segments: 2, block: null,
  text: 'Harbourview: before we can book your visit we still need your health card number and documents that belong to your referral. Please call us at 416-555-0100.',
});

export const phoneMessages = z.array(PhoneMessage).parse([
  { id: fixtureId('phone_message', 1), isOwn: false, text: texts.en, files: [], at: hoursAgo(26) },
  { id: fixtureId('phone_message', 2), isOwn: true, text: '1', files: [], at: hoursAgo(25) },
  { id: fixtureId('phone_message', 3), isOwn: false, text: 'Thank you. We look forward to seeing you.', files: [], at: minutesAgo(40) },
]);

export const phones = z.array(Phone).parse(
  patients.slice(0, 5).map((patient, at) => ({ number: `+1647555${String(101 + at).padStart(4, '0')}`, clinicNumber, ownerName: `${patient.givenName} ${patient.familyName}`, last: phoneMessages[2 - (at % 3)] })),
);
