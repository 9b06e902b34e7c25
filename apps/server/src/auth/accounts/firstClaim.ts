import type { AuthContext } from '../authContext.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { disown } from './disown.ts';

/**
 * Whoever signs up first does not choose the password and the name of who proves the address or number later: when two
 * signed up with different passwords, neither of them counts, and the code leads to a new one.
 */
export async function refuseFirstClaim({ passwords }: AuthContext, tx: AuthTx, known: UserRow, password: string): Promise<void> {
  const isSame = known.encrypted_password && (await passwords.verify(known.encrypted_password, password));
  if (!isSame) await disown(tx, known);
}
