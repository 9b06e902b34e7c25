import type { FileFormat } from '@intake/api/rules';
import type { Word } from '../ocr/word.ts';

/** Where the bytes are. A path spares a large file the trip through memory. */
export type DocumentSource = { path: string } | { bytes: Uint8Array };

export type DocumentErrorCode =
  | 'empty'
  | 'unsupported-type'
  | 'encrypted'
  | 'dynamic-form'
  | 'portfolio'
  | 'truncated'
  | 'damaged'
  | 'too-many-pixels'
  | 'too-many-pages'
  | 'timeout';

/** Why a document cannot be read. The message holds no content of the document and may be logged. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export interface DocumentLimits {
  /** Pages in one document. */
  pages: number;
  /** Pixels of one decoded page. */
  pixels: number;
  /** Milliseconds of computing for one step: opening a document, rendering one page. */
  milliseconds: number;
  /** Bytes a PDF may make its reader allocate. */
  memory: number;
}

export const defaultLimits: DocumentLimits = {
  pages: 350,
  pixels: 6e7,
  milliseconds: 20_000,
  memory: 512 * 1024 ** 2,
};

/** The horizontal density of a fax, in pixels per inch. */
export const faxDpi = 204;
/** A page whose longer side is below this is shown and read as if it were that long. */
export const smallPageInches = 8;

/** One page as it will be rendered: pixels square to within 5 %, stored orientation. */
export interface PageInfo {
  /** From 1. */
  number: number;
  /** Pixels of the rendered page. */
  width: number;
  height: number;
  /** Pixels per inch of the rendered page, a small one taken as `smallPageInches` long. */
  dpi: number;
  /** Width and height of the paper in points of 1/72 inch: the exact shape to show the page in. */
  points: [number, number];
  /** Density of the stored page, horizontal and vertical: 204×98 for a standard-resolution fax. */
  storedDpi: [number, number];
}

export interface RenderedPage extends PageInfo {
  /** Grayscale. */
  png: Buffer;
  /**
   * Words of a PDF page that was typed rather than scanned, fields of its form included; then it needs no character
   * recognition. Absent when the page has no visible text, when that is in no language, or when pictures cover a good
   * part of the page.
   */
  words?: Word[];
}

/** An open document. Close it, or a PDF stays in the memory of its reader. */
export interface OpenDocument {
  type: FileFormat;
  pages: PageInfo[];
  /**
   * @throws DocumentError `damaged` when there is no such page, or any other code of the page itself
   * @throws MachineFault
   */
  renderPage(number: number): Promise<RenderedPage>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Reads what is left of a truncated or damaged document instead of refusing it. */
  tolerant?: boolean;
}

/** One page of a new version of a document. */
export interface ComposedPage {
  source: DocumentSource;
  /** From 1. */
  pageNumber: number;
  /** Degrees clockwise, added to what the page already has. */
  rotation: Rotation;
}

export type Rotation = 0 | 90 | 180 | 270;

/** Decodes what senders send and composes new versions of it. */
export interface Documents {
  /**
   * @throws DocumentError
   * @throws MachineFault
   */
  open(source: DocumentSource, options?: OpenOptions): Promise<OpenDocument>;
  /**
   * Makes one PDF of pages of other documents; the sources stay as they are.
   * Rotating, splitting, merging and deleting pages are all this.
   * @throws DocumentError
   * @throws MachineFault
   */
  compose(pages: ComposedPage[]): Promise<Uint8Array>;
  /** Ends the PDF readers. */
  close(): Promise<void>;
}
