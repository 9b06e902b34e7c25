import { invalid } from '../../kernel/errors.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { auditAuth } from '../audit.store.ts';
import { AuthError } from '../protocol/authError.ts';
import { inAuth } from '../authTables.ts';
import type { Passwords } from '../passwords/password.ts';
import { insertUser } from './users.store.ts';

export interface NewAccount {
  /** Chosen by the caller or by the database. */
  id?: string;
  email: string;
  password: string;
  /** What the user may read and change about themselves, such as display_name. */
  userMetadata?: Record<string, unknown>;
}

/**
 * Makes an account with a confirmed address that can sign in at once; the product's own record of the person
 * (`app_user`, with the same id) is the caller's to make.
 * Throws 422 with the field `password` (weak-password) or `email` (email-taken).
 * @returns the id of the user
 */
export async function createUser(
  { database, passwords }: { database: Database; passwords: Passwords },
  { id, email, password, userMetadata = {} }: NewAccount,
): Promise<string> {
  await refuseWeakPassword(passwords, password, email);
  const passwordHash = await passwords.hash(password);
  return inAuth(database, async (tx) => {
    const user = await insertUser(tx, { id, email, passwordHash, isConfirmed: true, userMetadata });
    if (!user)
      throw invalid([
        { path: 'email', code: 'email-taken', message: 'An account with this address exists already.' },
      ]);
    await auditAuth(tx, { action: 'user_created', userId: user.id, ip: null });
    return user.id;
  });
}

async function refuseWeakPassword(passwords: Passwords, password: string, email: string): Promise<void> {
  try {
    await passwords.requireStrong(password, email);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw invalid([{ path: 'password', code: 'weak-password', message: error.message }]);
  }
}
