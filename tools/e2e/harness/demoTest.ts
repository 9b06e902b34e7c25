import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { processed } from './desk.ts';
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

/** Resolves for who sees the inbox when the clinic has had its morning, and nothing is in work. */
export async function morningCame(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('grid').getByRole('row').count(), { timeout: 280_000 }).toBeGreaterThanOrEqual(8);
  await processed(page);
}
