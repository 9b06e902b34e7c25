import fontkit, { type Font } from '@pdf-lib/fontkit';
import { CustomFontEmbedder, PDFDict, PDFFont, PDFHexString, PDFName, type PDFContext, type PDFDocument, type PDFRef } from 'pdf-lib';

/** What fontkit has read of a CFF table, which its types leave out. */
interface CffFont extends Font {
  'CFF ': { isCIDFont?: boolean; topDict: { charset: { version: 0; glyphs: number[] } | { version: 1 | 2; ranges: { first: number; nLeft: number }[] } } };
  directory: { tables: Record<string, { offset: number; length: number }> };
}

/** Embeds a font file whole. */
export async function embedFont(document: PDFDocument, bytes: Uint8Array): Promise<PDFFont> {
  document.registerFontkit(fontkit);
  const font = fontkit.create(bytes) as CffFont;
  if (!font['CFF ']?.isCIDFont) return document.embedFont(bytes, { subset: false });
  const embedded = PDFFont.of(document.context.nextRef(), document, new CidFontEmbedder(font, bytes));
  await embedded.embed();
  return embedded;
}

/**
 * Chinese and Japanese faces are CID-keyed CFF: text names a glyph by its CID, and not by its place in the file (ISO 32000-1,
 * 9.7.4.2). pdf-lib writes places and the whole OpenType file, which PDFium shows as meant and Ghostscript as boxes.
 */
class CidFontEmbedder extends CustomFontEmbedder {
  readonly #cids: number[];
  readonly #table: { offset: number; length: number };

  constructor(font: CffFont, bytes: Uint8Array) {
    super(font as never, bytes);
    this.#cids = cidsOf(font);
    this.#table = font.directory.tables['CFF ']!;
  }

  override encodeText(text: string) {
    const cids = super
      .encodeText(text)
      .asString()
      .replaceAll(/.{4}/g, (id) => this.#cid(Number.parseInt(id, 16)).toString(16).padStart(4, '0'));
    return PDFHexString.of(cids);
  }

  protected override glyphId(glyph?: { id: number }): number {
    return glyph ? this.#cid(glyph.id) : -1;
  }

  protected override async serializeFont(): Promise<Uint8Array> {
    return this.fontData.subarray(this.#table.offset, this.#table.offset + this.#table.length);
  }

  protected override async embedCIDFontDict(context: PDFContext): Promise<PDFRef> {
    const ref = await super.embedCIDFontDict(context);
    // Meant for TrueType alone.
    context.lookup(ref, PDFDict).delete(PDFName.of('CIDToGIDMap'));
    return ref;
  }

  #cid(glyph: number): number {
    return this.#cids[glyph] ?? 0;
  }
}

/** The CID of each glyph; the first is the shape of what is missing and is not listed. */
function cidsOf(font: CffFont): number[] {
  const { charset } = font['CFF '].topDict;
  if (charset.version === 0) return [0, ...charset.glyphs];
  return [0, ...charset.ranges.flatMap(({ first, nLeft }) => Array.from({ length: nLeft + 1 }, (_, index) => first + index))];
}
