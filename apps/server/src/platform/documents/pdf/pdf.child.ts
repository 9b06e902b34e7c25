import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { DocumentError, faxDpi, smallPageInches } from '../document.port.ts';
import type { DocumentErrorCode, DocumentLimits, DocumentSource, PageInfo } from '../document.port.ts';
import type { Word } from '../../ocr/word.ts';
import { isShapeless } from './pdfFonts.ts';
import { loadPdfium } from './loadPdfium.ts';
import { hasPdfEnd } from './pdfEnd.ts';
import { flattenPage, isDynamicForm } from './pdfForm.ts';
import { lookInside } from './pdfInside.ts';
import type { PdfInside } from './pdfInside.ts';
import { missingCoverage } from './pdfPictures.ts';
import { hasContrast, seenOf } from './pdfSeen.ts';
import type { Gray } from './pdfSeen.ts';
import { createRewriting } from './pdfRewrite.ts';
import { readWords, withFields } from './pdfText.ts';

/** What the parent may ask; one document is open at a time. */
export type PdfRequest =
  | { operation: 'open'; source: DocumentSource; limits: DocumentLimits; tolerant: boolean }
  | { operation: 'render'; number: number };

export type PdfOpened = { pages: PageInfo[] };
export type PdfRendered = { width: number; height: number; gray: Uint8Array; words?: Word[] };
/** `lost`: the reader ran out of something or broke, and is of no more use. `memory`: bytes of the process. */
export type PdfAnswer = { memory: number } & (
  | { result: PdfOpened | PdfRendered }
  | { code: DocumentErrorCode; message: string }
  | { lost: 'memory' | 'crashed' }
);

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(this: WasmMemory, pages: number): number;
}

const lowestDpi = 50;
/** A page smaller than this would not be read if it were drawn six times as dense. */
const mostEnlarged = 6;
/** A larger file is of scans, whose broken pictures are found on the page: only where one is empty, or it carries others, is it looked into. */
const largestLookedInto = 24 * 1024 ** 2;
/** A page without a picture that covers less of it, such as a logo, is still the page. */
const mostMissing = 0.2;

// PDFium's memory only grows through this call; a refusal reaches it as a failed allocation.
let memoryLimit = Infinity;
let isExhausted = false;
const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } }).WebAssembly.Memory;
const { grow } = prototype;
prototype.grow = function capped(pages) {
  if (this.buffer.byteLength + pages * 65_536 > memoryLimit) {
    isExhausted = true;
    throw new RangeError('Memory limit');
  }
  return grow.call(this, pages);
};

/** What PDFium's wrapper says when PDFium has refused a file or a page in good order. */
const refusals = /^(Unknown error|File not|Unsupported security|Page not found|Failed to load|Could not load)/;

type Look = () => Promise<PdfInside | undefined>;
let open: { document: PDFiumDocument; limits: DocumentLimits; tolerant: boolean; look: Look; inside: PdfInside | undefined } | undefined;
const pdfium = await loadPdfium();
const rewritten = createRewriting(pdfium);
const library = new PDFiumLibrary(pdfium);

process.on('message', (request: PdfRequest) => {
  void answer(request)
    .then((result) => ({ result }), toAnswer)
    // A refused allocation may have left anything half done, also where an answer came out of it.
    .then((found) => process.send!({ memory: process.memoryUsage.rss(), ...(isExhausted ? { lost: 'memory' as const } : found) } satisfies PdfAnswer));
});

async function answer(request: PdfRequest): Promise<PdfOpened | PdfRendered> {
  return request.operation === 'open' ? openDocument(request) : renderPage(request.number);
}

async function openDocument({ source, limits, tolerant }: PdfRequest & { operation: 'open' }): Promise<PdfOpened> {
  open?.document.destroy();
  open = undefined;
  memoryLimit = limits.memory;
  const bytes = bytesOf(source);
  if (!tolerant && !hasPdfEnd(bytes)) {
    throw new DocumentError('truncated', 'The PDF file ends before its end mark');
  }
  const document = await library.loadDocument(bytes);
  const count = document.getPageCount();
  if (count > limits.pages) {
    document.destroy();
    throw new DocumentError('too-many-pages', `${count} pages; ${limits.pages} are allowed`);
  }
  if (count === 0) {
    document.destroy();
    throw new DocumentError('damaged', 'The PDF file has no page');
  }
  if (isDynamicForm(pdfium, document)) {
    document.destroy();
    throw new DocumentError('dynamic-form', 'The form is drawn by the reader of its maker alone');
  }
  let looked: ReturnType<Look> | undefined;
  const look: Look = () => (looked ??= lookInside(bytesOf(source), () => rewritten(document)));
  const inside = bytes.length <= largestLookedInto || pdfium._FPDFDoc_GetAttachmentCount(document['documentIdx']) > 0 ? await look() : undefined;
  if (inside?.isPortfolio) {
    document.destroy();
    throw new DocumentError('portfolio', 'The PDF file is a collection of files under a cover');
  }
  open = { document, limits, tolerant, look, inside };
  return { pages: findPages(document, count, limits) };
}

const bytesOf = (source: DocumentSource): Buffer => ('path' in source ? readFileSync(source.path) : Buffer.from(source.bytes));

