import { compareFamilyNames, compareGivenNames } from '@intake/api/rules';
import { decideField } from '../extraction.ts';
import type { PageView } from '../document.ts';
import type { ExtractionContext } from '../extraction.ts';
import { patientBirthDate } from '../fields/patientBirthDate.ts';
import { patientHealthNumber } from '../fields/patientHealthNumber.ts';
import { patientName } from '../fields/patientName.ts';

/** One person whom pages of a document speak of. */
export interface PagePatient {
  /** Page numbers, ascending; pages without a patient of their own go with the one before. */
  pages: number[];
  /** `Family, Given`. */
  name: string | null;
  birthDate: string | null;
  healthNumber: string | null;
}

type Identity = Omit<PagePatient, 'pages'>;

/**
 * Who each page is about. More than one entry means a mixed packet: pages of different people in one fax.
 * Pages are told apart only when a number or a birth date differs, or when the names are plainly different.
 */
export function patientsOf(context: ExtractionContext): PagePatient[] {
  const patients: PagePatient[] = [];
  let waiting: number[] = [];
  for (const page of context.document.pages) {
    const identity = identityOn(context, page);
    if (!identity) {
      const last = patients.at(-1);
      if (last) last.pages.push(page.number);
      else waiting.push(page.number);
      continue;
    }
    const known = patients.find((patient) => !differ(patient, identity));
    if (known) {
      known.pages.push(...waiting, page.number);
      known.name ??= identity.name;
      known.birthDate ??= identity.birthDate;
      known.healthNumber ??= identity.healthNumber;
    } else patients.push({ ...identity, pages: [...waiting, page.number] });
    waiting = [];
  }
  return patients;
}

/** By what stands on the page itself: the words of another page may be about another person. */
function identityOn(context: ExtractionContext, page: PageView): Identity | null {
  const own = { ...context, document: { ...context.document, pages: [page] }, readings: context.readings.filter((reading) => reading.page === page) };
  const find = (extractor: typeof patientName, trust: number) => {
    const found = decideField(extractor.field, extractor.propose(own));
    return found && found.confidence >= trust ? found.value : null;
  };
  const identity = { name: find(patientName, 0.6), birthDate: find(patientBirthDate, 0.6), healthNumber: find(patientHealthNumber, 0.6) };
  return Object.values(identity).some((value) => value !== null) ? identity : null;
}

function differ(a: Identity, b: Identity): boolean {
  const numbers = a.healthNumber && b.healthNumber ? a.healthNumber !== b.healthNumber : null;
  const births = a.birthDate && b.birthDate ? a.birthDate !== b.birthDate : null;
  const names = a.name && b.name ? !alike(a.name, b.name) : null;
  if (numbers === false) return false;
  if (names === true) return births !== false || numbers === true;
  // One differing number may be a misread digit; it takes a second sign to make two people of one name.
  return names === false ? numbers === true && births === true : numbers === true || births === true;
}

function alike(a: string, b: string): boolean {
  const [familyA = '', givenA = ''] = a.split(', ');
  const [familyB = '', givenB = ''] = b.split(', ');
  const straight = compareFamilyNames(familyA, familyB) * (givenA && givenB ? compareGivenNames(givenA, givenB) : 1);
  const crossed = compareFamilyNames(familyA, givenB) * compareGivenNames(givenA || ' ', familyB);
  return Math.max(straight, crossed) > 0.6;
}
