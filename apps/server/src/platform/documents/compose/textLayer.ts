import {
  beginText, endText, PDFHexString, PDFName, PDFOperator, PDFOperatorNames, PDFString, setCharacterSqueeze, setFontAndSize, setTextMatrix,
  setTextRenderingMode, TextRenderingMode, type PDFDocument, type PDFPage, type PDFRef,
} from 'pdf-lib';
import type { Word } from '../../ocr/word.ts';
import { advance, glyphlessFont } from './glyphlessFont.ts';

const fontName = PDFName.of('Text');

/**
 * Lays words over a page unseen, so that it can be searched, marked and read aloud.
 * @param font as `addTextFont` answered for this document
 */
export function layText(page: PDFPage, font: PDFRef, words: readonly Word[]): void {
  const { width, height } = page.getSize();
  page.node.setFontDictionary(fontName, font);
  page.pushOperators(
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    setFontAndSize(fontName, 1),
    ...words.flatMap(({ text, box: [x0, y0, x1, y1] }) => {
      const size = (y1 - y0) * height;
      const natural = ((text.length * advance) / 1000) * size;
      if (natural <= 0 || x1 <= x0) return [];
      return [
        setTextMatrix(size, 0, 0, size, x0 * width, (1 - y1) * height),
        setCharacterSqueeze((100 * (x1 - x0) * width) / natural),
        // A space ends each word, or a reader that goes by gaps joins two that stand close.
        PDFOperator.of(PDFOperatorNames.ShowText, [codesOf(`${text} `)]),
      ];
    }),
    endText(),
  );
}

/** Codes of the font are units of UTF-16. */
const codesOf = (text: string) =>
  PDFHexString.of(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join(''));

/** Each code stands for the character that it is. */
const toUnicode = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** The font of all text that is laid over pages of a document. */
export function addTextFont({ context }: PDFDocument): PDFRef {
  const stream = (bytes: Uint8Array, entries = {}) => context.register(context.flateStream(bytes, entries));
  const program = glyphlessFont();
  const descriptor = context.register(context.obj({
    Type: 'FontDescriptor', FontName: 'GlyphLess', Flags: 4, FontBBox: [0, 0, advance, 1000], ItalicAngle: 0, Ascent: 1000, Descent: 0, CapHeight: 1000, StemV: 80,
    FontFile2: stream(program, { Length1: program.length }),
  }));
  const descendant = context.register(context.obj({
    Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'GlyphLess', CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
    FontDescriptor: descriptor, DW: advance,
    // Every character is the one glyph, and not the one for what is missing, whose text some readers leave out.
    CIDToGIDMap: stream(new Uint8Array(0x20000).map((_, at) => at % 2)),
  }));
  return context.register(context.obj({
    Type: 'Font', Subtype: 'Type0', BaseFont: 'GlyphLess', Encoding: 'Identity-H', DescendantFonts: [descendant], ToUnicode: stream(Buffer.from(toUnicode, 'latin1')),
  }));
}
