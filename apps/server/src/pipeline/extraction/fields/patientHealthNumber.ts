import { checkHealthNumber, provinces, provinceOfPostalCode, findPostalCodes } from '@intake/api/rules';
import type { HealthNumberCheck, Province } from '@intake/api/rules';
import type { ExtractionContext, FieldExtractor, Proposal } from '../extraction.ts';
import { rowText } from '../document.ts';
import { labelText } from '../labels/labels.ts';
import type { Reading } from '../labels/readings.ts';
import type { Token } from '../page/token.ts';
import { contradictsHolder } from './ramqHolder.ts';

const labelProvinces: [RegExp, Province][] = [
  [/ohip/, 'ON'], [/ramq|\bnam\b|soleil/, 'QC'], [/\bahc|alberta|\buli\b/, 'AB'], [/phin|manitoba/, 'MB'], [/care ?card|bc phn/, 'BC'],
  [/\bmsi\b/, 'NS'], [/\bmcp\b/, 'NL'], [/\bhsn\b/, 'SK'], [/\bpei\b|prince edward/, 'PE'], [/\bn\.?w?\.?t\b|northwest/, 'NT'],
];
/** Weaker than the issuer's format: most patients hold a card of the province they live in. */
const homeWeight = 0.15;
const asDigit: Record<string, string> = { O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', S: '5', B: '8', Z: '2', G: '6' };
const asLetter: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '2': 'Z', '6': 'G', '|': 'I' };

/** A labelled number, or one elsewhere that an official check digit proves. */
export const patientHealthNumber: FieldExtractor = {
  field: 'patient.healthNumber',
  propose(context) {
    const home = homeProvince(context);
    const labelled = context.readings
      .filter(({ kind, role }) => kind === 'healthNumber' && role !== 'other')
      .flatMap((reading): Proposal[] => {
        const told = labelProvinces.find(([test]) => test.test(labelText(reading.label)))?.[1];
        const { tokens, province } = apartFromProvince(withoutVersionWords(reading.tokens));
        const found = longestNumber(tokens, told ?? province, home);
        if (!found) return [];
        const version = versionCodeOf(found, context.readings, reading);
        const isDoubted = found.check.province === 'QC' && contradictsHolder(found.check.value, context);
        return [proposal(reading, found, version, isDoubted)];
      });
    return labelled;
  },
};

interface Found {
  check: HealthNumberCheck;
  tokens: Token[];
}

/** `VC AB` behind the number: what names the version code is none itself. */
const versionWord = /^(?:v\.?c|ver|version)[.:]?$/i;
const withoutVersionWords = (tokens: Token[]) => tokens.filter(({ text }, at) => !(versionWord.test(text) && /^[A-Z]{1,2}$/i.test(tokens[at + 1]?.text ?? '')));

/** `(ON) 1234 567 897`, `123 456 782 SK`: the province beside a number is no part of it, unless it may be Ontario's version code. */
function apartFromProvince(tokens: Token[]): { tokens: Token[]; province: Province | null } {
  const at = tokens.findIndex(({ text }) => isProvince(bareOf(text)));
  const others = tokens.filter((_, index) => index !== at);
  const digits = (at < 1 ? others : tokens.slice(0, at)).map(({ text }) => text).join('').replace(/\D/g, '');
  const named = at < 0 ? '' : bareOf(tokens[at]!.text);
  const isBracketed = tokens[at]?.text.startsWith('(') === true;
  if (!isProvince(named) || (digits.length === 10 && named !== 'ON' && !isBracketed && at > 0)) return { tokens, province: null };
  return { tokens: others, province: named };
}

const bareOf = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
const isProvince = (text: string): text is Province => (provinces as readonly string[]).includes(text);

/** The most tokens from the start that together make a number some province issues. */
function longestNumber(tokens: Token[], told: Province | null, home: Province | null): Found | null {
  for (let from = 0; from < Math.min(2, tokens.length); from++) {
    // What is left out in front may be the rest of a label, but no part of the number.
    if (tokens.slice(0, from).some(({ key }) => key.length > 2)) break;
    for (let count = Math.min(6, tokens.length - from); count > 0; count--) {
      const span = tokens.slice(from, from + count);
      const text = span.map((token) => token.text).join('').replace(/[^\p{L}\d|]/gu, '').toUpperCase();
      const check = bestCheck(text, told, home);
      if (check) return { check, tokens: span };
    }
  }
  return null;
}

