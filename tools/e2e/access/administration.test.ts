import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { at, signIn } from '../harness/browser.ts';
import { arrived, goTo, receive, row } from '../harness/desk.ts';
import { letterFile } from '../harness/letters.ts';
import { mailedLink } from '../harness/mails.ts';
import { admit } from '../harness/people.ts';
import { statusOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

const person = (displayName: string, email: string) => ({ displayName, email, password: 'juniper kettle mosaic' });
const faxes = '/app/apps/faxes';
/** A line of the open table. */
const line = (page: Page, text: string) => page.getByRole('table').getByRole('row').filter({ hasText: text });
const refusal = (page: Page) => page.getByText('You cannot open this page');
const menu = (page: Page) => page.getByRole('navigation').first().getByRole('link').allTextContents();

/** Does something to somebody of the open list of users. */
async function actOn(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What the page of rights says of a role, for everything that can be read without saying more. */
function rightsOf(role: string): { path: string; may: boolean }[] {
  const page = readFileSync(new URL('../../../docs/rights.md', import.meta.url), 'utf8');
  const [heads = [], , ...rows] = page.split('\n').filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => cell.trim()));
  return rows
    .map((cells) => ({ endpoint: cells[1] ?? '', answer: cells[heads.indexOf(role)] }))
    // The phones of the demo are nowhere else; a partner shows a credential of its own, and nobody's session is one.
    .filter(({ endpoint, answer }) => endpoint.startsWith('GET ') && !endpoint.includes('{') && !endpoint.includes('/simulator') && answer !== '401')
    .map(({ endpoint, answer }) => ({ path: endpoint.slice(4), may: answer === 'yes' }));
}

test('who is invited chooses a password, and then sees and gets what their role permits', async ({
  page,
  openPage,
  administrator,
  intake,
}) => {
  const rosa = person('Rosa Lindqvist', 'rosa.lindqvist@clinic.example');
  await signIn(page, administrator);
  await goTo(page, 'Users');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  for (const problem of ['Write an e-mail address, such as name@clinic.ca.', 'A name is needed.', 'Choose a role.'])
    await form.getByText(problem).waitFor();
  await form.getByLabel('E-mail').fill(rosa.email);
  await form.getByLabel('Name').fill(rosa.displayName);
  await choose(page, 'Role', 'Clerk');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(`Invitation sent to ${rosa.email}`).waitFor();
  await line(page, rosa.email).getByText('Invited').waitFor();

  const colleague = await openPage();
  await colleague.goto(await mailedLink(intake, administrator, rosa.email));
  await colleague.getByText('Welcome to Intake.').waitFor();
  await colleague.goto(faxes);
  await at(colleague, '/auth/reset-password');
  await expect.poll(() => colleague.getByLabel('Current password').count()).toBe(0);
  await colleague.getByLabel('New password', { exact: true }).fill(rosa.password);
  await colleague.keyboard.press('Enter');
  await at(colleague, faxes);
  await colleague.getByText('Nothing is waiting').waitFor();
  await expect.poll(() => menu(colleague)).toEqual(['Dashboard', 'Faxes', 'Sent faxes', 'Search', 'Messages', 'Incoming requests', 'Check-in requests', 'Referral requests', 'Appointments', 'Patients', 'Providers', 'Duplicates', 'Voice Agents', 'Calls', 'Settings']);
  for (const path of ['/app/pages/user-list', '/app/apps/roles', '/app/pages/setting/audit', '/app/adminpage']) {
    await colleague.goto(path);
    await refusal(colleague).waitFor();
  }
  for (const { path, may } of rightsOf('Clerk')) {
    const status = await statusOf(colleague, path);
    expect(status === 404, `${path} answers ${status}`).toBe(!may);
  }
  // The invitation stood for the first password alone.
  await colleague.goto('/auth/reset-password');
  await colleague.getByLabel('Current password').waitFor();
  await line(page, rosa.email).getByText('Active', { exact: true }).waitFor();
});

