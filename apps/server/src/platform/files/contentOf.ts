import { createReadStream } from 'node:fs';

/** The bytes of a file. It is opened when somebody reads: a stream that fails before that, as its file went, would end the process. */
export async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}
