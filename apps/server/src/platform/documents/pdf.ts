import sharp from 'sharp';
import { DocumentError } from './document.port.ts';
import type { DocumentLimits, DocumentSource, OpenDocument, OpenOptions } from './document.port.ts';
import { PdfReader } from './pdfReader.ts';

/** Opens PDF files, each in a reading process of its own; at most `most` at a time, others wait their turn. */
export class PdfOpener {
  readonly #limits: DocumentLimits;
  readonly #idle: PdfReader[] = [];
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(limits: DocumentLimits, most: number) {
    this.#limits = limits;
    this.#free = most;
  }

  /** @throws DocumentError */
  async open(source: DocumentSource, { tolerant = false }: OpenOptions): Promise<OpenDocument> {
    const limits = this.#limits;
    const reader = await this.#take();
    const opened = await reader
      .ask({ operation: 'open', source, limits, tolerant }, limits.milliseconds)
      .catch((error: unknown) => {
        this.#give(reader);
        throw error;
      });
    let closed = false;
    return {
      type: 'pdf',
      pages: opened.pages,
      renderPage: async (number) => {
        const page = opened.pages[number - 1];
        if (closed || !page) throw new DocumentError('damaged', `There is no page ${number}`);
        const { gray, words, ...size } = await reader.ask({ operation: 'render', number }, limits.milliseconds);
        const png = await sharp(gray, { raw: { ...size, channels: 1 } })
          .toColourspace('b-w')
          .png({ compressionLevel: 4 })
          .toBuffer();
        return { ...page, ...size, png, words };
      },
      close: async () => {
        if (!closed) this.#give(reader);
        closed = true;
      },
    };
  }

  async close(): Promise<void> {
    for (const reader of this.#idle.splice(0)) reader.kill();
  }

  async #take(): Promise<PdfReader> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const idle = this.#idle.pop();
    return idle?.alive ? idle : new PdfReader();
  }

  #give(reader: PdfReader): void {
    if (reader.alive) this.#idle.push(reader);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
