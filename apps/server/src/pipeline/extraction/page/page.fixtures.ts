import type { ExtractionPage } from './page.ts';

const columns = 100;
const rows = 70;

interface PageOptions {
  number?: number;
  confidence?: number;
  /** Confidence of single words, by their text. */
  doubted?: Record<string, number>;
}

/** A page of typed lines, every character as wide as the next; two spaces and more part cells. */
export function pageOf(lines: string[], { number = 1, confidence = 0.97, doubted = {} }: PageOptions = {}): ExtractionPage {
  const words = lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map((match) => {
      const [x0, x1] = [match.index, match.index + match[0].length].map((column) => 0.05 + (column / columns) * 0.9) as [number, number];
      return { text: match[0], box: [x0, (line + 2) / rows, x1, (line + 2.7) / rows] as [number, number, number, number], confidence: doubted[match[0]] ?? confidence, line, block: 0 };
    }),
  );
  return { number, width: 1700, height: 2200, words };
}
