import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose';
import type { Database } from '../platform/database/database.port.ts';
import { inAuth } from './authTables.ts';

export const signingAlgorithm = 'ES256';

export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** Public keys only, of the current key and of those retired. */
  jwks: JSONWebKeySet;
  /** Finds the key that a token names by its `kid`. */
  findKey: JWTVerifyGetKey;
}

/** The keys that the database holds; the first start makes one. Safe from several processes at once. */
export async function loadSigningKeys(database: Database): Promise<SigningKeys> {
  const fresh = await newPrivateJwk();
  const rows = await inAuth(database, async (tx) => {
    const stored = () =>
      tx.selectFrom('auth.signing_keys').selectAll().orderBy('created_at', 'desc').execute();
    const found = await stored();
    if (found.some((key) => key.retired_at === null)) return found;
    await tx
      .insertInto('auth.signing_keys')
      .values({ kid: fresh.kid, private_jwk: JSON.stringify(fresh) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return stored();
  });
  const current = rows.find((key) => key.retired_at === null);
  if (!current) throw new Error('The database holds no signing key that is in use');
  const jwks = { keys: rows.map((row) => publicPart(row.private_jwk as JWK)) };
  return {
    kid: current.kid,
    privateKey: (await importJWK(current.private_jwk as JWK, signingAlgorithm)) as CryptoKey,
    jwks,
    findKey: createLocalJWKSet(jwks),
  };
}

async function newPrivateJwk() {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { ...jwk, kid, alg: signingAlgorithm, use: 'sig' };
}

/** Names what may leave, so that nothing else can. */
const publicPart = ({ kty, crv, x, y, kid, alg, use }: JWK): JWK =>
  ({ kty, crv, x, y, kid, alg, use, key_ops: ['verify'] }) as JWK;
