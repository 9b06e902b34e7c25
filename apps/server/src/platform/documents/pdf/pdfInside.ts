import { inflateRawSync, inflateSync } from 'node:zlib';
import { PDFArray, PDFContext, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
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

/** No table of objects or content of a page is longer. */
const longest = 64 * 1024 ** 2;
/** Content up to this may well draw nothing. */
const least = 32;

/**
 * Undefined when the file cannot be looked into.
 * @param rewrite writes it anew as PDFium has read it, without its encryption
 */
export async function lookInside(bytes: Uint8Array, rewrite: () => Uint8Array): Promise<PdfInside | undefined> {
  capStreams();
  const pdf = await load(bytes, rewrite);
  if (!pdf) return undefined;
  const { catalog } = pdf;
  const pages = pagesOf(pdf);
  return {
    isPortfolio: catalog.has(PDFName.of('Collection')),
    hasHiddenLayers: hasHiddenLayers(catalog),
    isBroken: (page, isBare) => pages[page]?.some((part) => isBrokenPart(part, isBare)) ?? false,
  };
}

async function load(bytes: Uint8Array, rewrite: () => Uint8Array): Promise<PDFDocument | undefined> {
  const options = { updateMetadata: false, ignoreEncryption: true };
  try {
    const pdf = await PDFDocument.load(bytes, options);
    if (!pdf.isEncrypted) return pdf;
  } catch (error) {
    // It unpacks without end, and would again.
    if (error instanceof RangeError) return undefined;
  }
  return PDFDocument.load(rewrite(), options).catch(() => undefined);
}

/** What each page draws, in parts; a part that is named and not there is null, a page that is not there draws nothing. */
function pagesOf(pdf: PDFDocument): (PDFObject | null)[][] {
  try {
    return leavesOf(pdf).map((page) => {
      const named = page?.get(PDFName.of('Contents'));
      const contents = page?.lookup(PDFName.of('Contents'));
      if (contents instanceof PDFArray) return contents.asArray().map((part) => pdf.context.lookup(part) ?? null);
      return named ? [contents ?? null] : [];
    });
  } catch {
    return [];
  }
}

/** The pages as PDFium counts them: the library leaves out those that are announced and missing. */
function leavesOf({ catalog, context }: PDFDocument): (PDFDict | undefined)[] {
  const seen = new Set<PDFObject>();
  const below = (node: PDFObject | undefined): (PDFDict | undefined)[] => {
    if (!(node instanceof PDFDict) || seen.has(node)) return [undefined];
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'));
    return kids instanceof PDFArray ? kids.asArray().flatMap((kid) => below(context.lookup(kid))) : [node];
  };
  return below(catalog.lookup(PDFName.of('Pages')));
}

const textFilters = new Set(['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);

function isBrokenPart(part: PDFObject | null, isBare: boolean): boolean {
  if (!(part instanceof PDFRawStream)) return part === null || part instanceof PDFInvalidObject;
  const { contents, dict } = part;
  const filter = dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  const [first, ...others] = names.map((name) => (name instanceof PDFName ? name.decodeText() : ''));
  if (first === 'FlateDecode' || first === 'Fl') {
    // A wrong checksum alone says nothing, as programs write one; where the stream is not as long as it was either, or shows nothing, it does.
    const isLong = dict.lookup(PDFName.of('Length'))?.toString() !== String(contents.length);
    const flaw = flawOf(contents);
    return flaw === 'blocks' || (flaw === 'checksum' && (isLong || isBare)) || (others.length > 0 && isBare);
  }
  if (first === undefined) return isBare && contents.length > least && isBinary(contents);
  return !textFilters.has(first) || (isBare && contents.length > least);
}

/** How a stream of zlib begins. */
const deflated = 8;

/** What is wrong with a stream of zlib: its blocks are not whole, or its checksum is of something else. A missing checksum is neither. */
function flawOf(contents: Uint8Array): 'blocks' | 'checksum' | undefined {
  if (contents.length === 0) return undefined;
  if ((contents[0]! & 0x0f) !== deflated) return 'blocks';
  const failure = failureOf(() => inflateSync(contents, { maxOutputLength: longest }));
  if (!failure) return undefined;
  if (failureOf(() => inflateRawSync(contents.subarray(2), { maxOutputLength: longest }))) return 'blocks';
  return failure === 'Z_DATA_ERROR' ? 'checksum' : undefined;
}

/** The code of what zlib says; more than a page can hold is no failure. */
function failureOf(inflate: () => unknown): string | undefined {
  try {
    inflate();
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? undefined : code;
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
