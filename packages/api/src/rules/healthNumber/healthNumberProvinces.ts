import { ramqChecksum } from './healthNumberRamq.ts';
import type { Province } from '../vocabulary.ts';

export type Checksum = 'valid' | 'invalid' | 'not-checkable';

interface HealthNumberRule {
  /** Group 1 is the number, group 2 an optional version code; the input has no separators. */
  pattern: RegExp;
  checksum?: (value: string) => Checksum;
  /** False when the check digit is folklore: a failure is a warning, never a refusal. */
  checksumIsOfficial?: boolean;
  /** No other province writes numbers like this one. */
  distinctive?: boolean;
  /** Sizes of the printed groups; what remains is the last group. */
  groups: number[];
}

/** One rule a province. Sources: published card formats; see `checksumIsOfficial` for what they are worth. */
export const healthNumberRules: Record<Province, HealthNumberRule> = {
  ON: { pattern: /^([1-9]\d{9})([A-Z]{0,2})$/, checksum: luhn, checksumIsOfficial: true, groups: [4, 3] },
  BC: { pattern: /^(9\d{9})$/, checksum: mod11, checksumIsOfficial: true, groups: [4, 3] },
  QC: { pattern: /^([A-Z]{4}\d{6}[1-9]\d)$/, checksum: ramqChecksum, distinctive: true, groups: [4, 4] },
  AB: { pattern: /^(\d{9})$/, checksum: luhn, groups: [5] },
  SK: { pattern: /^(\d{9})$/, groups: [3, 3] },
  MB: { pattern: /^(\d{9})$/, groups: [3, 3] },
  NB: { pattern: /^(\d{9})$/, groups: [3, 3] },
  NS: { pattern: /^(\d{10})$/, groups: [4, 3] },
  NL: { pattern: /^(\d{12})$/, distinctive: true, groups: [3, 3, 3] },
  PE: { pattern: /^(\d{8})$/, distinctive: true, groups: [4] },
  YT: { pattern: /^(\d{9})$/, groups: [3, 3] },
  NT: { pattern: /^([A-Z]\d{7})$/, distinctive: true, groups: [1, 3] },
  NU: { pattern: /^(1\d{8})$/, groups: [3, 3] },
};

/** Luhn over all digits, the last being the check digit. */
export function luhn(digits: string): Checksum {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 ? 'valid' : 'invalid';
}

const bcWeights = [2, 4, 8, 5, 10, 9, 7, 3];

/** British Columbia's weighted check over digits two to nine. */
function mod11(digits: string): Checksum {
  const sum = bcWeights.reduce((total, weight, index) => total + Number(digits[index + 1]) * weight, 0);
  const check = 11 - (sum % 11);
  return check < 10 && check === Number(digits[9]) ? 'valid' : 'invalid';
}
