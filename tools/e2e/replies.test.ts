import { signIn } from './harness/browser.ts';
import { row, undo } from './harness/desk.ts';
import { demoTest as test } from './harness/demoTest.ts';

const referrals = '/app/apps/referral/incomingRequest';

test('a fax is attached to a referral by hand, and taken off again', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.getByRole('grid').getByRole('row').first().waitFor({ timeout: 200_000 });
  await page.goto(referrals);
  await row(page, 'Chest pain on exertion').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.keyboard.press('t');
  const drawer = page.getByRole('dialog', { name: 'Attach a fax' });
  await drawer.getByRole('combobox').fill('Okafor');
  await page.getByRole('option', { name: /Okafor/ }).first().click();
  await drawer.getByRole('button', { name: 'Attach', exact: true }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Fax attached').first().waitFor();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();
  await undo(page);
  await page.getByText('Taken back').first().waitFor();
});
