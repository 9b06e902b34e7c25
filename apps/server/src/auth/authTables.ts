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
  last_sign_in_at: NullableTimestamp;
  phone: string | null;
  phone_confirmed_at: NullableTimestamp;
  raw_app_meta_data: Json<Record<string, unknown>>;
  raw_user_meta_data: Json<Record<string, unknown>>;
  is_anonymous: Generated<boolean>;
  banned_until: NullableTimestamp;
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
  method: 'password' | 'recovery';
  timestamp: number;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  amr: JSONColumnType<AuthenticationMethod[], string | undefined, string>;
  refresh_token_hmac_key: Buffer;
  refresh_token_counter: Generated<number>;
  refreshed_at: Timestamp;
  not_after: ColumnType<Date, Date, Date>;
  user_agent: string | null;
  ip: string | null;
  created_at: Timestamp;
}

interface OneTimeTokensTable {
  user_id: string;
  token_type: 'recovery';
  token_hash: string;
  attempts: Generated<number>;
  expires_at: ColumnType<Date, Date, Date>;
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
  'auth.signing_keys': SigningKeysTable;
  'auth.audit_log_entries': AuditLogTable;
};

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type SessionRow = Selectable<SessionsTable>;

export type AuthTx = Transaction<Tables & AuthTables>;

/** One transaction as the sign-in service. */
export const inAuth = <T>(database: Database, work: (tx: AuthTx) => Promise<T>): Promise<T> =>
  database.asAuth((tx) => work(tx.withTables<AuthTables>()));
