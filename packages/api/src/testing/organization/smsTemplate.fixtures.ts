import { z } from 'zod';
import { SmsTemplate, SmsTemplateVersion } from '../../contract/organization/smsTemplate.contract.ts';
import { fixtureId } from '../base/ids.ts';

const bodies = [
  { key: 'appointment-reminder', locale: 'en', version: 2, body: '{organization.name}: you have an appointment on {appointment.date} at {appointment.time}, {appointment.place|at our clinic}.\n{appointment.instructions|}\nReply 1 to confirm, 2 if you cannot come.' },
  { key: 'appointment-reminder', locale: 'fr', version: 1, body: '{organization.name} : vous avez rendez-vous le {appointment.date} à {appointment.time}, {appointment.place|à la clinique}. Répondez 1 pour confirmer, 2 en cas d’empêchement.' },
  { key: 'appointment-reminder', locale: 'ja', version: 1, body: '{organization.name}：ご予約は {appointment.date} {appointment.time} です。ご来院の場合は 1、来られない場合は 2 をご返信ください。' },
  { key: 'appointment-reminder', locale: 'zh', version: 1, body: '{organization.name}：您预约于 {appointment.date} {appointment.time} 就诊。能来请回复 1，不能来请回复 2。' },
  { key: 'please-call', locale: 'en', version: 1, body: '{organization.name}: please call us at {organization.phone} when you can.' },
  { key: 'please-call', locale: 'fr', version: 1, body: '{organization.name} : veuillez nous appeler au {organization.phone} dès que possible.' },
] as const;

export const smsTemplates = z.array(SmsTemplate).parse(
  bodies.map((one, index) => ({ ...one, id: fixtureId('smsTemplate', index + 1), updatedAt: '2026-11-16T14:05:00.000Z' })),
);

/** Of the first. */
export const smsTemplateVersions = z.array(SmsTemplateVersion).parse([
  { ...bodies[0], createdAt: '2026-11-16T14:05:00.000Z', createdBy: 'Ana Silva' },
  { ...bodies[0], version: 1, body: '{organization.name}: your appointment is on {appointment.date}.', createdAt: '2026-10-02T13:40:00.000Z', createdBy: 'Ana Silva' },
]);
