import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** One transaction, already acting for somebody: row level security decides what it sees. */
export type Tx = Transaction<Tables>;

/** Whom a transaction acts for. */
export interface Principal {
  userId: string;
  organizationId: string;
  sessionId?: string;
}

/**
 * Work runs in one transaction: all of it is kept, or none. It may run up to three more times when
 * Postgres asks for a retry (serialisation failure, deadlock), so it changes nothing outside the database.
 */
export interface Database {
  /** Acts for a signed-in person in one organisation (role `authenticated`). */
  asUser<T>(who: Principal, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Acts for the server itself, in one organisation or, with null, before the organisation is known. */
  asService<T>(organizationId: string | null, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Acts for the sign-in service, which sees the schema `auth` alone. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Calls back with each NOTIFY payload of the channel, and with null after a lost connection came back,
   * when notifications may have been missed. Resolves once listening, to a function that stops.
   */
  listen(channel: string, onNotify: (payload: string | null) => void): Promise<() => Promise<void>>;
  /** Applies the migrations that are missing; safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** Ends after running transactions have ended; the embedded server stops with it. */
  close(): Promise<void>;
}
