import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose';
import type { Database } from '../../platform/database/database.port.ts';
import { inAuth } from '../authTables.ts';

const ownAlgorithm = 'ES256';
const sharedAlgorithm = 'HS256';

export interface SigningKeys {
  /** What tokens are signed with. */
  current: { alg: string; kid?: string; key: CryptoKey | Uint8Array };
  /** Public keys only, of those in use and of those retired. */
  jwks: JSONWebKeySet;
  /** Those with which a token may be signed. */
  algorithms: string[];
  /** Finds the key that a token names by its `kid`, or the shared secret. */
  findKey: JWTVerifyGetKey;
}

export interface KeySettings {
  /** Private JWKs (ES256 or RS256); the first signs, the others still count. */
  jwks?: readonly JWK[] | undefined;
  /** Signs where there are no such keys (HS256), and is what other programs may sign service tokens with. */
  secret?: string | undefined;
}

/**
 * The keys of the settings, and those that the database holds; the first start makes one. Safe from several processes
 * at once.
 */
export async function loadSigningKeys(
  database: Database,
  { jwks: given = [], secret }: KeySettings = {},
): Promise<SigningKeys> {
  const named = await Promise.all(given.map(withKid));
  const stored = await storedKeys(database);
  const jwks = { keys: [...named, ...stored].map(publicPart) };
  const sharedKey = secret === undefined ? undefined : new TextEncoder().encode(secret);
  const findPublicKey = createLocalJWKSet(jwks);
  const signing = named[0] ?? (sharedKey ? undefined : stored[0]);
  return {
    current:
      signing || !sharedKey
        ? await signingKeyOf(signing)
        : { alg: sharedAlgorithm, key: sharedKey },
    jwks,
    algorithms: [...new Set([...jwks.keys.map(({ alg = ownAlgorithm }) => alg), ...(sharedKey ? [sharedAlgorithm] : [])])],
    // The algorithm chooses the key, so that a public key is never taken for a shared secret.
    findKey: (header, token) => (sharedKey && header.alg === sharedAlgorithm ? sharedKey : findPublicKey(header, token)),
  };
}

/** The one in use first. */
async function storedKeys(database: Database): Promise<JWK[]> {
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
  const inUse = rows.filter((key) => key.retired_at === null);
  return [...inUse, ...rows.filter((key) => !inUse.includes(key))].map((row) => row.private_jwk as JWK);
}

async function signingKeyOf(jwk: JWK | undefined): Promise<SigningKeys['current']> {
  if (!jwk?.kid) throw new Error('The database holds no signing key that is in use');
  const { alg = ownAlgorithm, kid } = jwk;
  return { alg, kid, key: (await importJWK(jwk, alg)) as CryptoKey };
}

async function newPrivateJwk() {
  const { privateKey } = await generateKeyPair(ownAlgorithm, { extractable: true });
  return withKid({ ...(await exportJWK(privateKey)), alg: ownAlgorithm, use: 'sig' });
}

const withKid = async (jwk: JWK) => ({ ...jwk, kid: jwk.kid ?? (await calculateJwkThumbprint(jwk)) });

/** Names what may leave, so that nothing else can. */
const publicPart = ({ kty, crv, x, y, n, e, kid, alg = ownAlgorithm, use = 'sig' }: JWK): JWK =>
  ({ kty, crv, x, y, n, e, kid, alg, use, key_ops: ['verify'] }) as JWK;
