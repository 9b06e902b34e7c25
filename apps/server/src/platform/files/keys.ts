import { randomUUID } from 'node:crypto';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Keeps what belongs to no organisation yet. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const permanent = new RegExp(`^${uuid}/[0-9a-f]{2}/[0-9a-f]{64}$`);
const temporary = new RegExp(`^tmp/(${uuid})/${uuid}$`);
const note = /^notes\/[a-z-]{1,40}$/;

/** Every key is checked before it becomes a path, so that none can lead out of the store. */
export function checkKey(key: string): string {
  if (!permanent.test(key) && !temporary.test(key) && !note.test(key))
    throw new TypeError('This is not the key of a stored file.');
  return key;
}

export function checkPermanentKey(key: string): string {
  if (!permanent.test(key)) throw new TypeError('This is not the key of a file that is kept for good.');
  return key;
}

/** Lower-case hex of the content behind a key that is kept for good. */
export const contentOf = (key: string): string => checkPermanentKey(key).slice(-64);

export function checkTemporaryKey(key: string): { organizationId: string } {
  const organizationId = temporary.exec(key)?.[1];
  if (!organizationId) throw new TypeError('This is not the key of a temporary file.');
  return { organizationId };
}

/** By content, so that the same document has the same key; two letters first keep folders small. */
export const permanentKey = (organizationId: string, sha256: string) =>
  checkKey(`${organizationId}/${sha256.slice(0, 2)}/${sha256}`);

export const noteKey = (name: string) => checkKey(`notes/${name}`);

export const newTemporaryKey = (organizationId: string) => checkKey(`tmp/${organizationId}/${randomUUID()}`);

export const isTemporary = (key: string) => temporary.test(key);
