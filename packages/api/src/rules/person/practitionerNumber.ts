import type { Province } from '../vocabulary.ts';

/** Whether a number of a physician is written as their province writes it; who has it is known to its register alone. */
export type NumberFormat = 'as-usual' | 'unusual' | 'not-checkable';

interface NumberRule {
  licence?: RegExp;
  billing?: RegExp;
}

/**
 * The provinces whose formats are published. Ontario: CPSO number, OHIP number of six digits, alone or with group (4)
 * before and specialty (2) behind. British Columbia: college and MSP numbers of five. Alberta: PRAC ID of nine digits.
 * Quebec: CMQ permit of five digits, RAMQ number of six that starts with 1, or seven with its check digit.
 */
const rules: Partial<Record<Province, NumberRule>> = {
  ON: { licence: /^\d{5,6}$/, billing: /^(\d{4})?\d{6}(\d{2})?$/ },
  BC: { licence: /^\d{5}$/, billing: /^[A-Z0-9]\d{4}$/ },
  AB: { billing: /^\d{9}$/ },
  QC: { licence: /^\d{5}$/, billing: /^1\d{5}\d?$/ },
};

/** Of a licence or billing number, with or without separators. A warning, never a refusal: physicians come from elsewhere too. */
export function practitionerNumberFormat(kind: keyof NumberRule, number: string, province: Province | null): NumberFormat {
  const rule = province && rules[province]?.[kind];
  if (!rule) return 'not-checkable';
  return rule.test(number.toUpperCase().replace(/[\s-]/g, '')) ? 'as-usual' : 'unusual';
}
