import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { at, signIn } from '../harness/browser.ts';
import { goTo, nameOf, receive } from '../harness/desk.ts';
import { letterFile } from '../harness/letters.ts';
import { mailedLink } from '../harness/mails.ts';
import { answerTo, statusOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

const clinic = 'Lakeshore Family Practice';
const founder = { email: 'mira.solberg@lakeshore.example', password: 'walnut harbour fiddle', displayName: 'Mira Solberg' };
const table = (page: Page, name: string) => page.getByRole('table', { name });

test('an organization asks to join, is approved, and starts with an empty desk of its own', async ({
  page,
  openPage,
  administrator,
  intake,
}) => {
  const letter = await letterFile('gp-letter', 61);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [letter]);

  // A visitor makes every mistake first, and types nothing twice.
  const visitor = await openPage();
  await visitor.goto('/home/pages/register');
  const send = visitor.getByRole('button', { name: 'Ask to join' });
  await visitor.getByLabel('Name of the organization').fill(clinic);
  await visitor.getByLabel('Phone').fill('12');
  await visitor.getByLabel('E-mail').fill('mira at lakeshore');
  await send.click();
  for (const problem of ['This is not a phone number.', 'This is not an e-mail address.', 'This is needed.'])
    await visitor.getByText(problem).first().waitFor();
  await expect.poll(() => visitor.getByLabel('Name of the organization').inputValue()).toBe(clinic);
  await expect.poll(() => visitor.getByLabel('E-mail').inputValue()).toBe('mira at lakeshore');
  await visitor.getByLabel('Phone').fill('416 555 0177');
  await visitor.getByLabel('E-mail').fill(founder.email);
  await visitor.getByLabel('Your name').fill(founder.displayName);
  await visitor.getByLabel('Message').fill('Two sites, sixty faxes a day.');
  await visitor.context().setOffline(true);
  await send.click();
  await visitor.getByText('What you typed stays', { exact: false }).first().waitFor();
  await expect.poll(() => visitor.getByLabel('Message').inputValue()).toBe('Two sites, sixty faxes a day.');
  await visitor.context().setOffline(false);
  await send.click();
  await visitor.getByRole('heading', { name: 'We have your request' }).waitFor();
  await visitor.getByText(founder.email).waitFor();

  await goTo(page, 'Administration');
  const asked = table(page, 'Registrations').getByRole('row').filter({ hasText: clinic });
  await asked.getByText('Waiting').waitFor();
  await asked.getByText('Two sites, sixty faxes a day.').waitFor();
  await page.getByRole('button', { name: `Approve ${clinic}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  // The two buttons of a row that waits read "ApproveDecline" to a search by a part.
  await asked.getByText('Approved', { exact: true }).waitFor();

  await visitor.goto(await mailedLink(intake, administrator, founder.email));
  await visitor.getByLabel('New password', { exact: true }).fill(founder.password);
  await visitor.keyboard.press('Enter');
  await at(visitor, '/app/apps/faxes');
  await visitor.getByText('Nothing is waiting').waitFor();
  await visitor.getByText(clinic).first().waitFor();

  // Nothing of the first clinic's is theirs, on no screen and from no address.
  await goTo(visitor, 'Users');
  await table(visitor, 'Users').getByRole('row').filter({ hasText: founder.email }).getByText('Administrator').waitFor();
  await expect.poll(() => visitor.getByText(administrator.email).count()).toBe(0);
  const [theirs] = (JSON.parse((await answerTo(page, '/api/faxserver/incoming')).text) as { items: { id: string }[] }).items;
  expect(JSON.parse((await answerTo(visitor, '/api/faxserver/incoming')).text)).toMatchObject({ items: [] });
  expect(await statusOf(page, `/api/faxserver/detail/${theirs?.id}`)).toBe(200);
  expect(await statusOf(visitor, `/api/faxserver/detail/${theirs?.id}`)).toBe(404);
  expect(await statusOf(visitor, '/api/register/list')).toBe(404);
  expect((await answerTo(visitor, '/api/user/list')).text).not.toContain(administrator.email);
  await goTo(page, 'Users');
  await page.getByText(administrator.email).waitFor();
  await expect.poll(() => page.getByText(founder.email).count()).toBe(0);

  // What they leave alone is left alone: signing in anew leads to the same desk.
  const again = await openPage();
  await signIn(again, founder);
  await at(again, '/app/apps/faxes');
  await again.getByText('Nothing is waiting').waitFor();
  await expect.poll(() => again.getByText(nameOf(letter)).count()).toBe(0);
});
