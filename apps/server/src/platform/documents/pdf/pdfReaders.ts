import pLimit from 'p-limit';
import { PdfReader, ReaderLost } from './pdfReader.ts';

export interface ReadersOptions {
  /** Readers at work at the same time; who asks for more waits in order. */
  most: number;
  /** A reader without work ends after this long, and its memory with it. */
  idleMilliseconds?: number;
  /** A reader that has answered this often makes way for a fresh one. */
  mostAnswers?: number;
  /** Bytes; a reader that has become larger ends after its answer, since its memory never shrinks. */
  mostMemory?: number;
  start?: () => PdfReader;
}

/** The PDF readers of this process: taken for one question, then given back, so that nobody holds one and waits for another. */
export class PdfReaders {
  readonly #options: Required<ReadersOptions>;
  readonly #inTurn;
  readonly #idle = new Map<PdfReader, NodeJS.Timeout>();
  readonly #busy = new Set<PdfReader>();
  #closed = false;

  constructor(options: ReadersOptions) {
    this.#options = { idleMilliseconds: 10_000, mostAnswers: 500, mostMemory: 256 * 1024 ** 2, start: () => new PdfReader(), ...options };
    this.#inTurn = pLimit(options.most);
  }

  /**
   * Asks a reader about a document, one that has it open already where there is one. A reader that is lost is not asked again;
   * the question is, once, to a fresh one: what the reader carried over from others is not this document's fault.
   * @throws ReaderLost when the fresh one is lost too
   */
  async use<T>(document: object, ask: (reader: PdfReader) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const reader = this.#take(document);
      try {
        return await this.#lend(reader, ask);
      } catch (error) {
        if (!(error instanceof ReaderLost)) throw error;
        return this.#lend(this.#start(), ask);
      }
    });
  }

  /** Says that no more will be asked about a document. */
  forget(document: object): void {
    for (const reader of [...this.#idle.keys(), ...this.#busy]) if (reader.document === document) reader.document = undefined;
  }

  close(): void {
    this.#closed = true;
    for (const reader of [...this.#idle.keys(), ...this.#busy]) this.#end(reader);
  }

  #take(document: object): PdfReader {
    const idle = [...this.#idle.keys()].filter((reader) => reader.alive);
    // The one that was used last has the least to be woken for.
    const reader = idle.find((known) => known.document === document) ?? idle.findLast((other) => !other.document) ?? idle.at(-1);
    if (!reader) return this.#start();
    clearTimeout(this.#idle.get(reader));
    this.#idle.delete(reader);
    return reader;
  }

  #start(): PdfReader {
    if (this.#closed) throw new Error('The PDF readers have ended');
    return this.#options.start();
  }

  async #lend<T>(reader: PdfReader, ask: (reader: PdfReader) => Promise<T>): Promise<T> {
    this.#busy.add(reader);
    try {
      return await ask(reader);
    } finally {
      this.#busy.delete(reader);
      this.#giveBack(reader);
    }
  }

  #giveBack(reader: PdfReader): void {
    const { mostAnswers, mostMemory, idleMilliseconds } = this.#options;
    if (this.#closed || !reader.alive || reader.answers >= mostAnswers || reader.memory > mostMemory) return this.#end(reader);
    this.#idle.set(reader, setTimeout(() => this.#end(reader), idleMilliseconds).unref());
  }

  #end(reader: PdfReader): void {
    clearTimeout(this.#idle.get(reader));
    this.#idle.delete(reader);
    reader.end();
  }
}
