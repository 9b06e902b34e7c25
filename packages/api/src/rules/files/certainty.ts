import type { Extraction } from '../../contract/fax/faxPage.contract.ts';

/** Below this a value is shown as a suggestion and never written into a field by itself. */
export const certainFrom = 0.8;

/** How far a value can be trusted. `ambiguous` has several readings, none of which may be preferred. */
export type Certainty = 'absent' | 'ambiguous' | 'suggested' | 'certain';

export function certaintyOf(
  extraction: Pick<Extraction, 'flags' | 'value' | 'alternatives' | 'acceptedBy' | 'source' | 'confidence'> | null | undefined,
): Certainty {
  if (!extraction) return 'absent';
  if (extraction.flags.includes('ambiguous') || (extraction.value === null && extraction.alternatives.length > 1)) {
    return 'ambiguous';
  }
  if (extraction.value === null) return 'absent';
  // Two pages that say different things are looked at by a person.
  if (extraction.flags.includes('conflicting')) return 'suggested';
  return extraction.acceptedBy !== null || extraction.source === 'human' || extraction.confidence >= certainFrom
    ? 'certain'
    : 'suggested';
}
