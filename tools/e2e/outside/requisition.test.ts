import { signIn } from '../harness/browser.ts';
import { goTo } from '../harness/desk.ts';
import { ask, tokenOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

test('a clinic opens its page for referrals, and a stranger finds it among the clinics', async ({ page, openPage, administrator, intake }) => {
  const token = await tokenOf(intake.address, administrator);
  await ask(`${intake.address}/api/modality/`, { method: 'POST', token, body: { name: 'Echocardiogram', code: null } });
  await signIn(page, administrator);
  await goTo(page, 'Settings');
  await page.getByRole('link', { name: 'Referrals from the web' }).click();
  await page.getByText('Take referrals from the web').click();
  await page.getByRole('combobox', { name: 'Services that can be asked for' }).fill('Echo');
  await page.getByRole('option', { name: 'Echocardiogram' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Public address').fill('lakeshore');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('/home/pages/requisition?clinic=lakeshore').waitFor();

  const referrer = await openPage({ viewport: { width: 390, height: 844 } });
  await referrer.goto('/home/pages/requisition');
  await referrer.getByRole('button', { name: /Clinic/ }).click();
  await referrer.getByRole('listbox').getByRole('option').first().waitFor();
});
