import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { FileTooLarge, type Content } from './files.port.ts';

/**
 * Writes the content to a new file, measuring it on the way; it has reached the disk when this resolves,
 * and there is no file when this rejects.
 */
export async function spool(
  path: string,
  content: Content,
  maxBytes: number,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FileTooLarge(maxBytes);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), size };
}
