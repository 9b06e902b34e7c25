import { createHash, createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Partner } from '@intake/api/contract';
import type { PartnerAlgorithm, PartnerScope } from '@intake/api/rules';
import type { Administrator } from '../administrator.ts';

/** A pair of keys as a partner makes it. */
export function newPair(algorithm: PartnerAlgorithm = 'ES384') {
  const { publicKey, privateKey } = algorithm === 'ES384' ? generateKeyPairSync('ec', { namedCurve: 'P-384' }) : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { algorithm, privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** RFC 7638, by hand: what a partner that gave its key as PEM names. */
export function thumbprintOf(pem: string): string {
  const { crv, e, kty, n, x, y } = createPublicKey(pem).export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify(kty === 'RSA' ? { e, kty, n } : { crv, kty, x, y })).digest('base64url');
}

interface Assertion {
  clientId: string;
  privateKey: KeyObject;
  algorithm?: string;
  kid: string;
  audience: string;
  jti?: string;
  seconds?: number;
}

export const assertionOf = ({ clientId, privateKey, algorithm = 'ES384', kid, audience, jti = randomUUID(), seconds = 240 }: Assertion): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setJti(jti)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(privateKey);

export interface TestPartner {
  partner: Partner;
  pair: ReturnType<typeof newPair>;
  kid: string;
  signIn(more?: Partial<Assertion> & { scope?: string }): Promise<{ status: number; body: Record<string, unknown> & { access_token: string; error?: string } }>;
  /** Signed in once; answers the status and the body. */
  ask<Answer = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<{ status: number; headers: Headers; body: Answer }>;
}

/** A partner of the administrator's organisation, with a key, over a running server. */
export async function newPartner(url: string, me: Administrator, { scopes, name = `Clinic ${randomUUID().slice(0, 8)}`, callsPerMinute = 600 }: { scopes: PartnerScope[]; name?: string; callsPerMinute?: number }): Promise<TestPartner> {
  const { body: made } = await me.ask<Partner>('POST', '/partner/', { name, scopes, callsPerMinute, isActive: true });
  const pair = newPair();
  const { body: partner } = await me.ask<Partner>('POST', '/partner/key', { id: made.id, label: 'First', key: pair.pem });
  const kid = thumbprintOf(pair.pem);
  const signIn: TestPartner['signIn'] = async ({ scope, ...more } = {}) => {
    const assertion = await assertionOf({ clientId: partner.id, privateKey: pair.privateKey, kid, audience: 'https://intake.example/api/velox/token', ...more });
    const form = new URLSearchParams({
      grant_type: 'client_credentials', client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer', client_assertion: assertion, ...(scope && { scope }),
    });
    const answer = await fetch(`${url}/api/velox/token`, { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as never };
  };
  let token: string | undefined;
  return {
    partner, pair, kid, signIn,
    ask: async (method, path, body) => {
      token ??= (await signIn()).body.access_token;
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never };
    },
  };
}
