import { expect } from 'vitest';
import type { Page, Response } from 'playwright-core';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { goTo, row } from './harness/desk.ts';

interface Printed {
  subject: string;
  pages: { imageUrl: string }[];
}

const sheet = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^Page 1 of/ });
const isPreview = (response: Response) => /\/api\/(letter\/(template\/)?preview|requests\/answer\/preview)$/.test(response.url());

/** The letter that is printed beside a form after a change: typing may print several, of which the last is the page that is seen. */
async function printed(page: Page, is: (letter: Printed) => boolean, change: () => Promise<void>): Promise<Printed> {
  const letters: Printed[] = [];
  const collect = async (response: Response) => {
    if (!isPreview(response) || !response.ok()) return;
    const letter = (await response.json()) as Printed;
    if (is(letter)) letters.push(letter);
  };
  const listener = (response: Response) => void collect(response);
  page.on('response', listener);
  await change();
  await expect.poll(async () => letters.length > 0 && (await sheet(page).getAttribute('src')) === letters.at(-1)?.pages[0]?.imageUrl, { timeout: 60_000 }).toBe(true);
  page.off('response', listener);
  return letters.at(-1)!;
}

async function choose(page: Page, field: RegExp, option: string | RegExp) {
  await page.getByRole('dialog').getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a template is worded beside its page, names what it would lack, and a letter about a referral says it', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Administrator'));
  await goTo(page, 'Settings');
  await goTo(page, 'Letters');
  await page.getByRole('row', { name: /^Acknowledgement/ }).click();
  const drawer = page.getByRole('dialog');
  await sheet(page).waitFor();
  const subject = drawer.getByRole('textbox', { name: 'Subject' });
  await printed(page, ({ subject: said }) => said === 'We have your letter about Sample, Alex', async () => {
    await subject.fill('We have your letter about ');
    await drawer.getByRole('button', { name: 'Insert a value' }).click();
    await page.getByRole('menuitem', { name: /Name of the patient/ }).click();
  });
  await drawer.getByRole('switch').click({ force: true });
  await drawer.getByText('It still needs: Name of the patient.').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /^Acknowledgement/ }).getByText('Your wording').waitFor();

  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'Recurrent migraine with aura').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  const letter = await printed(page, () => true, () => page.keyboard.press('w'));
  expect(letter.subject).toMatch(/^We have your letter about \S.*, \S/);
  await page.keyboard.press('Escape');

  await goTo(page, 'Settings');
  await goTo(page, 'Letters');
  await page.getByRole('row', { name: /^Acknowledgement/ }).click();
  await drawer.getByRole('button', { name: 'Back to the standard wording' }).click();
  await page.getByRole('row', { name: /^Acknowledgement/ }).getByText('Standard wording').waitFor();
});

test('a letterhead is printed as it is typed, with a logo, and a file that is no picture is refused', async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Administrator'));
  await page.goto('/app/pages/setting/letters');
  const top = page.getByRole('img', { name: 'Top of a letter' });
  const before = await top.getAttribute('src');
  const logo = (name: string, mimeType: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await logo('logo.png', 'image/png', 'no picture');
  await page.getByText('This file cannot be read as a PNG, a JPEG or an SVG.').waitFor();
  await logo('logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40"/></svg>');
  await page.getByRole('button', { name: 'Remove logo' }).waitFor();
  await expect.poll(() => top.getAttribute('src')).not.toBe(before);

  await page.getByRole('button', { name: 'Edit letterhead' }).click();
  const drawer = page.getByRole('dialog');
  await sheet(page).waitFor();
  await printed(page, () => true, () => drawer.getByRole('textbox', { name: 'Address' }).fill('7 Rue de l’Église\nGatineau QC  J8X 1A1'));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('7 Rue de l’Église').waitFor();
});

test('an acknowledgement, a free letter and an appointment notice are printed from the referral that they are about, and what a kind lacks is named', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'Chest pain on exertion').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  const dialog = page.getByRole('dialog');
  await printed(page, ({ subject }) => subject.startsWith('Referral received: '), () => page.keyboard.press('w'));
  await choose(page, /Letter/, 'Accepted, with the wait');
  await dialog.getByText('It still needs: Expected wait.').waitFor();
  await choose(page, /Letter/, 'Free letter');
  await printed(page, ({ subject }) => subject === 'Zusatz 附言 追伸 Ajout', async () => {
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Zusatz 附言 追伸 Ajout');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Dear colleague,\n\nŁucja Žižek 王小明 山田花子 Hélène.');
  });
  await choose(page, /Letter/, 'Appointment notice');
  await dialog.getByText('It still needs: Day of the appointment and Time of the appointment.').waitFor();
  await printed(page, ({ subject }) => subject.startsWith('Appointment booked: '), async () => {
    for (const [part, text] of [['month', '12'], ['day', '14'], ['year', '2026']] as const) await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(text);
    for (const [part, text] of [['hour', '10'], ['minute', '30']] as const) await dialog.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(text);
  });
});
