import { healthNumberRules } from './healthNumberProvinces.ts';
import type { Checksum } from './healthNumberProvinces.ts';
import { provinces } from '../vocabulary.ts';
import type { Province } from '../vocabulary.ts';

/** What an offline look at a health number can say. It never says that the person is covered. */
export interface HealthNumberCheck {
  /** Upper case without separators and version code; the whole input when no province writes numbers like this. */
  value: string;
  /** One or two letters of an Ontario card; no offline rule can confirm them. */
  versionCode: string | null;
  /** The likeliest issuer, or null when nothing fits. */
  province: Province | null;
  /** Every issuer whose format fits, likeliest first. */
  candidates: Province[];
  format: 'valid' | 'invalid';
  checksum: Checksum;
  /** `certain` where an official check digit decided; a `warning` never refuses a number. */
  confidence: 'certain' | 'warning';
  /** 0 to 1: that this is a health number of that province. */
  likelihood: number;
  eligibility: 'not_checked';
}

/** Of equally likely issuers one without a check digit comes before one whose check digit fails. */
const doubt = ({ checksum }: Candidate) => (checksum === 'invalid' ? 1 : 0);

interface Candidate {
  province: Province;
  checksum: Checksum;
  confidence: 'certain' | 'warning';
  likelihood: number;
  value: string;
  versionCode: string | null;
}

const nothing: Omit<HealthNumberCheck, 'value'> = {
  versionCode: null,
  province: null,
  candidates: [],
  format: 'invalid',
  checksum: 'not-checkable',
  confidence: 'warning',
  likelihood: 0,
  eligibility: 'not_checked',
};

const separators = /[\s.\-–—/_]+/g;

/**
 * Checks a health number as typed or read. Separators are ignored; an Ontario version code may follow.
 * With a province only that province is tried, otherwise the best of those whose format fits.
 */
export function checkHealthNumber(input: string, options: { province?: Province | null } = {}): HealthNumberCheck {
  const compact = input.toUpperCase().replace(separators, '');
  const tried = options.province ? [options.province] : provinces;
  const candidates = tried
    .map((province) => candidateOf(province, compact, Boolean(options.province)))
    .filter((candidate) => candidate !== null)
    .sort((a, b) => b.likelihood - a.likelihood || doubt(a) - doubt(b));
  const best = candidates[0];
  if (!best) return { ...nothing, value: compact };
  // Two issuers that fit equally well cannot both be right.
  const rivals = candidates.filter((other) => other.likelihood === best.likelihood).length;
  return {
    ...nothing,
    ...best,
    candidates: candidates.map((candidate) => candidate.province),
    format: 'valid',
    likelihood: best.likelihood / rivals,
  };
}

/** Writes a number the way its card does, such as `9876-543-217 AB` or `LASF 8002 1411`. */
export function formatHealthNumber(value: string, province: Province | null, versionCode?: string | null): string {
  const groups = province ? healthNumberRules[province].groups : [];
  const parts: string[] = [];
  let rest = value;
  for (const size of groups) {
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  const written = [...parts, rest].filter(Boolean).join(province === 'ON' ? '-' : ' ');
  return versionCode ? `${written} ${versionCode}` : written;
}

function candidateOf(province: Province, compact: string, told: boolean): Candidate | null {
  const rule = healthNumberRules[province];
  const match = rule.pattern.exec(compact);
  const value = match?.[1];
  if (!value) return null;
  const checksum = rule.checksum?.(value) ?? 'not-checkable';
  const trusted = rule.checksumIsOfficial ?? false;
  return {
    province,
    value,
    versionCode: match[2] || null,
    checksum,
    confidence: trusted ? 'certain' : 'warning',
    likelihood: likelihoodOf(checksum, trusted, told, rule.distinctive),
  };
}

function likelihoodOf(checksum: Checksum, trusted: boolean, told: boolean, distinctive = false): number {
  if (checksum === 'valid') return told || distinctive ? 0.98 : trusted ? 0.9 : 0.7;
  if (checksum === 'invalid') return trusted ? 0.1 : distinctive ? 0.6 : 0.3;
  return told ? 0.7 : distinctive ? 0.6 : 0.3;
}
