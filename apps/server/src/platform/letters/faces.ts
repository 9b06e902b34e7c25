import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { Locale } from '@intake/api/rules';
import { notoFile, type Script, type Weight } from '../fonts/noto.ts';
import { UnwritableText } from './letter.ts';

export type { Weight };

/** One font file of Noto Sans. */
export interface Face {
  name: string;
  bytes: Buffer;
  has(codePoint: number): boolean;
}

/** A part of a text that one face writes. */
export interface Run {
  face: Face;
  text: string;
}

const faces = new Map<string, Promise<Face>>();

/** Read when a text first needs it: the Chinese and the Japanese face are eight and four megabytes. */
function faceOf(script: Script, weight: Weight): Promise<Face> {
  const { name, path } = notoFile(script, weight);
  const known = faces.get(name);
  if (known) return known;
  const loading = (async () => {
    const bytes = await readFile(path);
    const font = fontkit.create(bytes);
    return { name, bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  })();
  faces.set(name, loading);
  // A disk that failed once is asked again.
  loading.catch(() => faces.delete(name));
  return loading;
}

/** Up to here every face has letters; beyond, the punctuation of a Chinese or Japanese text is of its own width. */
const lastOfLatin = 0x1fff;
const apostrophe = 0x2019;
const isLatin = (codePoint: number) => codePoint <= lastOfLatin || codePoint === apostrophe;

function orderOf(locale: Locale, codePoint: number): Script[] {
  if (locale === 'ja') return isLatin(codePoint) ? ['latin', 'japanese', 'chinese'] : ['japanese', 'chinese', 'latin'];
  if (locale === 'zh') return isLatin(codePoint) ? ['latin', 'chinese', 'japanese'] : ['chinese', 'japanese', 'latin'];
  return ['latin', 'chinese', 'japanese'];
}

// What has no shape of its own: joiners, directions, variants. Left in, a text could read otherwise than it looks.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** As it will be written: composed characters, one kind of line end, nothing invisible. */
export const writable = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').replaceAll(/[^\P{Cc}\n]/gu, ' ');

/**
 * Parts a text, as `writable` gives it, among the faces that write it.
 * @throws UnwritableText
 */
export async function runsOf(text: string, locale: Locale, weight: Weight): Promise<Run[]> {
  const runs: Run[] = [];
  const missing = new Set<string>();
  for (const character of text) {
    const face = await findFace(character.codePointAt(0)!, locale, weight);
    const last = runs.at(-1);
    if (!face) missing.add(character);
    else if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  if (missing.size > 0) throw new UnwritableText([...missing]);
  return runs;
}

/** The Latin face has these shapes, and nothing here puts them together. */
const stacked = /\p{Script=Devanagari}/u;

async function findFace(codePoint: number, locale: Locale, weight: Weight): Promise<Face | undefined> {
  if (stacked.test(String.fromCodePoint(codePoint))) return undefined;
  for (const script of orderOf(locale, codePoint)) {
    const face = await faceOf(script, weight);
    if (face.has(codePoint)) return face;
  }
  return undefined;
}
