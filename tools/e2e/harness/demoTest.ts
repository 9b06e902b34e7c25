import { demoData } from './demoTemplate.ts';
import { startIntake } from './intake.ts';
import type { Intake } from './intake.ts';
import { test } from './test.ts';

// While a walk is loaded, so that the first one may wait for it as long as it takes.
const data = await demoData();

/** A test on an Intake of its file's own that holds the demo clinic as its morning has left it. */
export const demoTest = test.extend<{ intake: Intake }>({
  intake: [
    async ({}, use) => {
      const intake = await startIntake({ INTAKE_DEMO: 'on' }, data);
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});
