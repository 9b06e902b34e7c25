import { readFileSync } from 'node:fs';
import { notoFile, type Script } from '../../fonts/noto.ts';
import { placeFunction } from './pdfFunctions.ts';
import type { Pdfium } from './pdfium.ts';

/** The character sets, as PDFium numbers them, whose letters none of its own fonts has. */
const scriptOf: Record<number, Script> = {
  128: 'japanese', // Shift JIS
  134: 'chinese', // GB 2312
  136: 'chinese', // Big5
  161: 'latin', // Greek
  163: 'latin', // Vietnamese
  204: 'latin', // Cyrillic
  238: 'latin', // Central European
};

/** Letters that neither PDFium nor we have a shape for, when a file does not bring it along. */
const shapeless = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/gu;

/** Whether most letters of a text are such. */
export function isShapeless(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(shapeless)?.length ?? 0) > letters / 2;
}

interface Font {
  name: string;
  charset: number;
  bytes: Buffer;
}

/** `FPDF_SYSFONTINFO` of fpdf_sysfontinfo.h: its version, then functions by their number in the table. */
const fontInfoVersion = 1;
/** The whole file is asked for as table 0. */
const wholeFile = 0;

/**
 * Gives PDFium our fonts for the letters that a file uses and does not bring along: it would draw nothing in their
 * place, and say nothing. A file is read when a page first needs it.
 */
export function offerFonts(pdfium: Pdfium): void {
  const fonts: Font[] = [];
  const fontOf = (handle: number) => fonts[handle - 1];
  const find = (charset: number): number => {
    const script = scriptOf[charset];
    if (!script) return 0;
    const { name, path } = notoFile(script, 'regular');
    const known = fonts.findIndex((font) => font.name === name);
    return known >= 0 ? known + 1 : fonts.push({ name, charset, bytes: readFileSync(path) });
  };
  /** Answers how long it is, and writes it where there is room for it. */
  const give = (bytes: Uint8Array | undefined, buffer: number, room: number): number => {
    if (bytes && buffer !== 0 && room >= bytes.length) pdfium.HEAPU8.set(bytes, buffer);
    return bytes?.length ?? 0;
  };

  const functions = [
    0, // Release: it lives as long as the process.
    0, // EnumFonts: they are found by their characters, not by name.
    placeFunction(pdfium, 7, (_info, _weight, _isItalic, charset) => find(charset!)),
    0, // GetFont: by its name alone.
    placeFunction(pdfium, 5, (_info, handle, table, buffer, room) => (table === wholeFile ? give(fontOf(handle!)?.bytes, buffer!, room!) : 0)),
    placeFunction(pdfium, 4, (_info, handle, buffer, room) => give(Buffer.from(`${fontOf(handle!)?.name}\0`), buffer!, room!)),
    placeFunction(pdfium, 2, (_info, handle) => fontOf(handle!)?.charset ?? 0),
    0, // DeleteFont: another page may need it.
  ];
  const memory = pdfium.wasmExports.malloc((functions.length + 1) * 4);
  new Int32Array(pdfium.HEAPU8.buffer, memory, functions.length + 1).set([fontInfoVersion, ...functions]);
  pdfium._FPDF_SetSystemFontInfo(memory);
}
