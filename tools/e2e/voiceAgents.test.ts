import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { goTo } from './harness/desk.ts';

/** Makes an agent that calls about visits, and leaves its editor open. */
async function makeAgent(page: Page, name: string, purpose: string): Promise<void> {
  await goTo(page, 'Voice Agents');
  await page.getByRole('button', { name: 'New agent' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('radio', { name: purpose }).check({ force: true });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
}

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(`Publish version ${version}`).waitFor();
  const run = drawer.getByRole('button', { name: 'Run suite' });
  if (await run.isVisible()) await run.click();
  await drawer.getByText(/^(\d+) of \1 safety scenarios pass$/).waitFor();
  await drawer.getByRole('button', { name: 'Publish' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText(`Live, version ${version}`).first().waitFor();
}

test('an agent is changed, refused while it is unsafe, rehearsed and published, and what a call proposes is accepted with one key', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Administrator'));
  await makeAgent(page, 'Reminder line', 'Reminders');

  // It would greet whoever picks up by the name of the patient: the problem stands at the step, and nothing is published.
  await page.getByRole('button', { name: 'Edit greet' }).click();
  const drawer = page.getByRole('dialog');
  const english = drawer.getByRole('textbox', { name: 'What is said, in English' });
  await english.fill('Hello {patient.firstName}, this is {clinic.name}.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText(/It tells “first name” where a stranger can be on the line/).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await drawer.getByText('1 problem in the flow').waitFor();
  await drawer.getByRole('button', { name: 'Publish' }).click();
  await drawer.getByText(/Something is wrong with the flow, so nothing was published/).waitFor();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit greet' }).click();
  await english.fill('Hello, this is {clinic.name}. You can ask for a person at any time.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText(/It tells “first name”/).waitFor({ state: 'detached' });

  await page.getByRole('tab', { name: 'Rehearse' }).click();
  const say = page.getByRole('button', { name: 'Say this' });
  await say.click();
  await say.click();
  await page.getByText('Identified', { exact: true }).waitFor();
  await say.click();
  await page.getByText('Proposes: Confirm the visit').waitFor();

  await page.getByRole('tab', { name: 'Safety' }).click();
  await page.getByRole('button', { name: 'Run suite' }).click();
  await page.getByText('Every safety scenario passes: this version can be published.').waitFor();
  await publish(page, 3);

  await goTo(page, 'Calls');
  await page.getByRole('radio', { name: 'To decide' }).click();
  await page.getByRole('grid', { name: 'Calls' }).getByRole('row').filter({ hasText: 'Confirm the visit' }).first().click();
  const call = page.getByRole('article', { name: 'The call' });
  await call.getByRole('heading', { name: 'Confirm the visit' }).waitFor();
  // What proves who the patient is stands in no transcript.
  await expect.poll(() => call.innerText()).not.toMatch(/\b(19|20)\d\d-\d\d-\d\d\b/);
  await page.keyboard.press('a');
  await call.getByText(/^Accepted by/).waitFor();
  await call.getByRole('link', { name: 'Open visit' }).click();
  await page.getByRole('region', { name: 'Visit' }).getByText('Confirmed').first().waitFor();
});
