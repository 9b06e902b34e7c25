import type { Content } from './files.port.ts';

/**
 * Looks at the beginning of bytes that are on their way.
 * @param length bytes wanted; the head is shorter only when all of the content is
 * @returns `whole` is the content from its first byte; the one that was passed must not be read any more
 */
export async function peek(content: Content, length: number): Promise<{ head: Uint8Array; whole: Content }> {
  if (content instanceof Uint8Array) return { head: content.subarray(0, length), whole: content };
  const rest = content[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < length; size += chunks.at(-1)!.length) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
  }
  async function* whole() {
    yield* chunks;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head: Buffer.concat(chunks).subarray(0, length), whole: whole() };
}

/** Takes the bytes that are still coming and keeps none, so that their sender hears the answer. */
export async function drain(content: Content): Promise<void> {
  if (content instanceof Uint8Array) return;
  const rest = content[Symbol.asyncIterator]();
  while (!(await rest.next()).done);
}
