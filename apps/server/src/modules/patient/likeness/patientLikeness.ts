import type { DuplicateReason, PatientFields, SecondPersonReason } from '@intake/api/contract';
import { checkHealthNumber, findPostalCodes, foldName } from '@intake/api/rules';
import { nameLikeness } from './nameLikeness.ts';

type Code = DuplicateReason['code'];
type Degree = DuplicateReason['degree'];

/** What of a chart is compared. */
export type Compared = Pick<
  PatientFields,
  'familyName' | 'givenName' | 'birthDate' | 'sex' | 'healthNumber' | 'province' | 'phones' | 'email' | 'address'
>;

export interface Likeness {
  /** 0 to 1: how likely both are one person's. */
  score: number;
  /** The weightiest first. */
  reasons: DuplicateReason[];
}

/** From this score on two charts are shown as likely doubles. */
export const likelyFrom = 0.8;

/** Of the charts that have something in common, one pair in ten thousand is one person's. */
const prior = -9;
/** Whatever else agrees, these are two people until somebody says otherwise: twins, or a mother's number on her child's chart. */
const twoPeople = 0.5;

/** Log odds by sign and degree, after Fellegi and Sunter: how much oftener this is seen of one person than of two. */
const weights: Record<Code, Partial<Record<Degree, number>>> = {
  familyName: { same: 4.5, transliterated: 4, part: 3.5, swapped: 3.5, similar: 3, different: -3 },
  givenName: { same: 3.5, transliterated: 3.2, part: 3, swapped: 3, 'short-form': 3, similar: 2.5, initial: 1.2, different: -6 },
  birthDate: { same: 6.5, 'day-month': 4.5, 'one-digit': 2, different: -6.5 },
  healthNumber: { same: 10, 'one-digit': 4, different: -5 },
  phone: { same: 3.5, different: -0.3 },
  email: { same: 3.5, different: -0.3 },
  address: { same: 3, different: -0.4 },
  sex: { same: 0.7, different: -2.5 },
};

/** How likely two charts are one person's, with every sign that was compared. */
export function patientLikeness(a: Compared, b: Compared): Likeness {
  const degrees = degreesOf(a, b);
  const reasons = Object.entries(degrees).map(([code, degree]): DuplicateReason => {
    const weight = weights[code as Code][degree] ?? 0;
    return { code: code as Code, degree, agrees: weight > 0, weight: Math.abs(weight) };
  });
  const odds = reasons.reduce((sum, { agrees, weight }) => sum + (agrees ? weight : -weight), prior);
  const probability = 1 / (1 + Math.exp(-odds));
  const score = Math.round(Math.min(probability, isOfTwo(degrees) ? twoPeople : 1) * 1000) / 1000;
  return { score, reasons: reasons.sort((one, other) => other.weight - one.weight) };
}

/** Why the merge of two charts needs a second person, however alike they are. */
export function secondPersonFor(a: Compared, b: Compared): SecondPersonReason[] {
  const { givenName, birthDate, familyName, address, phone, healthNumber, sex } = degreesOf(a, b);
  const isHousehold = familyName !== 'different' || address === 'same' || phone === 'same';
  const areTwins = birthDate === 'same' && isHousehold && (givenName === 'different' || (givenName === 'similar' && sex === 'different'));
  const bothValid = healthNumber !== undefined && healthNumber !== 'same' && isValid(a) && isValid(b);
  return [...(bothValid ? (['two-health-numbers'] as const) : []), ...(areTwins ? (['twins'] as const) : [])];
}

type Degrees = Partial<Record<Code, Degree>>;

/** A sign that either chart lacks is absent. */
function degreesOf(a: Compared, b: Compared): Degrees {
  const { family, given } = nameLikeness({ family: a.familyName, given: a.givenName }, { family: b.familyName, given: b.givenName });
  const found: Record<Code, Degree | null> = {
    familyName: family,
    givenName: given,
    birthDate: a.birthDate && b.birthDate ? dateDegree(a.birthDate, b.birthDate) : null,
    healthNumber: a.healthNumber && b.healthNumber ? numberDegree(a.healthNumber, b.healthNumber) : null,
    phone: shared(a.phones, b.phones),
    email: a.email && b.email ? equal(a.email.toLowerCase(), b.email.toLowerCase()) : null,
    address: a.address && b.address ? equal(addressKey(a.address), addressKey(b.address)) : null,
    sex: isKnown(a.sex) && isKnown(b.sex) ? equal(a.sex, b.sex) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, degree]) => degree !== null)) as Degrees;
}

function isOfTwo({ givenName, healthNumber, sex }: Degrees): boolean {
  if (givenName === 'different') return healthNumber !== 'same';
  const isAlmost = givenName === 'similar' || givenName === 'transliterated' || givenName === 'initial';
  return isAlmost && healthNumber !== 'same' && (healthNumber === 'different' || sex === 'different');
}

const equal = (a: string | null, b: string | null): Degree => (a === b ? 'same' : 'different');
const isKnown = (sex: string | null) => sex !== null && sex !== 'unknown';
const shared = (a: string[], b: string[]): Degree | null =>
  a.length === 0 || b.length === 0 ? null : a.some((phone) => b.includes(phone)) ? 'same' : 'different';
const isValid = ({ healthNumber, province }: Compared) => {
  const { format, checksum } = checkHealthNumber(healthNumber ?? '', { province });
  return format === 'valid' && checksum !== 'invalid';
};

function dateDegree(a: string, b: string): Degree {
  if (a === b) return 'same';
  const [year, month, day] = a.split('-');
  if (b === `${year}-${day}-${month}`) return 'day-month';
  return isNear(a, b) ? 'one-digit' : 'different';
}

function numberDegree(a: string, b: string): Degree {
  const [x, y] = [compact(a), compact(b)];
  if (x === y) return 'same';
  return isNear(x, y) ? 'one-digit' : 'different';
}

const compact = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Equal but for one character, or for two exchanged neighbours. */
function isNear(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const different = [...a].flatMap((character, index) => (character === b[index] ? [] : [index]));
  const [i = 0, j = 0] = different;
  return different.length === 1 || (different.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i]);
}

/** House number and postal code; without a postal code the whole address. */
function addressKey(address: string): string {
  const code = findPostalCodes(address).at(-1)?.postalCode;
  return code ? `${/\d+/.exec(address)?.[0] ?? ''} ${code}` : foldName(address);
}
