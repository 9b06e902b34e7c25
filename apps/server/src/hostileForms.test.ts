import { expect, test } from 'vitest';
import { runHostileForms } from './testing/hostileForms.ts';

/** Another run: INTAKE_FUZZ_SEED with the number that a failure prints. Ten thousand are `npm run bench hostileForms`. */
const seed = Number(process.env.INTAKE_FUZZ_SEED ?? 20_261_124);

test('what is sent to the public forms, whatever it is, is answered, tells nothing of a patient, and does nothing that was not asked', async () => {
  const { sent, statuses, faults, echoes, harm } = await runHostileForms({ seed, submissions: 400 });
  expect({ faults, echoes, harm }, `INTAKE_FUZZ_SEED=${seed}`).toEqual({ faults: [], echoes: [], harm: [] });
  expect(sent).toBe(400);
  // Both what is well formed and what is not went in, and the limits held.
  for (const status of [200, 422, 404, 429]) expect(statuses.get(status) ?? 0, `answers of ${status}`).toBeGreaterThan(0);
});
