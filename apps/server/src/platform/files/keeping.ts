import type { Content, Files, StoredFile } from './files.port.ts';
import { checkTemporaryKey, newTemporaryKey, permanentKey } from './keys.ts';

/** Writes content whole, and then under the key that its hash is given. */
type Write = (content: Content, maxBytes: number, keyOf: (sha256: string) => string) => Promise<StoredFile>;

/** How content comes to its key, wherever it is written: by its hash when it is kept, by chance while it only passes through. */
export function keeping(write: Write, get: Files['get']): Pick<Files, 'put' | 'putTemporary' | 'keep'> {
  const put: Files['put'] = (organizationId, content, { maxBytes }) => write(content, maxBytes, (sha256) => permanentKey(organizationId, sha256));
  return {
    put,
    putTemporary(organizationId, content, { maxBytes }) {
      const key = newTemporaryKey(organizationId);
      return write(content, maxBytes, () => key);
    },
    async keep(temporaryKey) {
      const { organizationId } = checkTemporaryKey(temporaryKey);
      const { stream } = await get(temporaryKey);
      return put(organizationId, stream, { maxBytes: Infinity });
    },
  };
}
