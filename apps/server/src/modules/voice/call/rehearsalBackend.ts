import { seededRandom, syntheticClinic, syntheticPatient, type CallState, type SlowCallBackend } from '@intake/api/rules/voice';

/** The patients of a rehearsal, the same in the browser of whoever plays them. */
export function rehearsalPatients(seed: number) {
  const random = seededRandom(seed);
  return [syntheticPatient(random), syntheticPatient(random), syntheticPatient(random)] as const;
}

/** Answers from patients that nobody is. Who was identified in an earlier turn stays so. */
export function rehearsalBackend(seed: number, before: CallState | null): SlowCallBackend {
  const patients = rehearsalPatients(seed);
  const clinic = syntheticClinic(patients);
  const known = before?.verified ? patients.find(({ details }) => details?.firstName === before.details?.firstName) : undefined;
  if (known) clinic.answer({ kind: 'check', check: 'identity', facts: known.facts });
  return { answer: (check) => Promise.resolve(clinic.answer(check)) };
}
