import { comparePersonNames } from '@intake/api/rules';
import type { Evidence } from './evidence.ts';

/** Counts the family and the given name of `Family, Given` against those of a record. */
export function weighNames(evidence: Evidence, written: string | undefined, record: { family_name: string; given_name: string }): void {
  if (!written) return;
  const [family = '', given = ''] = written.split(', ');
  const comparison = comparePersonNames({ family, given: given || null }, { family: record.family_name, given: record.given_name || null });
  evidence.add('familyName', comparison.family >= 0.92 ? 4 : comparison.family >= 0.82 ? 2.5 : -5);
  if (!given || !record.given_name) return;
  evidence.add('givenName', comparison.given >= 0.9 ? 3 : comparison.given >= 0.75 ? 1 : -4);
}
