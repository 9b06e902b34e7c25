import type { ExtractionField } from '@intake/api/rules';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import type { LabelKind, Role } from '../labels/labelWords.ts';
import { phonesIn } from '../words/phones.ts';
import type { Reading } from '../labels/readings.ts';

export const referrerFax = numberBehind('referrer.fax', 'fax');
export const referrerPhone = numberBehind('referrer.phone', 'phone');

/** How sure it is that a block's numbers are those of the one who refers. */
const fits: Partial<Record<Role, number>> = { referrer: 0.97, sender: 0.94, author: 0.93, letterhead: 0.94 };

/** A labelled number in the referrer's block, the sender's lines, the signature or the letterhead. */
function numberBehind(field: ExtractionField, kind: LabelKind): FieldExtractor {
  return {
    field,
    propose(context) {
      return context.readings
        .filter((reading) => reading.kind === kind && belongs(reading, context))
        .flatMap((reading) => {
          const [first] = phonesIn(reading.tokens);
          const fit = fits[reading.role ?? 'other'] ?? 0;
          return first ? [{ ...first, page: reading.page, fit: fit * reading.label.score } satisfies Proposal] : [];
        });
    },
  };
}

function belongs({ role, page }: Reading, { senders, documentType }: ExtractionContext): boolean {
  if (role === 'letterhead') return senders.letterheads.some((letterhead) => letterhead.page === page);
  // The numbers below a report's signature are those of its author, whom nobody asks for here.
  if (role === 'author' || role === 'sender') return documentType !== 'consult-report' || senders.labelled.length === 0;
  return role === 'referrer';
}