/** A page that is announced and cannot be found has the shape of one that can, and is lost when it is to be drawn. */
function findPages(document: PDFiumDocument, count: number, limits: DocumentLimits): PageInfo[] {
  const errors: unknown[] = [];
  const found = Array.from({ length: count }, (_, index) => {
    try {
      return pageInfo(document, index, limits);
    } catch (error) {
      errors.push(error);
      return undefined;
    }
  });
  const shape = found.find((page) => page !== undefined);
  if (!shape) throw errors[0];
  return found.map((page, index) => page ?? { ...shape, number: index + 1 });
}

/** Sizes are asked of the page tree, since loading a page parses all its content. */
function pageInfo(document: PDFiumDocument, index: number, limits: DocumentLimits): PageInfo {
  const memory = pdfium.wasmExports.malloc(16);
  const isThere = pdfium._FPDF_GetPageSizeByIndex(document['documentIdx'], index, memory, memory + 8) !== 0;
  const [width = 0, height = 0] = new Float64Array(pdfium.HEAPU8.buffer, memory, 2);
  pdfium.wasmExports.free(memory);
  if (!isThere) throw new DocumentError('damaged', `Page ${index + 1} is announced and cannot be found`);
  // Such as one whose visible part lies outside of its paper.
  if (!(width > 0 && height > 0)) throw new DocumentError('damaged', `Page ${index + 1} has no area`);
  // At the density of a fax a fax inside a PDF keeps its pixels; a letter that was made small keeps its print.
  const enlarged = Math.min(mostEnlarged, Math.max(1, (smallPageInches * 72) / Math.max(width, height)));
  const dpi = Math.min(faxDpi, Math.floor(72 * Math.sqrt(limits.pixels / (width * height * enlarged ** 2))));
  return {
    number: index + 1,
    width: Math.max(1, Math.round((width * enlarged * dpi) / 72)),
    height: Math.max(1, Math.round((height * enlarged * dpi) / 72)),
    dpi,
    points: [width, height],
    storedDpi: [dpi * enlarged, dpi * enlarged],
  };
}

async function renderPage(number: number): Promise<PdfRendered> {
  if (!open) throw new DocumentError('damaged', 'No document is open');
  const { dpi, ...size } = pageInfo(open.document, number - 1, open.limits);
  if (dpi < lowestDpi) throw new DocumentError('too-many-pixels', 'The page is too large to be rendered');
  const fields = flattenPage(pdfium, open.document, number - 1);
  const page = open.document.getPage(number - 1);
  const isBare = pdfium._FPDFPage_CountObjects(page['pageIdx']) === 0;
  if (isBare) open.inside ??= await open.look();
  if (!open.tolerant && open.inside?.isBroken(number - 1, isBare)) {
    throw new DocumentError('damaged', `What page ${number} draws breaks off`);
  }
  // Rendering closes the page, so its words come first.
  const words = open.inside?.hasHiddenLayers ? undefined : readWords(pdfium, page['pageIdx'], fields);
  const { width, height, data } = await page.render({
    width: size.width,
    height: size.height,
    colorSpace: 'Gray',
    renderFormFields: true,
    render: async (bitmap) => bitmap.data,
  });
  const drawn = { data, width, height };
  if (!open.tolerant && missingFrom(open.document, number, drawn) > mostMissing) {
    throw new DocumentError('damaged', `The picture of page ${number} cannot be decoded`);
  }
  const seen = words && seenOf(words, drawn);
  // It would be filed as a page with nothing on it.
  if (!open.tolerant && words && areLettersMissing(words, drawn)) {
    throw new DocumentError('damaged', `The letters of page ${number} are in a font that is not in the file`);
  }
  return { width, height, gray: data, words: seen && withFields(seen, fields) };
}

/** Whether a page is written in letters that nobody here can draw, and none of its words is on it. */
function areLettersMissing(words: Word[], drawn: Gray): boolean {
  // Signs and digits beside the letters are drawn.
  const alike = words.filter(({ text }) => /^[\p{L}\p{M}]+$/u.test(text) && isShapeless(text));
  return alike.length > 0 && isShapeless(words.map(({ text }) => text).join('')) && !alike.some((word) => hasContrast(word, drawn));
}

function missingFrom(document: PDFiumDocument, number: number, drawn: Gray): number {
  const page = document.getPage(number - 1)['pageIdx'];
  const share = missingCoverage(pdfium, page, drawn);
  pdfium._FPDF_ClosePage(page);
  return share;
}

function toAnswer(error: unknown): { code: DocumentErrorCode; message: string } | { lost: 'memory' | 'crashed' } {
  if (error instanceof DocumentError) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (/password/i.test(message)) return { code: 'encrypted', message: 'The PDF file needs a password' };
  if (refusals.test(message)) return { code: 'damaged', message: 'The PDF file cannot be read' };
  return { lost: /allocate|memory|abort/i.test(message) ? 'memory' : 'crashed' };
}

// Ctrl-C and a stop of the whole group are the server's to answer; it ends its readers itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

// The first answer says that the reader is ready.
process.send!({ memory: 0, result: { pages: [] } } satisfies PdfAnswer);
