import { withTickBoxes } from '../../ocr/ticks/tickWords.ts';
import type { Box, Word } from '../../ocr/word.ts';
import type { FormFields } from './pdfForm.ts';
import { withAccents } from './pdfAccents.ts';
import type { Character } from './pdfAccents.ts';
import { around, boxOf, liesIn } from './pdfGeometry.ts';
import type { Pdfium } from './pdfium.ts';
import { pictureCoverage } from './pdfPictures.ts';
import { withValues } from './pdfValues.ts';
import { isLanguage } from './pdfTextSense.ts';

/** Text drawn neither filled nor stroked: what a scanner's own character recognition leaves behind a picture. */
const invisible = 3;
/** Above this share of the page, pictures may hold text that only character recognition sees. */
const pictureShare = 0.2;

/**
 * The words of a typed page, or nothing when the page must be recognised from its picture: no visible text, text that
 * lies on its side or head, is without known letters or in no language, or pictures over a good part of the page.
 */
export function readWords(pdfium: Pdfium, page: number, fields: FormFields): Word[] | undefined {
  if (pictureCoverage(pdfium, page) > pictureShare) return undefined;
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return undefined;
  try {
    if (!isUpright(pdfium, page, text)) return undefined;
    const words = wordsOf(withAccents([...charactersOf(pdfium, page, text)]), fields);
    return words && words.length > 0 && isLanguage(words) ? words : undefined;
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

/** Words with what fields say beyond them: their ticks, and what was typed and is not shown; each value beside its label. */
export function withFields(words: Word[], fields: FormFields): Word[] {
  const all = withValues(words, fields.texts);
  return withTickBoxes(fields.any ? inRows(all) : all, fields.ticks.map(toTickBox), { width: tickRaster, height: tickRaster });
}

/**
 * Whether most letters stand upright as the page is seen. Others are recognised from the picture, which turns the page; those
 * of other scripts would be lost by it.
 */
function isUpright(pdfium: Pdfium, page: number, text: number): boolean {
  const turned = (pdfium._FPDFPage_GetRotation(page) * Math.PI) / 2;
  const count = pdfium._FPDFText_CountChars(text);
  let upright = 0;
  let lying = 0;
  for (let i = 0; i < count; i += 1) {
    const character = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, i));
    if (/[\s\0]/.test(character)) continue;
    if (/[^\P{L}\p{Script=Latin}]/u.test(character) || Math.cos(pdfium._FPDFText_GetCharAngle(text, i) + turned) > Math.SQRT1_2) upright += 1;
    else lying += 1;
  }
  return upright >= lying;
}

/** The characters that are drawn, and the spaces and ends of lines between them, which have no place. */
function* charactersOf(pdfium: Pdfium, page: number, text: number): Generator<Character | ' ' | '\n'> {
  // A rectangle, and what the height of a character is told from.
  const memory = pdfium.wasmExports.malloc(56);
  const count = pdfium._FPDFText_CountChars(text);
  for (let i = 0; i < count; i += 1) {
    const character = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, i));
    if (/[\s\0]/.test(character)) {
      yield character === '\n' ? '\n' : ' ';
      continue;
    }
    if (pdfium._FPDFTextObj_GetTextRenderMode(pdfium._FPDFText_GetTextObject(text, i)) === invisible) continue;
    pdfium._FPDFText_GetLooseCharBox(text, i, memory);
    withHeight(pdfium, text, i, { rectangle: memory, scratch: memory + 16 });
    yield { text: character, box: boxOf(pdfium, page, memory), unknown: pdfium._FPDFText_HasUnicodeMapError(text, i) === 1 };
  }
  pdfium.wasmExports.free(memory);
}

/** How far letters reach above and below their line, as a share of the font's size; some programs write the bounds of one glyph for those of a font, and lower than this no font is. */
const reach = { above: 0.9, below: 0.21, least: 0.7 };

/** Gives an upright character the height of its font, where the rectangle at this address is lower than any font; `scratch` is 40 bytes. */
function withHeight(pdfium: Pdfium, text: number, index: number, { rectangle, scratch }: { rectangle: number; scratch: number }): void {
  pdfium._FPDFText_GetMatrix(text, index, scratch);
  const [a = 0, b = 0, c = 0, d = 0] = new Float32Array(pdfium.HEAPU8.buffer, scratch, 4);
  const size = pdfium._FPDFText_GetFontSize(text, index) * d;
  const edges = new Float32Array(pdfium.HEAPU8.buffer, rectangle, 4);
  if (a > 0 && b === 0 && c === 0 && edges[1]! - edges[3]! < size * reach.least) {
    pdfium._FPDFText_GetCharOrigin(text, index, scratch + 24, scratch + 32);
    const [, y = 0] = new Float64Array(pdfium.HEAPU8.buffer, scratch + 24, 2);
    edges[1] = y + size * reach.above;
    edges[3] = y - size * reach.below;
  }
}

/** What stands for a character of which the font does not say what it is. */
const unknown = '\uFFFD';
/** A bullet or a currency sign may be unknown; more than this share of the characters means that letters are. */
const mostUnknown = 0.05;

/** Undefined when letters are unknown. Ticks are no letters, whatever they are drawn with. */
function wordsOf(characters: Iterable<Character | ' ' | '\n'>, { ticks, combs }: FormFields): Word[] | undefined {
  const words: Word[] = [];
  const cells = combs.map(({ box, value }) => ({ box, starts: wordStarts(value), filled: 0 }));
  let line = 0;
  let inWord = false;
  let [all, unknowns] = [0, 0];
  for (const character of characters) {
    if (typeof character === 'string') {
      inWord = false;
      if (character === '\n') line += 1;
      continue;
    }
    if (ticks.some(({ box }) => liesIn(character.box, box))) continue;
    all += 1;
    if (character.unknown) unknowns += 1;
    const text = character.unknown && !/[!-/:-@[-`{-~]/.test(character.text) ? unknown : character.text;
    const comb = cells.find(({ box }) => liesIn(character.box, box));
    if (comb) inWord = !comb.starts.has(comb.filled++);
    const last = words.at(-1);
    if (inWord && last) {
      last.text += text;
      last.box = around(last.box, character.box);
    } else {
      words.push({ text, box: character.box, confidence: 1, line, block: 0 });
      inWord = true;
    }
  }
  const known = words.filter(({ text }) => text.replaceAll(unknown, '') !== '');
  return unknowns > all * mostUnknown || known.some(({ text }) => text.includes(unknown)) ? undefined : known;
}

/** Which of a value's characters, spaces not counted, begin a word. */
function wordStarts(value: string): Set<number> {
  const starts = new Set<number>();
  let count = 0;
  for (const word of value.split(/\s+/).filter(Boolean)) {
    starts.add(count);
    count += [...word].length;
  }
  return starts;
}

/** Words in the order in which they stand, line by line: a value beside its label. */
function inRows(words: Word[]): Word[] {
  const rows: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3])) {
    const row = rows.at(-1);
    if (row && (word.box[1] + word.box[3]) / 2 < row[0]!.box[3]) row.push(word);
    else rows.push([word]);
  }
  return rows.flatMap((row, line) => row.sort((a, b) => a.box[0] - b.box[0]).map((word) => ({ ...word, line })));
}

const tickRaster = 10_000;

function toTickBox({ box, ticked }: FormFields['ticks'][number]) {
  const [x0, y0, x1, y1] = box.map((share) => Math.round(share * tickRaster)) as Box;
  return { x0, y0, x1: x1 - 1, y1: y1 - 1, ticked, confidence: 1 };
}
