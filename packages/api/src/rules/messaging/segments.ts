export type TextEncoding = 'GSM-7' | 'UCS-2';

export interface TextSegments {
  encoding: TextEncoding;
  /** What is paid for. */
  count: number;
  /** Septets or 16-bit units that the last segment, or the next one, still takes. */
  left: number;
  /** The characters, each once, for which the text needs UCS-2, and more segments with it. */
  costly: string[];
}

/** GSM 03.38. It has è é à ù ì ò Ç, but none of ç ê ô œ. */
const basic = new Set('@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà');
/** Each of these takes two septets, which stay in one segment. */
const extended = new Set('\f^{}\\[~]|€');

/** A message of its own, and one of several: those carry a header that joins them. */
const room = { 'GSM-7': { alone: 160, joined: 153 }, 'UCS-2': { alone: 70, joined: 67 } } as const;

/** How a text goes over the air. */
export function segmentsOf(text: string): TextSegments {
  const characters = [...text];
  const costly = [...new Set(characters.filter((character) => !basic.has(character) && !extended.has(character)))];
  const encoding = costly.length > 0 ? 'UCS-2' : 'GSM-7';
  const sizes = characters.map((character) => (encoding === 'UCS-2' ? character.length : extended.has(character) ? 2 : 1));
  const { alone, joined } = room[encoding];
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= alone) return { encoding, count: total === 0 ? 0 : 1, left: alone - total, costly };
  const { count, used } = packed(sizes, joined);
  return { encoding, count, left: joined - used, costly };
}

/** What a text with files comes to, however long it is: networks carry it as one picture message. */
export const mediaParts = 3;

/** What is paid for: segments, or the parts of a picture message. */
export const partsOf = (text: string, files: number): number => (files > 0 ? mediaParts : segmentsOf(text).count);

/** A character never lies across two segments, so that a segment may end with a unit that nothing uses. */
function packed(sizes: readonly number[], size: number): { count: number; used: number } {
  let count = 1;
  let used = 0;
  for (const next of sizes) {
    if (used + next > size) {
      count += 1;
      used = 0;
    }
    used += next;
  }
  return { count, used };
}

const plainOf: Readonly<Record<string, string>> = {
  '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '–': '-', '—': '-', '‑': '-', '…': '...',
  '\u00a0': ' ', '\u202f': ' ', '\u2009': ' ', '\t': ' ', '`': "'",
};

/** The text with the signs that word processors put in written plainly; every letter stays as it is. */
export const plainText = (text: string): string => text.replace(/[‘’‚“”„«»–—‑…\u00a0\u202f\u2009\t`]/g, (sign) => plainOf[sign]!);
