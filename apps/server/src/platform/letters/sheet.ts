import { PageSizes, rgb, type PDFDocument, type PDFImage, type PDFPage } from 'pdf-lib';
import type { Style, Typesetter } from './typesetter.ts';

const [paperWidth, paperHeight] = PageSizes.Letter;
/** Points on every side; fax machines do not print to the edge. */
const margin = 54;
/** Kept free at the foot for the number of the page. */
const foot = 30;

interface Place {
  x: number;
  width: number;
}

export const column: Place = { x: margin, width: paperWidth - 2 * margin };

/** Pages that are filled from the top. Lengths are points; y counts down from the upper edge. */
export class Sheet {
  readonly pages: PDFPage[] = [];
  y = margin;

  constructor(
    private readonly document: PDFDocument,
    private readonly typesetter: Typesetter,
    /** Height of a line for its size. */
    private readonly leading: number,
  ) {
    this.#addPage();
  }

  #addPage(): void {
    this.pages.push(this.document.addPage([paperWidth, paperHeight]));
    this.y = margin;
  }

  get #page(): PDFPage {
    return this.pages.at(-1)!;
  }

  /** Goes on to the next page when there is not so much room; true when it did. */
  keep(height: number): boolean {
    if (this.y + height <= paperHeight - margin - foot || this.y === margin) return false;
    this.#addPage();
    return true;
  }

  space(height: number): void {
    this.y += height;
  }

  height(lines: number, { size }: Style): number {
    return lines * size * this.leading;
  }

  /** Of the longest of its lines. */
  width(text: string, style: Style): number {
    return Math.max(...text.split('\n').map((line) => this.typesetter.width(line, style)));
  }

  wrap(text: string, style: Style, place: Place): string[] {
    return this.typesetter.wrap(text, style, place.width);
  }

  /** Text from here on, page after page. */
  text(text: string, style: Style, place: Place = column): void {
    for (const line of this.wrap(text, style, place)) {
      this.keep(this.height(1, style));
      this.line(line, style, place.x);
    }
  }

  /** One line as it is, whether it fits or not. */
  line(text: string, style: Style, x: number): void {
    this.y += this.height(1, style);
    const baseline = this.y - style.size * (this.leading - 1) * 0.5 - style.size * 0.2;
    if (text !== '') this.typesetter.write(this.#page, text, { x, y: paperHeight - baseline }, style);
  }

  /** At the same height, ending at the right margin; the next line is not moved by it. */
  lineAtEnd(text: string, style: Style): void {
    const { y } = this;
    this.line(text, style, column.x + column.width - this.typesetter.width(text, style));
    this.y = y;
  }

  rule(place: Place = column, thickness = 0.75): void {
    this.#page.drawLine({
      start: { x: place.x, y: paperHeight - this.y },
      end: { x: place.x + place.width, y: paperHeight - this.y },
      thickness,
      color: rgb(0, 0, 0),
    });
  }

  /** Beside what follows: nothing is moved by it. */
  image(image: PDFImage, size: { width: number; height: number }, x: number): void {
    this.#page.drawImage(image, { x, y: paperHeight - this.y - size.height, ...size });
  }

  /** An SVG path of black areas whose units are `scale` points, from the upper left corner. */
  path(path: string, scale: number, x: number): void {
    this.#page.drawSvgPath(path, { x, y: paperHeight - this.y, scale, color: rgb(0, 0, 0), borderWidth: 0 });
  }

  /** Writes at the foot of each page, once it is known how many there are. */
  feet(textOf: (page: number, pages: number) => string, style: Style): void {
    this.pages.forEach((page, index) => {
      const text = textOf(index + 1, this.pages.length);
      this.typesetter.write(page, text, { x: column.x + column.width - this.typesetter.width(text, style), y: margin * 0.75 }, style);
    });
  }
}
