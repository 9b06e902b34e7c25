import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { PDFFont, PDFPage } from 'pdf-lib';
import type { Word } from '../../platform/ocr/word.ts';

export interface TextStyle {
  size?: number;
  bold?: boolean;
  align?: 'start' | 'center' | 'end';
}

/** US letter paper in points. */
export const paper = { width: 612, height: 792, margin: 54 };

const families = {
  sans: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  serif: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  mono: [StandardFonts.Courier, StandardFonts.CourierBold],
} as const;

export type FontFamily = keyof typeof families;

/** A letter being drawn. Coordinates are points from the top left; every word drawn is remembered with its place. */
export class LetterCanvas {
  /** Where the next flowing line goes. */
  y = paper.margin;
  readonly words: Word[][] = [];
  private page!: PDFPage;
  private lines = 0;
  private readonly texts: string[] = [];

  private constructor(
    private readonly document: PDFDocument,
    private readonly regular: PDFFont,
    private readonly strong: PDFFont,
    readonly size: number,
  ) {
    this.addPage();
  }

  static async create(family: FontFamily, size: number): Promise<LetterCanvas> {
    const document = await PDFDocument.create();
    // A fixed date keeps equal letters equal in every byte.
    document.setCreationDate(new Date(0));
    document.setModificationDate(new Date(0));
    const [regular, strong] = families[family];
    return new LetterCanvas(document, await document.embedFont(regular), await document.embedFont(strong), size);
  }

  get pageCount(): number {
    return this.words.length;
  }

  /** All that was drawn, one drawn line a line. */
  get text(): string {
    return this.texts.join('\n');
  }

  addPage(): void {
    this.page = this.document.addPage([paper.width, paper.height]);
    this.words.push([]);
    this.lines = 0;
    this.y = paper.margin;
  }

  width(text: string, style: TextStyle = {}): number {
    return this.font(style).widthOfTextAtSize(text, style.size ?? this.size);
  }

  /** Draws one line whose top is at `y`; answers where it ends. */
  draw(x: number, y: number, text: string, style: TextStyle = {}): number {
    const size = style.size ?? this.size;
    const width = this.width(text, style);
    const left = style.align === 'center' ? x - width / 2 : style.align === 'end' ? x - width : x;
    this.page.drawText(text, { x: left, y: paper.height - y - size * 0.8, size, font: this.font(style) });
    this.remember(left, y, text, style);
    return left + width;
  }

  /** Draws a flowing line at the cursor and moves below it. */
  line(text: string, style: TextStyle & { x?: number; gap?: number } = {}): void {
    const size = style.size ?? this.size;
    if (this.y + size > paper.height - paper.margin) this.addPage();
    const x = style.x ?? (style.align === 'center' ? paper.width / 2 : style.align === 'end' ? paper.width - paper.margin : paper.margin);
    if (text) this.draw(x, this.y, text, style);
    this.y += size * 1.35 + (style.gap ?? 0);
  }

  /** Draws wrapped text at the cursor. */
  paragraph(text: string, style: TextStyle & { x?: number; width?: number; gap?: number } = {}): void {
    const x = style.x ?? paper.margin;
    for (const line of this.wrap(text, style.width ?? paper.width - paper.margin - x, style)) this.line(line, { ...style, x, gap: 0 });
    this.y += style.gap ?? this.size * 0.6;
  }

  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.width(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  rule(x0: number, x1: number, y: number, thickness = 0.8): void {
    this.page.drawLine({ start: { x: x0, y: paper.height - y }, end: { x: x1, y: paper.height - y }, thickness });
  }

  frame(x0: number, y0: number, x1: number, y1: number, thickness = 0.8): void {
    this.page.drawRectangle({ x: x0, y: paper.height - y1, width: x1 - x0, height: y1 - y0, borderWidth: thickness, opacity: 0, borderOpacity: 1 });
  }

  /** A box to tick with its label; answers where the label ends. */
  tick(x: number, y: number, label: string, ticked: boolean, style: TextStyle = {}): number {
    const side = (style.size ?? this.size) * 0.85;
    this.frame(x, y, x + side, y + side);
    if (ticked) {
      const stroke = (from: number, to: number) =>
        this.page.drawLine({
          start: { x: x + 1, y: paper.height - (y + from) },
          end: { x: x + side - 1, y: paper.height - (y + to) },
          thickness: 1.3,
        });
      stroke(1, side - 1);
      stroke(side - 1, 1);
    }
    return this.draw(x + side + 4, y, label, style);
  }

  async save(): Promise<Uint8Array> {
    return this.document.save();
  }

  private font(style: TextStyle): PDFFont {
    return style.bold ? this.strong : this.regular;
  }

  private remember(x: number, y: number, text: string, style: TextStyle): void {
    const size = style.size ?? this.size;
    this.texts.push(text);
    const line = this.lines++;
    let at = x;
    for (const part of text.split(/( +)/)) {
      const width = this.width(part, style);
      if (part.trim()) {
        const box: Word['box'] = [at / paper.width, y / paper.height, (at + width) / paper.width, (y + size) / paper.height];
        this.words.at(-1)!.push({ text: part, box, confidence: 1, line, block: 0 });
      }
      at += width;
    }
  }
}
