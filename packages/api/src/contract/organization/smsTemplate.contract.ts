import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { DateTime, Empty, Id, IdBody, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const SmsTemplateFields = z.object({
  /** The same in each language. */
  key: z.string().trim().max(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  locale: z.enum(locales),
  /** Text with `{appointment.date}`, or `{appointment.place|our clinic}` with what to say without a value. */
  body: z.string().trim().min(1).max(1600),
});
export type SmsTemplateFields = z.infer<typeof SmsTemplateFields>;

export const SmsTemplate = SmsTemplateFields.extend({ id: Id, version: Version, updatedAt: DateTime });
export type SmsTemplate = z.infer<typeof SmsTemplate>;

/** What a template said: messages that were made from it name this version. */
export const SmsTemplateVersion = SmsTemplateFields.extend({ version: Version, createdAt: DateTime, createdBy: z.string().nullable() });
export type SmsTemplateVersion = z.infer<typeof SmsTemplateVersion>;

export const smsTemplateContract = {
  listSmsTemplates: route({
    method: 'GET', path: '/api/smstemplate/', summary: 'Templates of text messages, by key', access: 'messages.read',
    response: z.array(SmsTemplate),
  }),
  createSmsTemplate: route({
    method: 'POST', path: '/api/smstemplate/', summary: 'New template of a text message', access: 'settings.manage',
    body: SmsTemplateFields, response: SmsTemplate,
  }),
  updateSmsTemplate: route({
    method: 'PUT', path: '/api/smstemplate/update', summary: 'Change a template; what it said is kept as an older version', access: 'settings.manage',
    body: SmsTemplateFields.extend({ id: Id, version: Version }), response: SmsTemplate,
  }),
  removeSmsTemplate: route({
    method: 'DELETE', path: '/api/smstemplate/', summary: 'Remove a template; its versions stay with what was sent', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  listSmsTemplateVersions: route({
    method: 'GET', path: '/api/smstemplate/{id}/version', summary: 'What a template said, newest first, at most a hundred', access: 'messages.read',
    params: z.object({ id: Id }), response: z.array(SmsTemplateVersion),
  }),
};
