import type { DocumentView, PageView } from '../document.ts';
import type { Token } from '../page/token.ts';

export interface Sentence {
  page: PageView;
  tokens: Token[];
}

/** `Mr.`, `Dr.` and initials end no sentence. */
const isEnd = ({ text }: Token) => /\p{L}{4}\)?[.;!?]$|\d[.;]$|[!?]$/u.test(text);

/** The sentences of a letter's text, from the salutation to the closing words; without a salutation, from below the letterhead. */
export function sentencesOf({ pages }: DocumentView): Sentence[] {
  return pages.flatMap((page) => {
    const start = page.roles.salutation ?? page.roles.letterhead.length;
    const sentences: Sentence[] = [];
    let tokens: Token[] = [];
    let above: number | null = null;
    const end = () => {
      if (tokens.length > 0) sentences.push({ page, tokens });
      tokens = [];
    };
    for (const row of page.rows.slice(start, page.roles.closing ?? undefined)) {
      // A paragraph ends one, too, but none begins with a small letter.
      const goesOn = /^\p{Ll}/u.test(row.segments[0]!.tokens[0]!.text);
      if (above !== null && !goesOn && row.y0 - above > page.wordHeight * 1.4) end();
      above = row.y1;
      for (const token of row.segments.flatMap((segment) => segment.tokens)) {
        tokens.push(token);
        if (isEnd(token)) end();
      }
    }
    end();
    return sentences;
  });
}
