import { foldName, ocrDistance } from '@intake/api/rules';

/** What of a patient stands on a page. */
export interface NamedPatient {
  family_name: string;
  health_number: string | null;
}

/** Fewer words say of nobody that it is about them: the strip of an ECG, a stamp. */
const fewestWords = 12;

/**
 * Whether each page that says anything has the family name or the health number of the patient, so that no page of somebody
 * else went along unread. A name may be misread a little, by its length.
 */
export function isNamedThroughout(pages: readonly (string | null)[], patient: NamedPatient): boolean {
  const family = foldName(patient.family_name).split(' ').filter((part) => part.length > 1);
  const number = patient.health_number?.replaceAll(/\D/g, '');
  return pages.every((text) => {
    const words = foldName(text ?? '').split(' ').filter((word) => word.length > 1);
    if (words.length < fewestWords) return true;
    if (number && text!.replaceAll(/[^\d\n]/g, '').includes(number)) return true;
    return family.some((part) => words.some((word) => ocrDistance(word, part, 2) <= part.length / 5));
  });
}
