import { loadAccount } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { SignedIn } from '../authContext.ts';
import type { AuthenticationMethod, AuthTx, UserRow } from '../authTables.ts';
import { insertSession } from './sessions.store.ts';
import type { Caller } from './sessions.store.ts';

/** A new session of somebody who has just proved who they are, and its entry in the audit trail. */
export async function openSession(
  tx: AuthTx,
  user: UserRow,
  method: AuthenticationMethod['method'],
  caller: Caller,
): Promise<SignedIn> {
  const session = await insertSession(tx, { userId: user.id, method, caller });
  const traits = { method, session_id: session.id };
  await auditAuth(tx, { action: 'login', userId: user.id, ip: caller.ip, traits });
  return { ...(await loadAccount(tx, user)), session };
}
