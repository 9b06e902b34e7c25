import { foldName, ocrDistance } from '@intake/api/rules';

/** What of a patient stands on a page. */
export interface NamedPatient {
  family_name: string;
  given_name: string;
  /** ISO 8601. */
  birth_date: string | null;
  health_number: string | null;
}

/** What was read of the patient, in its normal form. */
export interface ReadPatient {
  birthDate: string | null;
  healthNumber: string | null;
}

/** Fewer words say of nobody that it is about them: the strip of an ECG, a stamp. */
const fewestWords = 12;

const wordsOf = (text: string | null) => foldName(text ?? '').split(' ').filter((word) => word.length > 1);

/** Whether a part of a name is among the words; it may be misread by one character in so many. */
const hasName = (words: readonly string[], name: string, oneIn = 5) =>
  foldName(name).split(' ').some((part) => part.length > 1 && words.some((word) => ocrDistance(word, part, 3) <= part.length / oneIn));

/** Hardly readable, which says something beside the given name alone. */
const hasTraceOfName = (words: readonly string[], name: string) => name.length >= 6 && hasName(words, name, 4);

const digitsOf = (text: string | null) => (text ?? '').replaceAll(/\D/g, '');

const hasNumber = (text: string | null, number: string | null) => number !== null && (text ?? '').replaceAll(/[^\d\n]/g, '').includes(digitsOf(number));

/** One digit misread, lost or too many. Most numbers have a check digit, so that it is hardly anybody else’s. */
const isNearlyNumber = (read: string, number: string) => ocrDistance(read, number, 1) <= 1;

/** Whether the number stands there with at most one digit otherwise. */
function hasNearlyNumber(text: string | null, healthNumber: string | null): boolean {
  const number = digitsOf(healthNumber);
  if (number.length < 6) return false;
  return (text ?? '').split('\n').map(digitsOf).some((line) =>
    [-1, 0, 1].some((more) =>
      Array.from({ length: Math.max(0, line.length - number.length - more + 1) }, (_, at) => line.slice(at, at + number.length + more)).some((read) => isNearlyNumber(read, number)),
    ),
  );
}

/**
 * Whether each page that says anything has the family name or the health number of the patient, or where both are hardly
 * readable the given name with one of them, so that no page of somebody else went along unread.
 */
export const isNamedThroughout = (pages: readonly (string | null)[], patient: Pick<NamedPatient, 'family_name' | 'given_name' | 'health_number'>): boolean =>
  pages.every((text) => {
    const words = wordsOf(text);
    if (words.length < fewestWords || hasNumber(text, patient.health_number) || hasName(words, patient.family_name)) return true;
    return patient.given_name !== '' && hasName(words, patient.given_name) && (hasNearlyNumber(text, patient.health_number) || hasTraceOfName(words, patient.family_name));
  });

/** Whether a page that seemed to be about somebody else is about the patient: both names and the number stand there, which twins do not share. */
export function isOfPatient(text: string | null, patient: NamedPatient): boolean {
  const words = wordsOf(text);
  return patient.given_name !== '' && hasName(words, patient.family_name) && hasName(words, patient.given_name) && hasNearlyNumber(text, patient.health_number);
}

/**
 * Whether pages that carry the patient's own code are about the patient: two signs agree, of family name, given name, birth
 * date and health number, and no number that was read is another, nor a birth date unless both names and the number say
 * that it was misread.
 */
export function isAbout(pages: readonly (string | null)[], patient: NamedPatient, read: ReadPatient): boolean {
  const words = pages.flatMap(wordsOf);
  const isFamily = hasName(words, patient.family_name);
  const isGiven = patient.given_name !== '' && hasName(words, patient.given_name);
  const isNumbered = pages.some((text) => hasNumber(text, patient.health_number));
  const otherNumber = read.healthNumber !== null && patient.health_number !== null && !isNumbered && !isNearlyNumber(digitsOf(read.healthNumber), digitsOf(patient.health_number));
  const otherBirth = read.birthDate !== null && patient.birth_date !== null && read.birthDate !== patient.birth_date && !(isFamily && isGiven && isNumbered);
  const signs = [isFamily, isGiven, read.birthDate !== null && read.birthDate === patient.birth_date, isNumbered];
  return !otherNumber && !otherBirth && signs.filter(Boolean).length >= 2;
}
