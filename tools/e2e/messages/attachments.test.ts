import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { openCalendar } from '../harness/calendar.ts';
import { demoTest as test } from '../harness/demoTest.ts';
import { row } from '../harness/desk.ts';
import { zoneAtNoon } from '../harness/noon.ts';
import { ask, tokenOf } from '../harness/server.ts';

/** One white pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a picture reaches a phone as it was sent, and the one that comes back is in the fax inbox; what is no picture is refused before it is sent', { timeout: 400_000 }, async ({ page, openPage, intake }) => {
  const administrator = await intake.demoSignIn('Administrator');
  const clinic = await openCalendar(intake, administrator);
  const place = { name: 'Noon', timeZone: zoneAtNoon(), faxNumbers: [], phone: null, address: null, isUrgent: false, isBilling: false };
  const { id: locationId } = await clinic.call<{ id: string }>('POST', '/api/location/newloc', place);
  const patientId = await clinic.newPatient('Picturesque', { phones: ['+14165550164'], language: 'en', locationId });
  await clinic.call('POST', '/api/consents/', { patientId, channel: 'sms', act: 'given', kind: 'express', source: 'phone', wording: 'You may text me.', note: null, at: null });

  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto(`/app/apps/clients?patient=${patientId}`);
  await page.getByRole('button', { name: 'Text the patient' }).click();
  const drawer = page.getByRole('dialog', { name: /^Message to/ });
  await drawer.getByRole('textbox', { name: 'Message' }).fill('This is how you find us.');
  const chooser = page.getByRole('dialog', { name: 'Attach a file' });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    await drawer.getByRole('button', { name: 'Attach a file' }).press('Enter');
    await chooser.getByRole('button', { name: 'Choose files' }).waitFor();
    await chooser.locator('input[type=file]').setInputFiles(file);
  };
  // It says that it is a picture, and is none.
  await choose({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('MZ no picture') });
  await chooser.getByText('Only JPEG, PNG, GIF and PDF go with a message.').waitFor();
  await page.keyboard.press('Escape');
  await choose({ name: 'map.png', mimeType: 'image/png', buffer: png });
  await drawer.getByText(/^Picture message/).waitFor();
  await drawer.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByRole('alertdialog').filter({ hasText: 'The message is on its way.' }).getByRole('button', { name: 'Show' }).click();
  const thread = page.getByRole('log', { name: 'Messages' });
  await thread.getByRole('link', { name: 'map.png' }).waitFor();
  await thread.getByText('Delivered').waitFor();

  const phone = await openPage();
  await signIn(phone, administrator);
  await phone.goto('/app/pages/developer/phones');
  await row(phone, 'Picturesque').click();
  const screen = phone.getByRole('log', { name: 'Phone' });
  const seen = screen.getByRole('img', { name: 'Picture' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await phone.getByRole('button', { name: 'Attach a file' }).click();
  await phone.getByRole('dialog', { name: 'Attach a file' }).locator('input[type=file]').setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png });
  await phone.getByRole('row', { name: 'card.png' }).waitFor();
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await thread.getByText('A file came with it; it is in the fax inbox.').waitFor();
  const token = await tokenOf(intake.address, administrator);
  const fromPhone = async () => (await ask<{ items: { from: string | null }[] }>(`${intake.address}/api/faxserver/incoming`, { token })).items.filter(({ from }) => from === '+14165550164').length;
  await expect.poll(fromPhone, { timeout: 60_000 }).toBe(1);
});
