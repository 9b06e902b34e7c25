import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { KeyRefusal, PartnerAlgorithm } from '@intake/api/rules';
import { invalid } from '../../kernel/errors.ts';

export interface ReadKey {
  kid: string;
  algorithm: PartnerAlgorithm;
  jwk: JWK;
  thumbprint: string;
}

const messages: Record<KeyRefusal, string> = {
  'key-unreadable': 'This is no public key as PEM, JWK or JWKS with one key.',
  'key-private': 'This is a private key. It belongs to the partner alone; paste the public one, and make a new pair.',
  'key-weak': 'Keys are RSA of at least 2048 bits, or EC on the curve P-384.',
  'key-known': 'The partner has this key already, or had it before.',
};

export const refusedKey = (code: KeyRefusal) => invalid([{ path: 'key', code, message: messages[code] }]);

/** A public key as PEM (SPKI or PKCS#1), as a JWK, or as a JWKS with one key. Throws a 422 on the field `key`. */
export async function readKey(text: string): Promise<ReadKey> {
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) throw refusedKey('key-private');
  const given = text.startsWith('{') ? onlyKey(text) : undefined;
  if (given && ('d' in given || 'k' in given)) throw refusedKey('key-private');
  const key = open(given, text);
  const algorithm = algorithmOf(key);
  if (!algorithm) throw refusedKey('key-weak');
  const jwk = await exportJWK(key);
  const thumbprint = await calculateJwkThumbprint(jwk);
  return { kid: typeof given?.kid === 'string' && given.kid !== '' ? given.kid.slice(0, 200) : thumbprint, algorithm, jwk, thumbprint };
}

function onlyKey(text: string): JWK {
  try {
    const value = JSON.parse(text) as { keys?: unknown };
    const keys: unknown[] = Array.isArray(value.keys) ? value.keys : [value];
    const [one] = keys;
    if (keys.length === 1 && typeof one === 'object' && one !== null) return one as JWK;
  } catch {
    // Falls through to the one answer for what is no key.
  }
  throw refusedKey('key-unreadable');
}

function open(given: JWK | undefined, text: string): KeyObject {
  try {
    return given ? createPublicKey({ key: given as never, format: 'jwk' }) : createPublicKey(text);
  } catch {
    throw refusedKey('key-unreadable');
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails = {} }: KeyObject): PartnerAlgorithm | undefined {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails.modulusLength ?? 0) >= 2048 ? 'RS384' : undefined;
  return asymmetricKeyType === 'ec' && asymmetricKeyDetails.namedCurve === 'secp384r1' ? 'ES384' : undefined;
}
