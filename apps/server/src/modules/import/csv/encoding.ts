import type { ImportEncoding } from '@intake/api/rules';
import iconv from 'iconv-lite';

const marks: readonly [ImportEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export interface EncodingGuess {
  encoding: ImportEncoding;
  /** False where several encodings could have written these bytes: a person has to look. */
  isSure: boolean;
}

/**
 * The encoding of a file by its first bytes: by its mark, by what UTF-8 alone writes, by the zeros of UTF-16. Of the
 * encodings without a mark one is proposed. Null: this is no text.
 */
export function guessEncoding(head: Uint8Array): EncodingGuess | null {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return { encoding: marked[0], isSure: true };
  if (isNamed(head)) return null;
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length);
  const most = head.length * 0.2;
  if ((zeros[1] ?? 0) > most) return { encoding: 'utf-16le', isSure: true };
  if ((zeros[0] ?? 0) > most) return { encoding: 'utf-16be', isSure: true };
  if (looksBinary(head)) return null;
  if (isUtf8(head)) return { encoding: 'utf-8', isSure: true };
  return { encoding: likeliest(head), isSure: false };
}

/** A workbook and a PDF say so at once; old workbooks are as full of zeros as UTF-16. */
const isNamed = (head: Uint8Array): boolean =>
  ['PK\u0003\u0004', '%PDF-', '\u00d0\u00cf\u0011\u00e0'].some((name) => [...name].every((letter, at) => head[at] === letter.charCodeAt(0)));

const looksBinary = (head: Uint8Array): boolean => head.filter((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d).length > head.length * 0.02;

function isUtf8(head: Uint8Array): boolean {
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** What makes sense as text: Japanese has kana, Chinese comes in pairs of bytes. */
function likeliest(head: Uint8Array): ImportEncoding {
  const textIn = (encoding: ImportEncoding) => iconv.decode(Buffer.from(head), encoding).slice(0, -2);
  const japanese = textIn('shift_jis');
  if (!japanese.includes('\ufffd') && /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(japanese)) return 'shift_jis';
  if (textIn('gb18030').includes('\ufffd')) return 'windows-1252';
  // Of Chinese nearly every byte beyond ASCII has another beside it; accents stand alone among letters.
  const stretches = Buffer.from(head).toString('latin1').match(/[\x80-\xff]+/g) ?? [];
  return stretches.filter(({ length }) => length % 2 === 0).length > stretches.length * 0.8 ? 'gb18030' : 'windows-1252';
}

/** Bytes as text, piece by piece; a mark at the beginning is left out, and what the encoding does not write is U+FFFD. */
export async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: ImportEncoding, onBytes?: (count: number) => void): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let isFirst = true;
  for await (const chunk of bytes) {
    onBytes?.(chunk.byteLength);
    const text = decoder.write(Buffer.from(chunk));
    if (text === '') continue;
    yield isFirst && text.startsWith('\ufeff') ? text.slice(1) : text;
    isFirst = false;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}
