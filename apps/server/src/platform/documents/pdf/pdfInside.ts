import { inflateRawSync } from 'node:zlib';
import { PDFArray, PDFContext, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import type { PDFObject } from 'pdf-lib';

/** What PDFium draws or leaves out without a word, as the objects of the file tell it. */
export interface PdfInside {
  /** The pages are the cover of the files that it carries. */
  isPortfolio: boolean;
  /** Layers that are switched off: their text is in the text layer and not on the page. */
  hasHiddenLayers: boolean;
  /**
   * Whether what a page draws cannot be taken out of the file as a whole.
   * @param isBare nothing of it is drawn
   */
  isBroken(page: number, isBare: boolean): boolean;
}

/** A larger file is scanned, and broken pictures are found on the page. */
const largestFile = 24 * 1024 ** 2;
/** No table of objects or content of a page is longer. */
const longest = 64 * 1024 ** 2;
/** Content up to this may well draw nothing. */
const least = 32;

/** Undefined when the file cannot be looked into: encrypted, too large, or in need of PDFium's repair. */
export async function lookInside(bytes: Uint8Array): Promise<PdfInside | undefined> {
  if (bytes.length > largestFile) return undefined;
  capStreams();
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true }).catch(() => undefined);
  if (!pdf) return undefined;
  const { catalog } = pdf;
  const pages = pdf.isEncrypted ? [] : pagesOf(pdf);
  return {
    isPortfolio: catalog.has(PDFName.of('Collection')),
    hasHiddenLayers: hasHiddenLayers(catalog),
    isBroken: (page, isBare) => pages[page]?.some((part) => isBrokenPart(part, isBare)) ?? false,
  };
}

/** What each page draws, in parts; a part that is named and not there is null. */
function pagesOf(pdf: PDFDocument): (PDFObject | null)[][] {
  try {
    return pdf.getPages().map(({ node }) => {
      const named = node.get(PDFName.of('Contents'));
      const contents = node.lookup(PDFName.of('Contents'));
      if (contents instanceof PDFArray) return contents.asArray().map((part) => pdf.context.lookup(part) ?? null);
      return named ? [contents ?? null] : [];
    });
  } catch {
    return [];
  }
}

const textFilters = new Set(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);

function isBrokenPart(part: PDFObject | null, isBare: boolean): boolean {
  if (!(part instanceof PDFRawStream)) return part === null;
  const { contents, dict } = part;
  const filter = dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  const [first, ...others] = names.map((name) => (name instanceof PDFName ? name.decodeText() : ''));
  if (first === 'FlateDecode' || first === 'Fl') return !inflates(contents) || (others.length > 0 && isBare);
  if (first === undefined) return isBare && contents.length > least && isBinary(contents);
  return !textFilters.has(first) || (isBare && contents.length > least);
}

/** How a stream of zlib begins. */
const deflated = 8;

/** The checksum at the end is often wrong and says nothing of the content: only the blocks have to be whole. */
function inflates(contents: Uint8Array): boolean {
  if (contents.length === 0) return true;
  if ((contents[0]! & 0x0f) !== deflated) return false;
  try {
    inflateRawSync(contents.subarray(2), { maxOutputLength: longest });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

/** Operators and numbers are written in letters and digits. */
function isBinary(contents: Uint8Array): boolean {
  const strange = contents.filter((byte) => byte > 126 || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)).length;
  return strange > contents.length / 4;
}

function hasHiddenLayers(catalog: PDFDict): boolean {
  const layers = catalog.lookup(PDFName.of('OCProperties'));
  if (!(layers instanceof PDFDict)) return false;
  const chosen = layers.lookup(PDFName.of('D'));
  if (chosen instanceof PDFDict) {
    const off = chosen.lookup(PDFName.of('OFF'));
    if (chosen.lookup(PDFName.of('BaseState')) === PDFName.of('OFF') || (off instanceof PDFArray && off.size() > 0)) return true;
  }
  const all = layers.lookup(PDFName.of('OCGs'));
  return all instanceof PDFArray && all.asArray().some((_, at) => isOffOnScreen(all.lookup(at)));
}

/** A layer that says itself that it is not for the screen. */
function isOffOnScreen(layer: PDFObject | undefined): boolean {
  const usage = layer instanceof PDFDict ? layer.lookup(PDFName.of('Usage')) : undefined;
  const view = usage instanceof PDFDict ? usage.lookup(PDFName.of('View')) : undefined;
  return view instanceof PDFDict && view.lookup(PDFName.of('ViewState')) === PDFName.of('OFF');
}

interface Decoder {
  ensureBuffer(this: Decoder, length: number): Uint8Array;
}
let isCapped = false;

/** The library unpacks tables of objects whole: a few kilobytes that unpack to gigabytes end the look, not the reader. */
function capStreams(): void {
  if (isCapped) return;
  isCapped = true;
  const empty = PDFContext.create().obj({ Filter: 'RunLengthDecode' });
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(empty, new Uint8Array())))) as Decoder;
  const { ensureBuffer } = decoder;
  decoder.ensureBuffer = function capped(length) {
    if (length > longest) throw new RangeError('Unpacked too long');
    return ensureBuffer.call(this, length);
  };
}
