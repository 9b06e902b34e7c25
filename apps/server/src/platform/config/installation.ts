import type { Installation, Providers } from '@intake/api/contract';
import type { Config } from './config.ts';

/** What the operator chose, as super administrators are told. */
export const installationOf = ({ database, s3, supabase, telnyx, mail }: Config): Installation => ({
  database: database ? 'postgres' : 'embedded',
  storage: s3 ? 's3' : 'disk',
  signIn: supabase ? 'supabase' : 'embedded',
  telephony: telnyx ? 'telnyx' : 'none',
  mail: mail ? 'smtp' : 'outbox',
});

/** What is set up, as administrators are told. */
export const providersOf = ({ telnyx, retell, model, smtpPort, watchedFolder, mail, replyDomain, s3, supabase }: Config): Providers => ({
  telnyx: telnyx !== undefined,
  retell: retell !== undefined,
  model: model !== undefined,
  mailIn: smtpPort !== undefined,
  folder: watchedFolder !== undefined,
  mailOut: mail !== undefined,
  mailReplies: mail !== undefined && replyDomain !== undefined && smtpPort !== undefined,
  s3: s3 !== undefined,
  supabase: supabase !== undefined,
});
