import { invalid } from '../http/errors.ts';
import type { Database } from '../platform/database/database.port.ts';
import { AuthError } from './authError.ts';
import { createUser, type NewAccount } from './createUser.ts';
import { deleteUser } from './users.store.ts';

const fields: Record<string, string> = { weak_password: 'password', email_exists: 'email' };

/** createUser for the product's own forms: what is wrong with the account is a 422 that names its field. */
export async function createAccount(database: Database, account: NewAccount): Promise<string> {
  try {
    return await createUser(database, account);
  } catch (error) {
    const path = error instanceof AuthError ? fields[error.code] : undefined;
    if (!(error instanceof AuthError) || !path) throw error;
    const reasons = error.weakPassword ?? [];
    const code = [error.code.replace('_', '-'), ...reasons].join('.');
    throw invalid([{ path, code, message: error.message }]);
  }
}

/** Takes back an account that nothing was built on. */
export const removeAccount = (database: Database, id: string): Promise<void> =>
  database.asAuth((tx) => deleteUser(tx, id));
