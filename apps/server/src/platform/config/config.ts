import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { EmrPlaces } from '../emr/emrPlaces.ts';
import { ConfigError, readSettings, type SettingValues } from './settings.ts';

const projectFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

export const commands = ['serve', 'audit:verify', 'auth:service-token'] as const;
export type Command = (typeof commands)[number];

export interface Config {
  command: Command;
  role: 'all' | 'web' | 'worker';
  host: string;
  port: number;
  /** Undefined means the address that the server gets. */
  publicUrl: string | undefined;
  trustProxy: string[];
  /** host:port that partners may be told at although it is private. */
  webhookHosts: string[];
  /** Where filed faxes may be given to other systems. */
  emr: EmrPlaces;
  logLevel: SettingValues['LOG_LEVEL'];
  isProduction: boolean;
  isDemo: boolean;
  /** Absolute. */
  dataFolder: string;
  /** The folder was chosen by the operator, not by us. */
  isDataFolderChosen: boolean;
  portalFolder: string;
  /** Absolute; documents that appear there become faxes. */
  watchedFolder: string | undefined;
  /** Faxes arrive by e-mail on this port of the host. */
  smtpPort: number | undefined;
  smtpSecurity: SmtpSecurity;
  /** Takes outgoing mail; undefined means that it waits in the outbox. */
  mail: { url: string; from: string } | undefined;
  /** Where patients answer e-mails; undefined where they cannot. */
  replyDomain: string | undefined;
  /** Undefined means the embedded Postgres. */
  database: { url: string; ownerUrl: string } | undefined;
  s3: S3Config | undefined;
  /** Undefined means the embedded sign-in service. */
  supabase: SupabaseConfig | undefined;
  /** Of the embedded sign-in service. */
  auth: AuthConfig;
  /** Undefined means that no fax comes by telephone. */
  telnyx: TelnyxConfig | undefined;
  /** Undefined means that agents speak with browsers alone, on this machine. */
  retell: { apiKey: string; terminationUri: string | undefined; baseUrl: string | undefined } | undefined;
  /** Undefined means that phrases alone are understood. */
  model: { baseUrl: string; name: string; apiKey: string | undefined } | undefined;
}

export interface TelnyxConfig {
  apiKey: string;
  publicKey: string;
  connectionId: string | undefined;
  messagingProfileId: string | undefined;
  voiceConnectionId: string | undefined;
  baseUrl: string | undefined;
}

export interface SmtpSecurity {
  /** Absolute path of the PEM file. */
  tlsFile: string | undefined;
  login: { user: string; password: string } | undefined;
}

export interface SupabaseConfig {
  url: string;
  publishableKey: string;
  secretKey: string | undefined;
  jwtSecret: string | undefined;
}

export interface AuthConfig {
  isSignupOpen: boolean;
  isAutoconfirm: boolean;
  redirects: string[];
  isAnonymousOpen: boolean;
  isLinkingOpen: boolean;
  /** What codes are texted from; undefined where none are. */
  phoneFrom: string | undefined;
  /** Origins of other pages that may call the sign-in service. */
  allowedOrigins: string[];
  minimumLength: number;
  keys: { jwks: SettingValues['AUTH_SIGNING_KEYS']; secret: string | undefined };
  /** Attempts and seconds, by the name of the limit. */
  limits: SettingValues['AUTH_LIMITS'];
  google: (OAuthClient & { issuer: string | undefined }) | undefined;
  facebook: OAuthClient | undefined;
}

interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
}

/** The settings as the parts of the server want them. Throws ConfigError for what does not fit together. */
export function readConfig(environment: Record<string, string | undefined>, args: string[] = []): Config {
  const { command, role } = readArguments(args);
  const values = readSettings({ ...environment, ...(role && { INTAKE_ROLE: role }) });
  return {
    command,
    role: values.INTAKE_ROLE,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    webhookHosts: values.WEBHOOK_HOSTS,
    emr: {
      folder: values.EMR_FOLDER && resolve(values.EMR_FOLDER),
      connections: values.EMR_CONNECTIONS,
      certificates: values.EMR_CERTIFICATES && resolve(values.EMR_CERTIFICATES),
    },
    logLevel: values.LOG_LEVEL,
    isProduction: values.NODE_ENV === 'production',
    isDemo: values.INTAKE_DEMO ?? !values.DATABASE_URL,
    dataFolder: resolve(values.INTAKE_DATA ?? resolve(projectFolder, 'data')),
    isDataFolderChosen: values.INTAKE_DATA !== undefined,
    portalFolder: resolve(projectFolder, 'apps/portal/dist'),
    watchedFolder: values.INTAKE_FOLDER && resolve(values.INTAKE_FOLDER),
    smtpPort: values.SMTP_LISTEN_PORT,
    smtpSecurity: readSmtpSecurity(values),
    replyDomain: values.SMTP_REPLY_DOMAIN,
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.SMTP_FROM } : undefined,
    database: readDatabase(values),
    s3: readS3(values),
    supabase: readSupabase(values),
    auth: readAuth(values),
    telnyx: readTelnyx(values),
    retell: readRetell(values),
    model: readModel(values),
  };
}

