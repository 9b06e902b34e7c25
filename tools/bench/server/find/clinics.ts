import type { DocumentType, FaxStatus, Priority } from '@intake/api/rules';
import { documentTypes } from '@intake/api/rules';
import { createRandom, type Random } from './random.ts';
import type { Words } from './words.ts';

export interface Person {
  id: string;
  family: string;
  given: string;
}

export interface Clinic {
  id: string;
  name: string;
  userId: string;
  roleId: string;
  locationId: string;
  bins: string[];
  patients: Person[];
  physicians: Person[];
}

export interface GeneratedFax {
  id: string;
  documentId: string;
  clinic: Clinic;
  binId: string;
  documentType: DocumentType;
  priority: Priority;
  status: FaxStatus;
  patient: Person;
  physician: Person;
  fromNumber: string;
  receivedAt: string;
  text: string;
}

/** The first organisation has most of the faxes and is the one that is asked; the others stand in the same tables. */
const shares = [0.7, 0.12, 0.09, 0.06, 0.03];
const binsEach = 6;
const wordsEach = 140;
const newest = Date.UTC(2026, 5, 30);
const period = 3 * 365 * 86_400_000;

export function makeClinics(words: Words, faxCount: number): Clinic[] {
  const random = createRandom(2);
  const people = (count: number) =>
    Array.from({ length: Math.ceil(count) }, () => ({ id: random.uuid(), family: random.uneven(words.families), given: random.uneven(words.givens) }));
  return shares.map((share, index) => ({
    id: random.uuid(),
    name: `Clinic ${index + 1}`,
    userId: random.uuid(),
    roleId: random.uuid(),
    locationId: random.uuid(),
    bins: Array.from({ length: binsEach }, random.uuid),
    patients: people((faxCount * share) / 5),
    physicians: people((faxCount * share) / 200),
  }));
}

/** Oldest first, as they would have been stored. */
export function* makeFaxes(words: Words, clinics: Clinic[], count: number): Generator<GeneratedFax> {
  const random = createRandom(3);
  for (let number = 0; number < count; number += 1) {
    const clinic = pickClinic(clinics, random.fraction());
    const [patient, physician] = [random.pick(clinic.patients), random.uneven(clinic.physicians)];
    yield {
      id: random.uuid(),
      documentId: random.uuid(),
      clinic,
      binId: random.uneven(clinic.bins),
      documentType: random.uneven(documentTypes),
      priority: pickPriority(random.fraction()),
      status: pickStatus(random.fraction()),
      patient,
      physician,
      fromNumber: `+1416555${String(random.below(10_000)).padStart(4, '0')}`,
      receivedAt: new Date(newest - period + (period * number) / count).toISOString(),
      text: write(random, words, patient, physician),
    };
  }
}

function pickClinic(clinics: Clinic[], fraction: number): Clinic {
  let rest = fraction;
  return clinics.find((_, index) => (rest -= shares[index] ?? 0) < 0) ?? clinics[0]!;
}

const pickPriority = (fraction: number): Priority =>
  fraction < 0.92 ? 'routine' : fraction < 0.98 ? 'urgent' : fraction < 0.995 ? 'asap' : 'stat';

/** A tenth of the faxes waits, which is more than a clinic would bear. */
const pickStatus = (fraction: number): FaxStatus =>
  fraction < 0.89 ? 'completed' : fraction < 0.9 ? 'rejected' : fraction < 0.905 ? 'failed' : fraction < 0.915 ? 'on-hold' : 'ready';

function write(random: Random, words: Words, patient: Person, physician: Person): string {
  const language = random.fraction();
  const list = language < 0.92 ? words.latin : language < 0.96 ? words.chinese : words.japanese;
  const separator = list === words.latin ? ' ' : '';
  const lines: string[] = [`${patient.family}, ${patient.given}`, `Dr. ${physician.given} ${physician.family}`];
  for (let rest = list === words.latin ? wordsEach : wordsEach / 2; rest > 0; rest -= 10)
    lines.push(Array.from({ length: 10 }, () => random.zipf(list)).join(separator));
  return lines.join('\n');
}