function bestCheck(text: string, told: Province | null, home: Province | null): HealthNumberCheck | null {
  for (const candidate of [mendQuebec(text), ofTerritories(text), mendDigits(text)]) {
    if (!candidate) continue;
    const of = (province: Province | null) => (province ? checkHealthNumber(candidate, { province }) : null);
    const asTold = of(told);
    if (asTold?.format === 'valid') return asTold;
    const open = checkHealthNumber(candidate);
    const local = of(home);
    const isLocal = local?.format === 'valid' && local.checksum !== 'invalid' && local.likelihood + homeWeight >= open.likelihood;
    if (isLocal) return local;
    if (open.format === 'invalid') continue;
    // Eight digits prove nothing by themselves, and are often what is left of a longer number.
    if (/^\d{8}$/.test(candidate)) continue;
    // A failed official check digit is likelier a misread digit than a card of the one province that has none.
    const failed = open.checksum === 'not-checkable' && open.candidates.includes('ON');
    if (failed) return { ...open, checksum: 'invalid', province: null };
    return open.candidates.length > 1 && open.checksum !== 'valid' ? { ...open, province: null } : open;
  }
  return null;
}

/** Four letters, eight digits; characters of the wrong sort are taken for their look-alikes. */
function mendQuebec(text: string): string | null {
  if (text.length !== 12 || !/^[A-Z]{2}/.test(text.replace(/[01582|]/g, 'A'))) return null;
  if (/^\d{10}/.test(text)) return null;
  const letters = Array.from(text.slice(0, 4), (character) => asLetter[character] ?? character).join('');
  const digits = Array.from(text.slice(4), (character) => asDigit[character] ?? character).join('');
  return /^[A-Z]{4}\d{8}$/.test(letters + digits) ? letters + digits : null;
}

/** A letter of the Northwest Territories, none of which looks like a digit but D, and seven digits. */
const ofTerritories = (text: string) => (/^[NDMT]\d{7}$/.test(text) ? text : null);

/** Digits with look-alikes mended, and up to two letters of a version code left as they are. */
function mendDigits(text: string): string | null {
  for (const length of [10, 9, 12, 8]) {
    const body = text.slice(0, length);
    const rest = text.slice(length);
    if (body.length < length || !/^[A-Z]{0,2}$/.test(rest) || (rest && length !== 10)) continue;
    const digits = [...body].map((character) => asDigit[character] ?? character).join('');
    const mends = [...body].filter((character) => !/\d/.test(character)).length;
    if (/^\d+$/.test(digits) && mends <= 2) return digits + rest;
  }
  return null;
}

/** A version code in a box of its own. */
function versionCodeOf(found: Found, readings: Reading[], number: Reading): string | null {
  if (found.check.province !== 'ON') return null;
  if (found.check.versionCode) return found.check.versionCode;
  const box = readings.find((reading) => reading.kind === 'versionCode' && reading.page === number.page);
  const code = box?.text.toUpperCase().replace(/[^A-Z]/g, '') ?? '';
  return code.length > 0 && code.length <= 2 ? code : null;
}

function proposal(reading: Reading, { check, tokens }: Found, version: string | null, isDoubted: boolean): Proposal {
  const place = { behind: 1, beside: 0.97, below: 0.96 }[reading.place];
  const proven = check.checksum === 'valid' ? 0.98 : check.checksum === 'invalid' ? 0.45 : 0.9;
  return {
    value: check.value,
    page: reading.page,
    tokens,
    fit: place * proven * Math.max(0.9, reading.label.score) * (isDoubted ? 0.7 : 1),
    proven: check.checksum === 'valid' && !isDoubted,
    flags: [
      `checksum:${check.checksum}`,
      ...(check.province ? [`province:${check.province}`] : []),
      ...(isDoubted ? ['conflicting'] : []),
      ...(version ? [`version:${version}`] : []),
    ],
  };
}

/** The province of the postal code in the patient's address; without one, of most codes in the document. */
function homeProvince({ readings, document }: ExtractionContext): Province | null {
  const address = readings.find(({ kind, role }) => kind === 'address' && (role === 'patient' || role === null));
  const nearby = address?.page.rows.slice(address.label.segment.row, address.label.segment.row + 3);
  const own = nearby && findPostalCodes(nearby.map(rowText).join(' '))[0];
  if (own) return provinceOfPostalCode(own.postalCode);
  const all = findPostalCodes(document.text).filter(({ mended }) => !mended).map(({ postalCode }) => provinceOfPostalCode(postalCode));
  const [first] = all;
  return first && all.every((province) => province === first) ? first : null;
}
