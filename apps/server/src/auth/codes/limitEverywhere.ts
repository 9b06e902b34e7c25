import type { AuthContext } from '../authContext.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { hasSignedInFrom } from '../passwords/knownNetwork.ts';

interface Guess {
  /** The address or number whose codes are guessed at. */
  account: string;
  ip: string;
  find: (tx: AuthTx) => Promise<UserRow | undefined>;
}

/** Guesses at the codes of one account are counted together, except where its owner has signed in. Throws 429. */
export async function limitEverywhere({ database, limits }: AuthContext, { account, ip, find }: Guess): Promise<void> {
  const isKnownHere = await inAuth(database, async (tx) => hasSignedInFrom(tx, await find(tx), ip));
  if (!isKnownHere) await limits.consume({ verifyAccount: account });
}
