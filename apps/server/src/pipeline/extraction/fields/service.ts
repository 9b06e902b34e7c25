import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { withoutUnticked } from '../labels/options.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { personIn } from '../people/people.ts';
import { specialtyWords } from './specialties.ts';

const asking = /\b(?:evaluer|voir|refer|referring|referral|consult|consultation|assessment|opinion|adresse|adressons|refere|referons|oriente|dirige|consultation|evaluation)\b/;

/** By label; otherwise the specialty that the letter is addressed to, that a sentence asks for, or that the form is called after. */
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
        return [{ value: specialtyIn(text), page: reading.page, tokens, fit: (known ? 0.96 : 0.9) * reading.label.score }];
      });
    return [labelled, addressed(context), inProse(context), titled(context)].find((found) => found.length > 0) ?? [];
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

/** `UROLOGY CLINIC` asks for urology. */
function specialtyIn(text: string): string {
  const [name] = specialtyWords.exec(fold(text)) ?? [];
  return name && /^ (?:clinic|clinique|department|service)$/.test(fold(text).slice(name.length)) && fold(text).startsWith(name) ? text.slice(0, name.length) : text;
}

/** The specialty within these words, when at most a place or a clinic is named with it: `Ottawa Vascular Surgery`, `the Ophthalmology clinic`. */
function specialtyAmong(tokens: Token[], most: number): Token[] | null {
  const words = tokens.filter(({ key }) => key !== '');
  for (let count = Math.min(4, words.length); count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const span = words.slice(from, from + count);
      const text = fold(clean(span));
      if (specialtyWords.exec(text)?.[0] === text && words.length - count <= most) return span;
    }
  }
  return null;
}

/** Below or behind the name of the one who is written to, or instead of it. */
function addressed({ document, readings, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  const named = readings
    .filter(({ kind, role, label }) => kind === 'person' && role === 'recipient' && label.role === 'recipient')
    .map(({ page, tokens }) => ({ page, tokens: tokens.slice(personIn(tokens)?.isDoctor ? personIn(tokens)!.tokens.length : 0) }));
  const blocks = document.pages.flatMap((page) =>
    page.rows.flatMap(({ segments }, row) => segments.filter(({ tokens, x0 }) => (page.labels.get(segments[0]!) ?? []).length === 0 && page.roles.at(row, x0 + 0.002) === 'recipient' && tokens.length < 5).map(({ tokens }) => ({ page, tokens }))),
  );
  return [...named, ...blocks].flatMap(({ page, tokens }): Proposal[] => {
    const span = specialtyAmong(tokens, 2);
    return span ? [{ value: clean(span), page, tokens: span, fit: 0.88 }] : [];
  }).slice(0, 1);
}

const formTitle = /\b(?:referral|consult(?:ation)?|requisition|demande)\b/;

/** `NEUROLOGY REFERRAL FORM`, in the upper part of the first page. */
function titled({ document, documentType }: ExtractionContext): Proposal[] {
  const [page] = document.pages;
  if (!page || (documentType !== 'referral' && documentType !== 'requisition')) return [];
  const rows = page.rows.filter((row) => row.y0 < 0.3 * (page.page.height / page.page.width));
  return rows.flatMap(({ segments }) => segments).flatMap(({ tokens }): Proposal[] => {
    const span = tokens.length < 10 && formTitle.test(fold(textOf(tokens))) ? specialtyAmong(tokens, 7) : null;
    return span ? [{ value: clean(span), page, tokens: span, fit: 0.84 }] : [];
  }).slice(0, 1);
}
