import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { fold } from '../page/fold.ts';
import { labelText } from '../labels/labels.ts';
import { withoutUnticked } from '../labels/options.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { personIn } from '../people/people.ts';
import { specialtyWords } from './specialties.ts';

const asking = /\b(?:evaluer|voir|refer|referring|referral|consult|consultation|assessment|opinion|adresse|adressons|refere|referons|oriente|dirige|evaluation|requete)\b/;

/** `Exam:` in a letter or a note says what was found; in a requisition, or with such a word, what is wanted. */
const asksForExam = /request|demand|study|etude|procedure|intervention|type/;

/** By label; otherwise the specialty that the letter is addressed to, that a sentence asks for, or that the form is called after. */
export const service: FieldExtractor = {
  field: 'service',
  propose(context) {
    const labelled = context.readings
      .filter(({ kind, label }) => kind === 'service' || (kind === 'exam' && (context.documentType === 'requisition' || asksForExam.test(labelText(label)))))
      .flatMap((reading): Proposal[] => {
        const tokens = withoutUnticked(reading.tokens);
        const text = clean(tokens);
        if (!/\p{L}{2}/u.test(text) || personIn(tokens)?.isDoctor) return [];
        const known = specialtyWords.test(fold(text));
        // `Consultation en spécialité adulte` names a form.
        if (!known && !reading.label.colon && reading.place === 'behind') return [];
        return [{ value: specialtyIn(text), page: reading.page, tokens, fit: (known ? 0.96 : 0.9) * reading.label.score }];
      });
    return firstFound(() => labelled, () => addressed(context), () => inProse(context), () => titled(context));
  },
};

const clean = (tokens: Token[]) => textOf(tokens).replace(/^(?:[^\p{L}\p{N}]+|[dl]['’])|[^\p{L}\p{N})]+$/gu, '');

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
        const span = specialtyAt(tokens, from);
        if (span) return [{ value: clean(span), page, tokens: span, fit: 0.9 }];
      }
      return [];
    }),
  );
}

/** The longest specialty that begins at `from`, in so many words. */
function specialtyAt(tokens: Token[], from: number): Token[] | undefined {
  const spans = [4, 3, 2, 1].filter((count) => from + count <= tokens.length).map((count) => tokens.slice(from, from + count));
  return spans.find((span) => {
    const text = fold(clean(span));
    return specialtyWords.exec(text)?.[0] === text;
  });
}

/** `UROLOGY CLINIC` asks for urology. */
function specialtyIn(text: string): string {
  const [name] = specialtyWords.exec(fold(text)) ?? [];
  return name && /^ (?:clinic|clinique|department|service)$/.test(fold(text).slice(name.length)) && fold(text).startsWith(name) ? text.slice(0, name.length) : text;
}

/** The specialty within these words, when at most a place or a clinic is named with it: `Ottawa Vascular Surgery`, `the Ophthalmology clinic`. */
function specialtyAmong(tokens: Token[], most: number): Token[] | undefined {
  const words = tokens.filter(({ key, text }) => key !== '' || text === '&');
  const [longest] = words.flatMap((_, from) => [specialtyAt(words, from) ?? []]).toSorted((a, b) => b.length - a.length);
  return longest && longest.length > 0 && words.length - longest.length <= most ? longest : undefined;
}

/** `Ophthalmology on call, Fraser Eye Associates` */
const upToComma = (tokens: Token[]) => tokens.slice(0, tokens.findIndex(({ text }, index) => index < tokens.length - 1 && text.endsWith(',')) + 1 || undefined);

/** Below or behind the name of the one who is written to, or instead of it. */
function addressed({ document, readings, documentType }: ExtractionContext): Proposal[] {
  if (documentType !== 'referral' && documentType !== 'requisition') return [];
  const named = readings
    .filter(({ kind, role, label }) => kind === 'person' && role === 'recipient' && label.role === 'recipient')
    .map(({ page, tokens }) => ({ page, tokens: upToComma(tokens.slice(personIn(tokens)?.isDoctor ? personIn(tokens)!.tokens.length : 0)) }));
  const blocks = document.pages.flatMap((page) =>
    page.rows.flatMap(({ segments }, row) => segments.filter(({ tokens, x0 }) => (page.labels.get(segments[0]!) ?? []).length === 0 && page.roles.at(row, x0 + 0.002) === 'recipient' && tokens.length < 5).map(({ tokens }) => ({ page, tokens }))),
  );
  // `To the Audiology Department`, in the lines between the letterhead and the salutation.
  const lines = document.pages.flatMap((page) =>
    page.rows.slice(page.roles.letterhead.length, page.roles.salutation ?? page.roles.letterhead.length).flatMap(({ segments }) => segments.filter((segment) => segment.tokens.length < 6 && (page.labels.get(segment) ?? []).length === 0).map(({ tokens }) => ({ page, tokens }))),
  );
  return [...named, ...blocks, ...lines].flatMap(({ page, tokens }): Proposal[] => {
    const span = specialtyAmong(tokens, 2);
    return span ? [{ value: clean(span), page, tokens: span, fit: 0.88 }] : [];
  }).slice(0, 1);
}

const formTitle = /\b(?:referral|consult(?:ation)?|requisition|demande|requete|reference)\b/;

/** `NEUROLOGY REFERRAL FORM`, in the upper part of the first page. */
function titled({ document, documentType }: ExtractionContext): Proposal[] {
  const [page] = document.pages;
  if (!page || (documentType !== 'referral' && documentType !== 'requisition')) return [];
  const rows = page.rows.filter((row) => row.y0 < 0.3 * (page.page.height / page.page.width));
  return rows.flatMap(({ segments }) => segments).flatMap(({ tokens }): Proposal[] => {
    const span = tokens.length < 10 && formTitle.test(fold(textOf(tokens))) ? specialtyAmong(tokens, 7) : undefined;
    return span ? [{ value: clean(span), page, tokens: span, fit: 0.84 }] : [];
  }).slice(0, 1);
}
