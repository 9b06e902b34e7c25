import { z } from 'zod';

const port = z.coerce.number<string>().int().min(0).max(65_535);
const flag = z.stringbool();
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgresql://user@host/database');
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https:// or http://',
});

/** `name=attempts/seconds`, comma-separated. */
const limits = list.transform((parts, context) =>
  Object.fromEntries(
    parts.map((part) => {
      const [, name = '', points, duration] = /^(\w+)=([1-9]\d{0,6})\/([1-9]\d{0,6})$/.exec(part) ?? [];
      if (!name) context.addIssue('must be such as signInBurst=5/60');
      return [name, { points: Number(points), duration: Number(duration) }];
    }),
  ),
);

/** `name=host:port`, or `name=mllps://host:port` for TLS, comma-separated. */
const connections = list.transform((parts, context): Record<string, { host: string; port: number; isSecure: boolean }> =>
  Object.fromEntries(
    parts.map((part) => {
      const [, name = '', scheme, host = '', port] = /^([A-Za-z0-9][A-Za-z0-9_-]{0,39})=(mllps?:\/\/)?([^\s:/]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(part) ?? [];
      if (!name || Number(port) > 65_535) context.addIssue('must be such as oscar=10.0.0.5:2575 or oscar=mllps://emr.example:2576');
      return [name, { host: host.replace(/^\[|\]$/g, ''), port: Number(port), isSecure: scheme?.toLowerCase() === 'mllps://' }];
    }),
  ),
);

const privateKey = z.looseObject({ kty: z.enum(['EC', 'RSA']), alg: z.enum(['ES256', 'RS256']), kid: z.string().optional(), d: z.string() });
const privateKeys = z
  .string()
  .transform((text, context): unknown => {
    try {
      const parsed: unknown = JSON.parse(text);
      return Array.isArray(parsed) ? parsed : [parsed];
    } catch {
      context.addIssue('must be JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(privateKey).min(1));

interface Setting {
  schema: z.ZodType;
  /** What happens without it, in words. */
  without: string;
  description: string;
}

const setting = <Schema extends z.ZodType>(schema: Schema, without: string, description: string) =>
  ({ schema, without, description }) satisfies Setting;

/** Every environment variable that the server reads. The README's table is checked against this one. */
export const settings = {
  PORT: setting(port.default(8080), '8080', 'Port of the HTTP server; 0 lets the system choose'),
  HOST: setting(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 for every network',
  ),
  PUBLIC_URL: setting(
    webUrl.optional(),
    'http://HOST:PORT',
    'Where browsers reach Intake; https turns on HSTS',
  ),
  TRUST_PROXY: setting(
    list.default([]),
    'none',
    'Addresses of proxies whose X-Forwarded-For counts, comma-separated',
  ),
  WEBHOOK_HOSTS: setting(
    list.default([]),
    'public addresses by https alone',
    'host:port of partners in the own network that may be told of their referrals, comma-separated',
  ),
  EMR_FOLDER: setting(
    z.string().optional(),
    'nothing is exported to folders',
    'Folder below which exports for other systems are written, each clinic’s below its id; it has to be there',
  ),
  EMR_CONNECTIONS: setting(
    connections.default({}),
    'nothing is exported by HL7',
    'name=host:port of systems that take HL7 by MLLP, name=mllps://host:port by MLLP in TLS, comma-separated; clinics choose among the names',
  ),
  EMR_CERTIFICATES: setting(
    z.string().optional(),
    'the authorities that Node knows are trusted, and no certificate is shown',
    'Folder with what mllps connections need, in PEM: name-ca.pem is whom the connection of that name trusts instead, name-cert.pem and name-key.pem what Intake shows',
  ),
  LOG_LEVEL: setting(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
    'warn',
    'Least severity of a log line',
  ),
  NODE_ENV: setting(
    z.enum(['production', 'development', 'test']).default('production'),
    'production',
    'development and test also check every answer against the contract',
  ),
  INTAKE_DATA: setting(
    z.string().optional(),
    'data in the project',
    'Folder of the embedded database and of stored documents',
  ),
  INTAKE_DEMO: setting(
    flag.optional(),
    'on with the embedded database',
    'Fill an empty installation with a synthetic clinic; off leads through the set-up',
  ),
  INTAKE_ROLE: setting(
    z.enum(['all', 'web', 'worker']).default('all'),
    'all',
    'What this process does: answer browsers, do jobs, or both; also --role',
  ),
  INTAKE_FOLDER: setting(
    z.string().optional(),
    'no folder is watched',
    'Folder in which a scanner or fax server drops documents',
  ),
  SMTP_URL: setting(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@host' })
      .optional(),
    'mail waits in the outbox',
    'Server that takes outgoing mail',
  ),
  SMTP_FROM: setting(
    z.string().default('Intake <intake@localhost>'),
    'Intake <intake@localhost>',
    'Sender of outgoing mail',
  ),
  SMTP_REPLY_DOMAIN: setting(
    z.string().regex(/^[a-z0-9.-]+\.[a-z0-9-]{2,}$/, 'must be a domain such as mail.clinic.example').optional(),
    'patients cannot answer e-mails',
    'Domain whose mail arrives at SMTP_LISTEN_PORT; patients answer e-mails there',
  ),
  SMTP_LISTEN_PORT: setting(port.optional(), 'no mail is received', 'Port on which faxes arrive by e-mail'),
  SMTP_LISTEN_TLS: setting(
    z.string().optional(),
    'mail comes in the clear',
    'PEM file with certificate and key; senders are offered STARTTLS',
  ),
  SMTP_LISTEN_LOGIN: setting(
    z.string().regex(/^[^:]+:.+$/, 'must be user:password').optional(),
    'whoever reaches the port may send',
    'user:password that senders of mail must show; needs SMTP_LISTEN_TLS',
  ),
  DATABASE_URL: setting(
    postgresUrl.optional(),
    'embedded Postgres',
    'Postgres 15 or newer with ICU, as usual builds are; its user may take the roles (authenticator)',
  ),
  DATABASE_OWNER_URL: setting(
    postgresUrl.optional(),
    'DATABASE_URL',
    'The owner of the tables, for migrations; needs BYPASSRLS',
  ),
  S3_BUCKET: setting(z.string().optional(), 'documents are on disk', 'Bucket for documents'),
  S3_REGION: setting(z.string().default('us-east-1'), 'us-east-1', 'Region of the bucket'),
  S3_ENDPOINT: setting(webUrl.optional(), 'Amazon S3', 'Address of another S3-compatible store'),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), 'the machine’s own identity', 'Key of the store'),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), 'the machine’s own identity', 'Secret of the key'),
  SUPABASE_URL: setting(
    webUrl.optional(),
    'sign-in is embedded',
    'Hosted Supabase project that signs people in',
  ),
  SUPABASE_PUBLISHABLE_KEY: setting(z.string().optional(), 'required with SUPABASE_URL', 'Its public key'),
  SUPABASE_JWT_SECRET: setting(
    z.string().optional(),
    'tokens are checked by public keys',
    'For projects that sign with a shared secret',
  ),
  SUPABASE_SECRET_KEY: setting(
    z.string().optional(),
    'accounts are kept in its console',
    'Its secret key, to invite and disable people from Intake',
  ),
  AUTH_SIGNUP: setting(flag.default(false), 'people are invited', 'People may make accounts for themselves'),
  AUTH_AUTOCONFIRM: setting(
    flag.default(false),
    'addresses are proven by mail',
    'New addresses count as proven; only where nobody else can reach Intake',
  ),
  AUTH_REDIRECTS: setting(
    list.default([]),
    'only to PUBLIC_URL',
    'Other addresses that a sign-in may lead back to, comma-separated; `*` stands for a part, `**` for anything',
  ),
  AUTH_ORIGINS: setting(
    list.default([]),
    'only from PUBLIC_URL',
    'Origins of other pages that may call `/auth/v1`, comma-separated',
  ),
  AUTH_ANONYMOUS: setting(flag.default(false), 'everybody says who they are', 'People may begin without an account; they belong nowhere'),
  AUTH_PHONE_FROM: setting(
    z.string().regex(/^\+[1-9]\d{6,14}$/, 'is written like +14165550100').optional(),
    'a telephone number is no way in',
    'Number of the Telnyx account that texts codes: people may sign in with a telephone number',
  ),
  AUTH_MANUAL_LINKING: setting(flag.default(true), 'on', 'People may link Google and Facebook to their account, and take them away'),
  AUTH_PASSWORD_MIN_LENGTH: setting(
    z.coerce.number<string>().int().min(6).max(72).default(8),
    '8',
    'Characters that a new password has at least',
  ),
  AUTH_LIMITS: setting(
    limits.default({}),
    'as [docs/sign-in.md](docs/sign-in.md#limits) says',
    'Other limits, comma-separated: name=attempts/seconds',
  ),
  AUTH_JWT_SECRET: setting(
    z.string().min(32, 'has at least 32 characters').optional(),
    'tokens are signed with a key pair',
    'Shared secret that signs tokens (HS256) in its place, as Supabase’s own tools expect it',
  ),
  AUTH_SIGNING_KEYS: setting(
    privateKeys.optional(),
    'a key pair in the database (ES256)',
    'Private JWK that signs tokens (ES256 or RS256), or an array whose first one does',
  ),
  GOOGLE_CLIENT_ID: setting(z.string().optional(), 'no sign-in with Google', 'OAuth client at Google'),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional(), 'required with GOOGLE_CLIENT_ID', 'Its secret'),
  GOOGLE_ISSUER: setting(webUrl.optional(), 'accounts.google.com', 'Another OpenID provider in its place'),
  FACEBOOK_CLIENT_ID: setting(z.string().optional(), 'no sign-in with Facebook', 'App at Facebook'),
  FACEBOOK_CLIENT_SECRET: setting(z.string().optional(), 'required with FACEBOOK_CLIENT_ID', 'Its secret'),
  TELNYX_API_KEY: setting(z.string().optional(), 'no telephony', 'Key of the Telnyx account'),
  TELNYX_PUBLIC_KEY: setting(
    z.string().optional(),
    'required with TELNYX_API_KEY',
    'Public key that Telnyx signs webhooks with',
  ),
  TELNYX_CONNECTION_ID: setting(z.string().optional(), 'no fax is sent', 'Id of the fax application at Telnyx that sends'),
  TELNYX_MESSAGING_PROFILE_ID: setting(z.string().optional(), 'numbers ordered here take no texts', 'Id of the messaging profile of numbers that are ordered here'),
  TELNYX_VOICE_CONNECTION_ID: setting(z.string().optional(), 'agents answer no number ordered here', 'Id of the SIP connection that leads to Retell'),
  TELNYX_BASE_URL: setting(webUrl.optional(), 'api.telnyx.com', 'Another address that answers like Telnyx'),
  RETELL_API_KEY: setting(z.string().optional(), 'calls stay on this machine', 'Key of the Retell account'),
  RETELL_TERMINATION_URI: setting(z.string().optional(), 'no number is brought to Retell', 'Address of the SIP connection by which Retell calls out'),
  RETELL_BASE_URL: setting(webUrl.optional(), 'api.retellai.com', 'Another address that answers like Retell'),
  MODEL_BASE_URL: setting(webUrl.optional(), 'no model', 'Address of a language model that speaks the chat completions protocol, such as http://127.0.0.1:11434/v1'),
  MODEL_NAME: setting(z.string().optional(), 'required with MODEL_BASE_URL', 'Its name'),
  MODEL_API_KEY: setting(z.string().optional(), 'none', 'Its key, where it wants one'),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;
export type SettingValues = { [Name in SettingName]: z.output<Settings[Name]['schema']> };

/** Reads the environment; an empty value counts as none. Throws one error that names every wrong setting, not its value. */
export function readSettings(environment: Record<string, string | undefined>): SettingValues {
  const problems: string[] = [];
  const entries = Object.entries(settings).map(([name, { schema, description }]) => {
    const result = (schema as z.ZodType).safeParse(environment[name] || undefined);
    if (!result.success)
      problems.push(`  ${name}: ${result.error.issues[0]?.message ?? 'is not valid'} (${description})`);
    return [name, result.data] as const;
  });
  if (problems.length > 0) throw new ConfigError(`These settings are not valid:\n${problems.join('\n')}`);
  return Object.fromEntries(entries) as SettingValues;
}

/** A mistake of the operator: the message is enough, no stack is needed. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
