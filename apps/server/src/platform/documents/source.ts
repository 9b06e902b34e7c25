import { open, readFile } from 'node:fs/promises';
import type { DocumentSource } from './document.port.ts';

/** The first `length` bytes, or all of a shorter document. */
export async function firstBytes(source: DocumentSource, length: number): Promise<Uint8Array> {
  if ('bytes' in source) return source.bytes.subarray(0, length);
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The whole document. */
export async function allBytes(source: DocumentSource): Promise<Uint8Array> {
  return 'bytes' in source ? source.bytes : readFile(source.path);
}
