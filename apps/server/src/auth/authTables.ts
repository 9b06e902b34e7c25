import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable, Transaction } from 'kysely';
import type { Database } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

interface UsersTable {
  id: Generated<string>;
  aud: Generated<string>;
  role: Generated<string>;
  email: string | null;
  encrypted_password: string | null;
  password_changed_at: NullableTimestamp;
  email_confirmed_at: NullableTimestamp;
  invited_at: NullableTimestamp;
  confirmation_sent_at: NullableTimestamp;
  recovery_sent_at: NullableTimestamp;
  email_change: string | null;
  email_change_sent_at: NullableTimestamp;
  reauthentication_sent_at: NullableTimestamp;
  last_sign_in_at: NullableTimestamp;
  phone: string | null;
  phone_confirmed_at: NullableTimestamp;
  phone_change: string | null;
  phone_change_sent_at: NullableTimestamp;
  raw_app_meta_data: Json<Record<string, unknown>>;
  raw_user_meta_data: Json<Record<string, unknown>>;
  is_anonymous: Generated<boolean>;
  /** Password and metadata come from somebody who knew the address or the number and has not proven it. */
  is_unproven_claim: Generated<boolean>;
  banned_until: NullableTimestamp;
  deleted_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface IdentitiesTable {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json<Record<string, unknown>>;
  email: GeneratedAlways<string | null>;
  last_sign_in_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** How the holder of a session proved who they are; `timestamp` in seconds. */
export interface AuthenticationMethod {
  method:
    | 'password'
    | 'otp'
    | 'recovery'
    | 'magiclink'
    | 'invite'
    | 'email/signup'
    | 'email_change'
    | 'oauth'
    | 'totp'
    | 'anonymous';
  timestamp: number;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  amr: JSONColumnType<AuthenticationMethod[], string | undefined, string>;
  refresh_token_hmac_key: Buffer;
  refresh_token_counter: Generated<number>;
  /** The last one whose access token was used for anything. */
  used_counter: Generated<number>;
  refreshed_at: Timestamp;
  not_after: ColumnType<Date, Date, Date>;
  user_agent: string | null;
  ip: string | null;
  created_at: Timestamp;
}

/** What a mailed or texted code is for. */
export type CodeKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_new'
  | 'email_change_current'
  | 'reauthentication'
  | 'phone_confirmation'
  | 'phone_sign_in'
  | 'phone_change';

interface OneTimeTokensTable {
  user_id: string;
  token_type: CodeKind;
  token_hash: string;
  link_hash: string | null;
  flow_state_id: string | null;
  attempts: Generated<number>;
  expires_at: ColumnType<Date, Date, Date>;
  created_at: Timestamp;
}

interface FlowStateTable {
  id: Generated<string>;
  user_id: string | null;
  auth_code_hash: string | null;
  code_challenge: string | null;
  authentication_method: AuthenticationMethod['method'];
  redirect_to: string;
  provider: string | null;
  provider_code_verifier: string | null;
  provider_nonce: string | null;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  linking_user_id: string | null;
  auth_code_issued_at: NullableTimestamp;
  created_at: Timestamp;
}

interface FactorsTable {
  id: Generated<string>;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp';
  status: Generated<'unverified' | 'verified'>;
  secret: string;
  last_used_step: number | null;
  last_challenged_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ChallengesTable {
  id: Generated<string>;
  factor_id: string;
  ip_address: string | null;
  verified_at: NullableTimestamp;
  created_at: Timestamp;
}

interface SigningKeysTable {
  kid: string;
  private_jwk: JSONColumnType<{ kty: string; kid: string }, string, string>;
  created_at: Timestamp;
  retired_at: NullableTimestamp;
}

interface AuditLogTable {
  id: GeneratedAlways<number>;
  user_id: string | null;
  action: string;
  traits: Json<Record<string, unknown>>;
  ip_address: string | null;
  created_at: Timestamp;
}

/** The schema `auth` of the embedded service. */
export type AuthTables = {
  'auth.users': UsersTable;
  'auth.identities': IdentitiesTable;
  'auth.sessions': SessionsTable;
  'auth.one_time_tokens': OneTimeTokensTable;
  'auth.flow_state': FlowStateTable;
  'auth.mfa_factors': FactorsTable;
  'auth.mfa_challenges': ChallengesTable;
  'auth.signing_keys': SigningKeysTable;
  'auth.audit_log_entries': AuditLogTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;
export type FlowStateRow = Selectable<FlowStateTable>;
export type FactorRow = Selectable<FactorsTable>;

export type AuthTx = Transaction<Tables & AuthTables>;

/** One transaction as the sign-in service. */
export const inAuth = <T>(database: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> =>
  database.asAuth((tx) => work(tx.withTables<AuthTables>()));
