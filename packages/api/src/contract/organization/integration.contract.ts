import { z } from 'zod';
import { Empty, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What the operator has set up on the server; no address and no key is told. */
export const Providers = z.object({
  telnyx: z.boolean(),
  /** Agents call and are called by telephone. */
  retell: z.boolean(),
  /** A language model helps agents to understand. */
  model: z.boolean(),
  /** Faxes arrive by e-mail. */
  mailIn: z.boolean(),
  /** Answers of patients to e-mails arrive here. */
  mailReplies: z.boolean(),
  /** A folder is watched for faxes. */
  folder: z.boolean(),
  /** A server takes outgoing mail. */
  mailOut: z.boolean(),
  s3: z.boolean(),
  supabase: z.boolean(),
});
export type Providers = z.infer<typeof Providers>;

/** What an organisation lets in. Each is heard only where its provider is set up. */
export const IntegrationSwitches = z.object({
  /** Telnyx, a company, carries the faxes; off until somebody switches it on. */
  telnyx: z.boolean(),
  /** Retell, a company, carries the calls of agents; off until somebody switches it on. */
  retell: z.boolean(),
  /** What phrases do not understand is shown to a language model; off until somebody switches it on. */
  model: z.boolean(),
  /** Patients are written to by e-mail; off until somebody switches it on. */
  patientMail: z.boolean(),
  /** Faxes by e-mail are taken; on until somebody switches it off. */
  mailIn: z.boolean(),
});
export type IntegrationSwitches = z.infer<typeof IntegrationSwitches>;

export const Integrations = z.object({ providers: Providers, switches: IntegrationSwitches, version: Version });
export type Integrations = z.infer<typeof Integrations>;

/** What became of a mail: the server took it, could not be reached, refused the sign-in, or refused the mail. */
export const MailOutcome = z.enum(['sent', 'unreachable', 'sign-in-refused', 'refused']);
export type MailOutcome = z.infer<typeof MailOutcome>;

export const integrationContract = {
  getIntegrations: route({
    method: 'GET', path: '/api/integrations/', summary: 'What the server has set up, and what the organisation lets in',
    access: 'settings.manage', response: Integrations,
  }),
  setIntegrations: route({
    method: 'PUT', path: '/api/integrations/', summary: 'Say what the organisation lets in', access: 'settings.manage',
    body: IntegrationSwitches.extend({ version: Version }), response: Integrations,
  }),
  sendTestMail: route({
    method: 'POST', path: '/api/integrations/test_mail', summary: 'Send a mail to the address of who asks, and say what became of it',
    access: 'settings.manage', body: Empty, response: z.object({ recipient: z.string(), outcome: MailOutcome }),
  }),
};
