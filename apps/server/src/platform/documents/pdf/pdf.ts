import sharp from 'sharp';
import { MachineFault } from '../../faults/machineFault.ts';
import { DocumentError } from '../document.port.ts';
import type { DocumentLimits, DocumentSource, OpenDocument, OpenOptions, PageInfo } from '../document.port.ts';
import type { PdfReader, ReaderEnd } from './pdfReader.ts';
import { ReaderLost } from './pdfReader.ts';
import { PdfReaders } from './pdfReaders.ts';
import type { ReadersOptions } from './pdfReaders.ts';

/** Opens PDF files in reading processes; each page finds one that is free, opening the file there when it is not yet. */
export class PdfOpener {
  readonly #limits: DocumentLimits;
  readonly #readers: PdfReaders;

  constructor(limits: DocumentLimits, options: ReadersOptions) {
    this.#limits = limits;
    this.#readers = new PdfReaders(options);
  }

  /**
   * @throws DocumentError
   * @throws MachineFault
   */
  async open(source: DocumentSource, { tolerant = false }: OpenOptions): Promise<OpenDocument> {
    const limits = this.#limits;
    const document = {};
    const openIn = async (reader: PdfReader) => {
      reader.document = undefined;
      const opened = await reader.ask({ operation: 'open', source, limits, tolerant }, limits.milliseconds);
      reader.document = document;
      return opened;
    };
    const { pages } = await this.#readers.use(document, openIn).catch((error: unknown) => {
      throw this.#blame(error);
    });
    let closed = false;
    return {
      type: 'pdf',
      pages,
      renderPage: async (number) => {
        const page = pages[number - 1];
        if (closed || !page) throw new DocumentError('damaged', `There is no page ${number}`);
        const render = async (reader: PdfReader) => {
          if (reader.document !== document) await openIn(reader);
          return reader.ask({ operation: 'render', number }, limits.milliseconds);
        };
        const { gray, words, ...size } = await this.#readers.use(document, render).catch((error: unknown) => {
          throw this.#blame(error, page);
        });
        const png = await sharp(gray, { raw: { ...size, channels: 1 } })
          .toColourspace('b-w')
          .png({ compressionLevel: 4 })
          .toBuffer();
        return { ...page, ...size, png, words };
      },
      close: async () => {
        closed = true;
        this.#readers.forget(document);
      },
    };
  }

  async close(): Promise<void> {
    this.#readers.close();
  }

  /** Two readers were lost over a question: whether the document or the machine is to blame. */
  #blame(error: unknown, page?: PageInfo): unknown {
    if (!(error instanceof ReaderLost)) return error;
    const bySize = page !== undefined && page.width * page.height > this.#limits.memory / 2;
    const causes: Record<ReaderEnd, Error> = {
      memory: bySize
        ? new DocumentError('too-many-pixels', 'The page needs more memory than allowed')
        : new DocumentError('damaged', 'What the page draws has no end'),
      time: new DocumentError('timeout', `Reading the page takes more than ${this.#limits.milliseconds} ms`),
      crashed: new DocumentError('damaged', 'The PDF file ends its reader'),
      killed: new MachineFault('memory', 'The PDF reader was killed', { cause: error }),
      starved: new MachineFault('overload', 'The PDF reader got no time to compute', { cause: error }),
      unstarted: new MachineFault('overload', 'The PDF reader cannot be started', { cause: error }),
    };
    return causes[error.end];
  }
}
