import type { Locale } from '@intake/api/rules';
import { LineBreaker } from 'css-line-break';
import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import subsetFont from 'subset-font';
import { embedFont } from './cidFont.ts';
import { runsOf, writable, type Face, type Weight } from './faces.ts';

export interface Style {
  /** Points. */
  size: number;
  weight?: Weight;
}

/** Makes the file that is embedded for the characters of a face. */
export type Embed = (face: Face, characters: string) => Promise<Uint8Array>;

/**
 * Only the shapes that the letter needs, made by HarfBuzz. pdf-lib's own subsets drew Chinese and Japanese as blanks while
 * their text could still be copied. Ligatures go, so that each character stays one glyph.
 */
export const embedSubset: Embed = (face, characters) => {
  const options = { targetFormat: 'sfnt', keepFeatures: [] } as const;
  return subsetFont(face.bytes, characters, options);
};

interface Glyph {
  font: PDFFont;
  /** For a size of one point. */
  width: number;
}

interface Part {
  font: PDFFont;
  text: string;
  width: number;
}

/** Writes text in embedded faces. All of it has to be announced, since a face is embedded once. */
export class Typesetter {
  readonly #glyphs: Record<Weight, Map<string, Glyph>>;

  private constructor(glyphs: Record<Weight, Map<string, Glyph>>) {
    this.#glyphs = glyphs;
  }

  /** @throws UnwritableText */
  static async create(document: PDFDocument, locale: Locale, texts: Record<Weight, string[]>, embed: Embed): Promise<Typesetter> {
    const glyphsOf = async (weight: Weight) => {
      const found = new Map<string, Glyph>();
      const characters = [...new Set(texts[weight].flatMap((text) => [...writable(text)]))].filter((character) => character !== '\n').sort();
      const wanted = new Map<Face, string>();
      for (const { face, text } of await runsOf(characters.join(''), locale, weight)) wanted.set(face, (wanted.get(face) ?? '') + text);
      for (const [face, own] of wanted) {
        const font = await embedFont(document, await embed(face, own));
        for (const character of own) found.set(character, { font, width: font.widthOfTextAtSize(character, 1) });
      }
      return found;
    };
    return new Typesetter({ regular: await glyphsOf('regular'), bold: await glyphsOf('bold') });
  }

  width(text: string, style: Style): number {
    return this.#parts(text, style).reduce((sum, part) => sum + part.width, 0) * style.size;
  }

  /** The lines of a text by the rules of its script (UAX #14); what has no place to break is broken where it must. */
  wrap(text: string, style: Style, width: number): string[] {
    return writable(text).split('\n').flatMap((line) => this.#wrapLine(line, style, width));
  }

  #wrapLine(text: string, style: Style, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of piecesOf(text)) {
      for (const part of this.width(piece.trimEnd(), style) > width ? piece : [piece]) {
        if (line !== '' && this.width((line + part).trimEnd(), style) > width) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += part;
      }
    }
    return [...lines, line.trimEnd()];
  }

  /** @param at left end of the baseline, in points from the lower left corner of the page */
  write(page: PDFPage, text: string, at: { x: number; y: number }, style: Style): void {
    let { x } = at;
    for (const { font, text: part, width } of this.#parts(text, style)) {
      page.drawText(part, { x, y: at.y, font, size: style.size });
      x += width * style.size;
    }
  }

  #parts(text: string, { weight = 'regular' }: Style): Part[] {
    const parts: Part[] = [];
    for (const character of writable(text)) {
      const glyph = this.#glyphs[weight].get(character);
      if (!glyph) throw new Error(`the typesetter was not told of U+${character.codePointAt(0)!.toString(16)}`);
      const last = parts.at(-1);
      if (last?.font === glyph.font) {
        last.text += character;
        last.width += glyph.width;
      } else parts.push({ ...glyph, text: character });
    }
    return parts;
  }
}

function piecesOf(text: string): string[] {
  const breaker = LineBreaker(text, { lineBreak: 'strict', wordBreak: 'normal' });
  const pieces: string[] = [];
  for (let next = breaker.next(); !next.done; next = breaker.next()) pieces.push(next.value.slice());
  return pieces;
}
