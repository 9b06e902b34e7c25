import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { mailedLink } from '../harness/mails.ts';
import { test } from '../harness/test.ts';

test('the estimate can be read without a script, in the language of the browser', async ({ openPage }) => {
  const visitor = await openPage({ javaScriptEnabled: false, locale: 'fr-CA' });
  await visitor.goto('/home/pages/revenform');
  await visitor.getByRole('heading', { level: 1, name: 'Que vous coûtent les télécopies sans réponse?' }).waitFor();
  await expect.poll(async () => (await visitor.locator('output').textContent())?.replaceAll(/\s/g, ' ')).toBe('128 324 $');
});

test('a clinic counts what faxes cost it, asks for a demo fax, proves its address, and is told that no line is there yet', async ({ page, openPage, administrator, intake }) => {
  const reader = 'rowan.ashby@lakeshore.example';
  await signIn(page, administrator);
  const visitor = await openPage();
  await visitor.goto('/home/pages/homepage');
  await visitor.getByRole('link', { name: 'What do unanswered faxes cost you?' }).click();
  await visitor.getByLabel('Referrals and requests by fax on a working day').fill('40');
  await expect.poll(() => visitor.locator('output').textContent()).toBe('$256,676');
  await visitor.getByRole('link', { name: 'Have it mailed, or ask for a demo fax' }).click();
  await visitor.getByText('$256,676', { exact: false }).waitFor();

  await visitor.getByLabel('E-mail address').fill(reader);
  await visitor.getByLabel('Your name').fill('Rowan Ashby');
  await visitor.getByLabel('Fax number of your clinic').fill('416 555 0199');
  const ask = visitor.getByRole('button', { name: 'Ask for it' });
  await ask.click();
  await visitor.getByText('Tick this: without it nothing is sent.').first().waitFor();
  await visitor.getByText('Send one demo fax to this number, which is ours, and mail me about it').click();
  await ask.click();
  await visitor.getByRole('heading', { name: 'Look into your inbox' }).waitFor();

  await visitor.goto('/home/pages/aboutus');
  await visitor.goto(await mailedLink(intake, administrator, reader));
  await visitor.getByText('416-555-0199').waitFor();
  await visitor.getByRole('button', { name: 'Send it now' }).click();
  await visitor.getByText('no fax can go out from here at the moment', { exact: false }).waitFor();
});
