import type { ExtractionField } from '@intake/api/rules';
import { firstFound } from '../extraction.ts';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import type { Role } from '../labels/labelWords.ts';
import { fold } from '../page/fold.ts';
import { textOf } from '../page/rows.ts';
import { phonesIn } from '../words/phones.ts';
import { digitCells } from '../labels/readings.ts';
import type { Reading } from '../labels/readings.ts';

export const referrerFax = numberBehind('referrer.fax', 'fax');
export const referrerPhone = numberBehind('referrer.phone', 'phone');

/** How sure it is that a block's numbers are those of the one who refers. */
const fits: Partial<Record<Role, number>> = { referrer: 0.97, sender: 0.94, author: 0.93, letterhead: 0.94 };

/** A labelled number in the referrer's block, the sender's lines, the signature or the letterhead. */
function numberBehind(field: ExtractionField, kind: keyof typeof behind): FieldExtractor {
  return {
    field,
    propose(context) {
      const labelled = context.readings
        .filter((reading) => reading.kind === kind && belongs(reading, context))
        .flatMap((reading) => {
          const [first] = phonesIn(digitCells(reading));
          const fit = fits[reading.role ?? 'other'] ?? 0;
          return first ? [{ ...first, page: reading.page, fit: fit * reading.label.score } satisfies Proposal] : [];
        });
      return firstFound(() => labelled, () => toldBehind(context, kind));
    },
  };
}

/** `(709) 555-0138 fax`, alone in its place of a letterhead: a number that says behind it what it is. */
const behind = { fax: /^(?:fax|facsimile|telec|telecopieur)\.?$/, phone: /^(?:office|bureau|tel|telephone|phone|voice|main)\.?$/ };

function toldBehind({ senders }: ExtractionContext, kind: keyof typeof behind): Proposal[] {
  return senders.letterheads.flatMap(({ page, rows }) =>
    rows.flatMap(({ segments }) => segments).flatMap(({ tokens }): Proposal[] => {
      const [number] = phonesIn(tokens);
      const rest = tokens.filter((token) => !number?.tokens.includes(token));
      return number && rest.length === 1 && behind[kind].test(fold(textOf(rest))) ? [{ ...number, page, fit: 0.9 }] : [];
    }),
  );
}

function belongs({ role, page }: Reading, { senders, documentType }: ExtractionContext): boolean {
  if (role === 'letterhead') return senders.letterheads.some((letterhead) => letterhead.page === page);
  // The numbers below a report's signature are those of its author, whom nobody asks for here.
  if (role === 'author' || role === 'sender') return documentType !== 'consult-report' || senders.labelled.length === 0;
  return role === 'referrer';
}
