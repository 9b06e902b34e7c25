import type { Word } from '../word.ts';

/** Rows of Tesseract's table that are words rather than pages, blocks, paragraphs or lines. */
const wordLevel = '5';

/** Reads Tesseract's table of words; boxes become shares of the page. */
export function parseTsv(tsv: string, width: number, height: number): Word[] {
  const words: Word[] = [];
  let [lastLine, line] = ['', -1];
  let [lastBlock, block] = ['', -1];
  for (const row of tsv.split('\n')) {
    const [level, , blockNumber = '', paragraph, lineNumber, , left, top, w, h, confidence, text = ''] = row.split('\t');
    const known = text.trim();
    if (level !== wordLevel || known === '') continue;
    const lineKey = `${blockNumber}.${paragraph}.${lineNumber}`;
    if (lineKey !== lastLine) line += 1;
    if (blockNumber !== lastBlock) block += 1;
    [lastLine, lastBlock] = [lineKey, blockNumber];
    const [x0, y0] = [Number(left), Number(top)];
    words.push({
      text: known,
      box: [x0 / width, y0 / height, (x0 + Number(w)) / width, (y0 + Number(h)) / height],
      confidence: Math.max(0, Number(confidence)) / 100,
      line,
      block,
    });
  }
  return words;
}

/** The text of words in reading order: a line a line, an empty line between blocks. */
export function textOf(words: Word[]): string {
  let text = '';
  words.forEach((word, i) => {
    const before = words[i - 1];
    if (before) text += before.block !== word.block ? '\n\n' : before.line !== word.line ? '\n' : ' ';
    text += word.text;
  });
  return text;
}
