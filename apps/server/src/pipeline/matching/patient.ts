import { findPostalCodes, foldName } from '@intake/api/rules';
import type { ExtractionField } from '@intake/api/rules';
import { Evidence } from './evidence.ts';
import type { Score } from './evidence.ts';
import { weighNames } from './names.ts';

/** Extracted values in their normal forms; a field that was not found is absent. */
export type ExtractedFields = Partial<Record<ExtractionField, string>>;

/** What of a patient's record is compared. */
export interface PatientRecord {
  family_name: string;
  given_name: string;
  birth_date: string | null;
  sex: string | null;
  health_number: string | null;
  phones: string[];
  email: string | null;
  address: string | null;
}

/** Of a few hundred candidates with something in common, one may be the right one. */
const prior = -6;
/** A different birth date or health number is a different person, until somebody says otherwise. */
const conflict = 0.5;
/** One misread digit is likelier than another person, yet not for a machine to decide. */
const nearMiss = 0.8;
/** One agreeing sign, however strong, does not make a match. */
const singleSign = 0.8;

/** How likely the document is about this patient. Birth date or health number in conflict never reach the threshold. */
export function scorePatient(fields: ExtractedFields, record: PatientRecord): Score {
  const evidence = new Evidence(prior);
  weighNames(evidence, fields['patient.name'], record);
  weighHealthNumber(evidence, fields['patient.healthNumber'], record.health_number);
  weighBirthDate(evidence, fields['patient.birthDate'], record.birth_date);
  weighContact(evidence, fields, record);
  const signs = [evidence.agrees('familyName', 'givenName'), evidence.agrees('healthNumber'), evidence.agrees('birthDate')];
  const isNamed = evidence.agrees('familyName') && (evidence.agrees('healthNumber') || evidence.agrees('birthDate'));
  if (signs.filter(Boolean).length < 2 && !isNamed) evidence.limitTo(singleSign);
  return evidence.result;
}

function weighHealthNumber(evidence: Evidence, written: string | undefined, recorded: string | null): void {
  if (!written || !recorded) return;
  const [a, b] = [compact(written), compact(recorded)];
  if (a === b) return evidence.add('healthNumber', 9);
  const near = isNear(a, b);
  evidence.add('healthNumber', near ? -1 : -6);
  evidence.limitTo(near ? nearMiss : conflict);
}

function weighBirthDate(evidence: Evidence, written: string | undefined, recorded: string | null): void {
  if (!written || !recorded) return;
  if (written === recorded) return evidence.add('birthDate', 5);
  const [year, month, day] = written.split('-');
  const near = isNear(written, recorded) || recorded === `${year}-${day}-${month}`;
  evidence.add('birthDate', near ? -1 : -5);
  evidence.limitTo(near ? nearMiss : conflict);
}

/** People move and change numbers: a difference says little, an agreement much. */
function weighContact(evidence: Evidence, fields: ExtractedFields, record: PatientRecord): void {
  const { 'patient.sex': sex, 'patient.phone': phone, 'patient.email': email, 'patient.address': address } = fields;
  if (sex && record.sex && record.sex !== 'unknown') evidence.add('sex', sex === record.sex ? 0.7 : -2);
  if (phone && record.phones.length > 0) evidence.add('phone', record.phones.includes(phone) ? 3 : -0.3);
  if (email && record.email) evidence.add('email', email.toLowerCase() === record.email.toLowerCase() ? 4 : -0.3);
  if (address && record.address) evidence.add('address', addressKey(address) === addressKey(record.address) ? 2.5 : -0.3);
}

const compact = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** House number and postal code; without a postal code the whole address. */
function addressKey(address: string): string {
  const code = findPostalCodes(address).at(-1)?.postalCode;
  return code ? `${/\d+/.exec(address)?.[0] ?? ''} ${code}` : foldName(address);
}

/** Equal but for one character, or for two exchanged neighbours. */
function isNear(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const different = [...a].flatMap((character, index) => (character === b[index] ? [] : [index]));
  const [i = 0, j = 0] = different;
  return different.length === 1 || (different.length === 2 && j === i + 1 && a[i] === b[j] && a[j] === b[i]);
}
