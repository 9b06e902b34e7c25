import { parseDocumentDate } from '@intake/api/rules';
import type { DateOrder } from '@intake/api/rules';
import type { PageView } from '../document.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { textOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { dateTokens } from './patientBirthDate.ts';

/** A date this many years back on a page that arrives today is likelier somebody's birth date. */
const oldest = 3;

/** The date of the document itself: labelled, or alone on a row above the salutation. */
export const letterDate: FieldExtractor = {
  field: 'letterDate',
  propose(context) {
    const labelled = context.readings
      .filter(({ kind }) => kind === 'date' || kind === 'documentDate')
      .flatMap((reading) => proposalOf(reading.page, reading.tokens, context, reading.kind === 'documentDate' ? 0.96 : 0.93, reading.label.order));
    // `birth`, and `date 12 September 1997` on the next line.
    return labelled.some(({ value }) => value === null || !isOld(value, context)) ? labelled : [...labelled, ...unlabelled(context)];
  },
};

const isOld = (date: string, { today }: ExtractionContext) => Number(today.slice(0, 4)) - Number(date.slice(0, 4)) > oldest;

function proposalOf(page: PageView, within: Token[], context: ExtractionContext, fit: number, order: DateOrder | null): Proposal[] {
  const found = dateTokens(within);
  if (!found) return [];
  const { value, ambiguous, candidates } = parseDocumentDate(found.text, { today: context.today, order });
  if (candidates.length === 0) return [];
  return [{ value, page, tokens: found.tokens, fit: value !== null && isOld(value, context) ? fit * 0.7 : fit, flags: ambiguous ? ['ambiguous'] : [], alternatives: ambiguous ? candidates : [] }];
}

function unlabelled(context: ExtractionContext): Proposal[] {
  // `Date of the event:  9 September 2025`
  const others = new Set(context.readings.filter(({ kind, place }) => kind === 'birthDate' || (kind === 'stop' && place === 'beside')).flatMap(({ tokens }) => tokens));
  return context.document.pages.flatMap((page) =>
    page.rows.slice(0, page.roles.salutation ?? Math.ceil(page.rows.length / 2)).flatMap((row) =>
      row.segments.flatMap((segment) => {
        const labels = page.labels.get(segment) ?? [];
        const isShort = textOf(segment.tokens).length < 40;
        const isOthers = segment.tokens.some((token) => others.has(token));
        return labels.length === 0 && isShort && !isOthers ? proposalOf(page, segment.tokens, context, 0.9, null) : [];
      }),
    ),
  );
}