function readArguments(args: string[]): { command: Command; role: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { role: { type: 'string' } },
      allowPositionals: true,
    });
    const [name = 'serve', ...rest] = positionals;
    const command = commands.find((known) => known === name);
    if (!command || rest.length > 0) throw new Error(`There is no command ${positionals.join(' ')}.`);
    return { command, role: values.role };
  } catch (cause) {
    const usage = `Usage: [${commands.join(' | ')}] [--role web|worker|all]`;
    throw new ConfigError(`${(cause as Error).message}\n${usage}`, { cause });
  }
}

function readDatabase({
  DATABASE_URL: url,
  DATABASE_OWNER_URL: ownerUrl,
  SUPABASE_URL,
  INTAKE_ROLE,
}: SettingValues) {
  if (url) return { url, ownerUrl: ownerUrl ?? url };
  if (SUPABASE_URL) throw new ConfigError('SUPABASE_URL needs DATABASE_URL: the project’s database.');
  if (INTAKE_ROLE !== 'all')
    throw new ConfigError('--role web and worker need DATABASE_URL: they share one database.');
  return undefined;
}

function readSmtpSecurity({ SMTP_LISTEN_TLS: tls, SMTP_LISTEN_LOGIN: login }: SettingValues): SmtpSecurity {
  if (login && !tls) throw new ConfigError('SMTP_LISTEN_LOGIN needs SMTP_LISTEN_TLS: a password is not sent in the clear.');
  const [user = '', ...password] = login?.split(':') ?? [];
  return { tlsFile: tls && resolve(tls), login: login ? { user, password: password.join(':') } : undefined };
}

function readS3(values: SettingValues): S3Config | undefined {
  if (!values.S3_BUCKET) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  }
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId,
    secretAccessKey,
  };
}

function readSupabase(values: SettingValues): SupabaseConfig | undefined {
  if (!values.SUPABASE_URL) return undefined;
  if (!values.SUPABASE_PUBLISHABLE_KEY) throw new ConfigError('SUPABASE_URL needs SUPABASE_PUBLISHABLE_KEY.');
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_JWT_SECRET: jwtSecret,
  } = values;
  return { url, publishableKey, secretKey, jwtSecret };
}

function readAuth(values: SettingValues): AuthConfig {
  if (values.AUTH_PHONE_FROM && !values.TELNYX_API_KEY && !values.AUTH_AUTOCONFIRM)
    throw new ConfigError('AUTH_PHONE_FROM needs TELNYX_API_KEY, which texts the codes, or AUTH_AUTOCONFIRM, which needs none.');
  const google = readClient('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
  return {
    isSignupOpen: values.AUTH_SIGNUP,
    isAutoconfirm: values.AUTH_AUTOCONFIRM,
    redirects: values.AUTH_REDIRECTS,
    isAnonymousOpen: values.AUTH_ANONYMOUS,
    isLinkingOpen: values.AUTH_MANUAL_LINKING,
    phoneFrom: values.AUTH_PHONE_FROM,
    allowedOrigins: values.AUTH_ORIGINS,
    minimumLength: values.AUTH_PASSWORD_MIN_LENGTH,
    keys: { jwks: values.AUTH_SIGNING_KEYS, secret: values.AUTH_JWT_SECRET },
    limits: values.AUTH_LIMITS,
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    facebook: readClient('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET),
  };
}

function readClient(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (Boolean(clientId) !== Boolean(clientSecret))
    throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together.`);
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

function readRetell({ RETELL_API_KEY: apiKey, RETELL_TERMINATION_URI: terminationUri, RETELL_BASE_URL: baseUrl, PUBLIC_URL }: SettingValues) {
  if (!apiKey) return undefined;
  if (!PUBLIC_URL) throw new ConfigError('RETELL_API_KEY needs PUBLIC_URL: Retell asks there what to say.');
  return { apiKey, terminationUri, baseUrl };
}

function readModel({ MODEL_BASE_URL: baseUrl, MODEL_NAME: name, MODEL_API_KEY: apiKey }: SettingValues) {
  if (!baseUrl) return undefined;
  if (!name) throw new ConfigError('MODEL_BASE_URL needs MODEL_NAME.');
  return { baseUrl: baseUrl.replace(/\/$/, ''), name, apiKey };
}

function readTelnyx({
  TELNYX_API_KEY: apiKey,
  TELNYX_PUBLIC_KEY: publicKey,
  TELNYX_CONNECTION_ID: connectionId,
  TELNYX_MESSAGING_PROFILE_ID: messagingProfileId,
  TELNYX_VOICE_CONNECTION_ID: voiceConnectionId,
  TELNYX_BASE_URL: baseUrl,
}: SettingValues): TelnyxConfig | undefined {
  if (!apiKey) return undefined;
  if (!publicKey)
    throw new ConfigError('TELNYX_API_KEY needs TELNYX_PUBLIC_KEY: unsigned webhooks are not believed.');
  return { apiKey, publicKey, connectionId, messagingProfileId, voiceConnectionId, baseUrl };
}
