import type { Word } from '../../contract/fax/faxPage.contract.ts';

/** A page of US Letter at fax resolution: 8.5 × 11 inches at 204 dots an inch. */
export const pageSize = { width: 1728, height: 2200 } as const;

const marginX = 150;
const top = 170;
const lineHeight = 48;
const letterWidth = 17;
const typeSize = 30;

export interface Letter {
  lines: readonly string[];
  words: Word[];
  /** The page as a picture, in an address that needs no network. */
  imageUrl: string;
}

/** Types a page: the same words as a picture and as text with its places. */
export function typeLetter(lines: readonly string[], confidence = 0.96): Letter {
  const words = lines.flatMap((line, index) =>
    [...line.matchAll(/\S+/g)].map((match): Word => {
      const x = marginX + match.index * letterWidth;
      const y = top + index * lineHeight;
      const box: Word['box'] = [
        x / pageSize.width,
        (y - typeSize) / pageSize.height,
        (x + match[0].length * letterWidth) / pageSize.width,
        (y + 8) / pageSize.height,
      ];
      return { text: match[0], box, confidence, line: index, block: 0 };
    }),
  );
  return { lines, words, imageUrl: `data:image/svg+xml,${encodeURIComponent(draw(words))}` };
}

/** The rectangle around a text on the page. Throws when it is not there, so that evidence cannot point at nothing. */
export function placeOf(letter: Letter, text: string): Word['box'] {
  const wanted = text.split(' ');
  const start = letter.words.findIndex((_, index) => wanted.every((word, offset) => letter.words[index + offset]?.text === word));
  const first = letter.words[start];
  const last = letter.words[start + wanted.length - 1];
  if (!first || !last) throw new Error(`"${text}" is not on the page`);
  return [first.box[0], first.box[1], last.box[2], last.box[3]];
}

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function draw(words: readonly Word[]): string {
  const texts = words.map(({ text, box: [x0, , x1, y1] }) => {
    const width = (x1 - x0) * pageSize.width;
    const place = `x="${Math.round(x0 * pageSize.width)}" y="${Math.round(y1 * pageSize.height - 8)}"`;
    // The width is given, so that a word covers its box in any face.
    return `<text ${place} textLength="${Math.round(width - 4)}" lengthAdjust="spacingAndGlyphs">${escape(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pageSize.width}" height="${pageSize.height}"`,
    ` viewBox="0 0 ${pageSize.width} ${pageSize.height}">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<g font-family="monospace" font-size="${typeSize}" fill="#1b1b1b">${texts.join('')}</g></svg>`,
  ].join('');
}
