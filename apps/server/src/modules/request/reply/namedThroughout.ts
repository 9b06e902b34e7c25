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

/** Whether a part of a name is among the words; it may be misread a little, by its length. */
const hasName = (words: readonly string[], name: string) =>
  foldName(name).split(' ').some((part) => part.length > 1 && words.some((word) => ocrDistance(word, part, 2) <= part.length / 5));

const hasNumber = (text: string | null, number: string | null) => number !== null && (text ?? '').replaceAll(/[^\d\n]/g, '').includes(number.replaceAll(/\D/g, ''));

/**
 * Whether each page that says anything has the family name or the health number of the patient, so that no page of somebody
 * else went along unread.
 */
export const isNamedThroughout = (pages: readonly (string | null)[], patient: Pick<NamedPatient, 'family_name' | 'health_number'>): boolean =>
  pages.every((text) => {
    const words = wordsOf(text);
    return words.length < fewestWords || hasNumber(text, patient.health_number) || hasName(words, patient.family_name);
  });

/**
 * Whether pages that carry the patient's own code are about the patient: two signs agree, of family name, given name, birth
 * date and health number, and no date or number that was read is another.
 */
export function isAbout(pages: readonly (string | null)[], patient: NamedPatient, read: ReadPatient): boolean {
  const words = pages.flatMap(wordsOf);
  const isNumbered = pages.some((text) => hasNumber(text, patient.health_number));
  const otherNumber = read.healthNumber !== null && patient.health_number !== null && !isNumbered && read.healthNumber !== patient.health_number;
  const otherBirth = read.birthDate !== null && patient.birth_date !== null && read.birthDate !== patient.birth_date;
  const signs = [
    hasName(words, patient.family_name),
    patient.given_name !== '' && hasName(words, patient.given_name),
    read.birthDate !== null && read.birthDate === patient.birth_date,
    isNumbered,
  ];
  return !otherNumber && !otherBirth && signs.filter(Boolean).length >= 2;
}
