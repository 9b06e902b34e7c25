import { startIntake } from './intake.ts';
import type { Intake } from './intake.ts';
import { test } from './test.ts';

/** A test on an Intake of its file's own that holds the demo clinic. */
export const demoTest = test.extend<{ intake: Intake }>({
  intake: [
    async ({}, use) => {
      const intake = await startIntake({ INTAKE_DEMO: 'on' });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});