test('a right that a role loses is gone from the menu, the screen and the server at once, and comes back so', async ({
  page,
  openPage,
  administrator,
  intake,
}) => {
  const ana = person('Ana Duarte', 'ana.duarte@clinic.example');
  await admit(intake, administrator, 'Nurse', ana);
  const colleague = await openPage();
  await signIn(colleague, ana);
  await goTo(colleague, 'Search');
  await colleague.getByRole('searchbox').waitFor();
  const search = '/api/search/?q=letter';
  expect(await statusOf(colleague, search)).toBe(200);

  await signIn(page, administrator);
  await goTo(page, 'Roles');
  const right = page.getByRole('checkbox', { name: 'Nurse: Search everything they may read' });
  await right.press('Space');
  await refusal(colleague).waitFor();
  expect(await menu(colleague)).toEqual(['Faxes', 'Sent faxes', 'Messages', 'Incoming requests', 'Check-in requests', 'Referral requests', 'Appointments', 'Patients', 'Providers', 'Duplicates', 'Voice Agents', 'Calls', 'Settings']);
  expect(await statusOf(colleague, search)).toBe(404);
  await right.press('Space');
  await colleague.getByRole('searchbox').waitFor();
  expect(await menu(colleague)).toEqual(['Faxes', 'Sent faxes', 'Search', 'Messages', 'Incoming requests', 'Check-in requests', 'Referral requests', 'Appointments', 'Patients', 'Providers', 'Duplicates', 'Voice Agents', 'Calls', 'Settings']);
  expect(await statusOf(colleague, search)).toBe(200);

  // Another role for this person alone; who may not see faxes starts where they may.
  await goTo(page, 'Users');
  await actOn(page, ana.displayName, 'Edit');
  await choose(page, 'Role', 'Billing');
  await page.getByRole('button', { name: 'Save' }).click();
  await refusal(colleague).waitFor();
  await expect.poll(() => menu(colleague)).toEqual(['Dashboard', 'Appointments', 'Patients', 'Providers', 'Invoices', 'Organization']);
  await colleague.goto('/');
  await at(colleague, '/app/dashboards/faxes');
  expect(await statusOf(colleague, '/api/faxserver/incoming')).toBe(404);
});

test('who is suspended is out at once with nothing left behind, and comes in again once they are active', async ({
  page,
  openPage,
  administrator,
  intake,
}) => {
  const ivo = person('Ivo Marek', 'ivo.marek@clinic.example');
  await admit(intake, administrator, 'Clerk', ivo);
  const colleague = await openPage();
  await signIn(colleague, ivo);
  await colleague.getByText('Nothing is waiting').waitFor();
  const token = await colleague.evaluate(() => localStorage.getItem('AUTH_TOKEN'));

  await signIn(page, administrator);
  await goTo(page, 'Users');
  await actOn(page, ivo.displayName, 'Suspend');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await line(page, ivo.email).getByText('Suspended').waitFor();
  await at(colleague, '/auth/login');
  const left = await colleague.evaluate(() => Object.keys(localStorage));
  for (const name of ['AUTH_TOKEN', 'LOCKSCREEN', 'MAP_DETAILS', 'ORG_DETAILS', 'USER_DETAILS', 'USER_ID', 'intake-auth']) expect(left).not.toContain(name);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${intake.address}/api/faxserver/incoming`, { headers })).status).toBe(401);

  await colleague.getByLabel('E-mail').fill(ivo.email);
  await colleague.locator('input[name=password]').fill(ivo.password);
  await colleague.keyboard.press('Enter');
  await colleague.getByRole('alert').getByText('This account is suspended.').waitFor();
  await actOn(page, ivo.displayName, 'Activate again');
  await line(page, ivo.email).getByText('Active', { exact: true }).waitFor();
  await colleague.keyboard.press('Enter');
  await at(colleague, faxes);
});

test('a keyword marks the faxes that arrive after it, and who is elsewhere hears of an urgent one', async ({ page, openPage, administrator }) => {
  const [before, after] = await Promise.all([letterFile('lab-result', 51), letterFile('lab-result', 52)]);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [before]);

  await goTo(page, 'Settings');
  await goTo(page, 'Keywords');
  await page.getByRole('button', { name: 'New keyword' }).click();
  await page.getByLabel('Word or phrase').fill('x');
  await page.keyboard.press('Enter');
  await page.getByText('Write at least two characters.').waitFor();
  await page.getByLabel('Word or phrase').fill('ferritin');
  await choose(page, 'Type', 'Consult report');
  await choose(page, 'Priority', 'Urgent');
  await page.getByRole('button', { name: 'Save' }).click();
  await line(page, 'ferritin').getByText('Urgent').waitFor();

  const elsewhere = await openPage();
  await signIn(elsewhere, administrator);
  await goTo(elsewhere, 'Search');
  await elsewhere.getByRole('button', { name: 'No notifications' }).waitFor();

  await goTo(page, 'Faxes');
  await page.locator('input[type=file]').first().setInputFiles([after.file]);
  await arrived(page, after);
  const [plain, marked] = [before, after].map(({ facts }) => row(page, facts.patient.family));
  await marked?.getByText('Consult report').waitFor();
  await marked?.getByText('Urgent').waitFor();
  await plain?.getByText('Lab result').waitFor();
  await expect.poll(() => plain?.getByText('Urgent').count()).toBe(0);

  await elsewhere.getByText('An urgent fax has arrived.').waitFor();
  await elsewhere.getByRole('button', { name: '1 notification', exact: true }).waitFor();
  await elsewhere.getByRole('button', { name: 'Show', exact: true }).click();
  await at(elsewhere, faxes);
  await row(elsewhere, after.facts.patient.family).waitFor();
  await expect.poll(() => new URL(elsewhere.url()).search).toBe('?view=urgent');
});
