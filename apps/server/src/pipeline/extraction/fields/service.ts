import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { withoutUnticked } from '../labels/options.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { personIn } from '../people/people.ts';
import { specialtyWords } from './specialties.ts';

const asking = /\b(?:refer|referring|referral|consult|consultation|assessment|opinion|adresse|adressons|refere|referons|oriente|dirige|consultation|evaluation)\b/;

/** By label; otherwise a specialty named in a sentence that asks for it. */
export const service: FieldExtractor = {
  field: 'service',
  propose(context) {
    const labelled = context.readings
      .filter(({ kind }) => kind === 'service' || kind === 'exam')
      .flatMap((reading): Proposal[] => {
        const tokens = withoutUnticked(reading.tokens);
        const text = clean(tokens);
        if (!/\p{L}{2}/u.test(text) || personIn(tokens)?.isDoctor) return [];
        const known = specialtyWords.test(fold(text));
        return [{ value: text, page: reading.page, tokens, fit: (known ? 0.96 : 0.9) * reading.label.score }];
      });
    return labelled.length > 0 ? labelled : inProse(context);
  },
};

const clean = (tokens: Token[]) => textOf(tokens).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');

/** `I am referring this patient to Cardiology`: the specialty nearest behind the asking word. */
function inProse({ document, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  return document.pages.flatMap((page) =>
    page.rows.slice(page.roles.salutation ?? page.roles.letterhead.length).flatMap((row): Proposal[] => {
      const tokens = row.segments.flatMap((segment) => segment.tokens);
      const folded = tokens.map((token) => fold(token.text));
      const verb = folded.findIndex((word) => asking.test(word));
      if (verb < 0) return [];
      for (let from = verb + 1; from < tokens.length; from++) {
        for (let count = 4; count > 0; count--) {
          const span = tokens.slice(from, from + count);
          const text = fold(clean(span));
          const match = specialtyWords.exec(text);
          if (span.length === count && match?.index === 0 && match[0].length === text.length) return [{ value: clean(span), page, tokens: span, fit: 0.9 }];
        }
      }
      return [];
    }),
  );
}
