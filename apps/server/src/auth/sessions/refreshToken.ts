import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is a session id and a counter under a MAC with the session's own key, so no token is stored:
 * base64url of 1 byte version, 16 bytes session id, 6 bytes counter, 16 bytes HMAC-SHA256.
 */
export interface RefreshToken {
  sessionId: string;
  counter: number;
}

const version = 1;
const bodyLength = 23;
const macLength = 16;

export const newRefreshTokenKey = (): Buffer => randomBytes(32);

const macOf = (key: Buffer, body: Buffer) =>
  createHmac('sha256', key).update(body).digest().subarray(0, macLength);

export function formatRefreshToken({ sessionId, counter }: RefreshToken, key: Buffer): string {
  const body = Buffer.alloc(bodyLength);
  body.writeUInt8(version, 0);
  Buffer.from(sessionId.replaceAll('-', ''), 'hex').copy(body, 1);
  body.writeUIntBE(counter, 17, 6);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/** What the token claims to be, before its MAC is checked; undefined when it is not one of ours, as we write them. */
export function parseRefreshToken(token: string): RefreshToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return undefined;
  if (bytes.length !== bodyLength + macLength || bytes.readUInt8(0) !== version) return undefined;
  const hex = bytes.toString('hex', 1, 17);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, counter: bytes.readUIntBE(17, 6) };
}

/** Compares in constant time. */
export function isAuthentic(token: string, key: Buffer): boolean {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== bodyLength + macLength) return false;
  return timingSafeEqual(bytes.subarray(bodyLength), macOf(key, bytes.subarray(0, bodyLength)));
}

export type Rotation = 'rotate' | 'repeat' | 'reused';

/** Seconds in which tabs that refresh at the same time still receive the current token. */
export const reuseInterval = 10;

/**
 * What an authentic token earns: `rotate` a new one; `repeat` the current one, for its parent while a tab may have raced,
 * or while nothing was done with the current one, so that its answer may have been lost; or `reused`: an old one came
 * back, so somebody has a copy and the session must end.
 */
export function judgeRotation(
  presented: number,
  current: number,
  { secondsSince, isUsed }: { secondsSince: number; isUsed: boolean },
): Rotation {
  if (presented === current) return 'rotate';
  const isParent = presented === current - 1;
  return isParent && (secondsSince < reuseInterval || !isUsed) ? 'repeat' : 'reused';
}
