import type { Locale } from '@intake/api/rules';

/** A letter as it is to be printed: what it says and in which order, nothing of fonts and places. */
export interface Letter {
  /** Chooses the shapes of Chinese characters and the words around the page numbers. */
  locale: Locale;
  letterhead: {
    name: string;
    /** Address and numbers, a line each. */
    lines: string[];
    /** As `toLogo` makes it. */
    logo?: Uint8Array | undefined;
  };
  /** As its reader writes it. */
  date: string;
  /** Name, clinic and fax number, a line each. */
  recipient: string[];
  subject?: string | undefined;
  /** Whom it is about. Left out of what anybody at the other machine may read. */
  patient?: Field[] | undefined;
  body: LetterBlock[];
  /** Who signs, a line each. */
  signature?: string[] | undefined;
  reply?: ReplyCode | undefined;
}

export interface Field {
  label: string;
  value: string;
}

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | LetterTable;

export interface LetterTable {
  kind: 'table';
  head: string[];
  rows: string[][];
  /** Where the text of a column stands; numbers end under each other. */
  align?: readonly ('start' | 'end')[];
  /** Beneath the rows, the last of them strong. */
  totals?: string[][];
}

/** What brings the answer back to what it answers, as a code for the machine and as text. */
export interface ReplyCode {
  /** 16 capitals and digits that say nothing of anybody. */
  token: string;
  /** Asks to send this page back with the answer. */
  note: string;
}

export interface PrintedLetter {
  bytes: Uint8Array;
  pageCount: number;
}

/** No face has a shape for these characters: the letter would leave them blank. */
export class UnwritableText extends Error {
  override readonly name = 'UnwritableText';
  readonly code = 'unwritable';

  constructor(
    /** Each once. */
    readonly characters: string[],
  ) {
    super(`No face writes ${characters.map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`).join(', ')}`);
  }
}
