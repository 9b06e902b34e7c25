import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { bookVisit, openCalendar } from '../harness/calendar.ts';
import { demoTest as test } from '../harness/demoTest.ts';
import { row } from '../harness/desk.ts';
import { zoneAtNoon } from '../harness/noon.ts';

test('a text reaches a phone and is answered; two clerks do not answer at once, a moved visit withdraws what speaks of it, and STOP ends it all', { timeout: 400_000 }, async ({ page, openPage, intake }) => {
  const administrator = await intake.demoSignIn('Administrator');
  const clinic = await openCalendar(intake, administrator);
  const place = { name: 'Noon', timeZone: zoneAtNoon(), faxNumbers: [], phone: null, address: null, isUrgent: false, isBilling: false };
  const { id: locationId } = await clinic.call<{ id: string }>('POST', '/api/location/newloc', place);
  const patientId = await clinic.newPatient('Quellette', { phones: ['+14165550163'], language: 'en', locationId });
  await clinic.call('POST', '/api/consents/', { patientId, channel: 'sms', act: 'given', kind: 'express', source: 'phone', wording: 'You may text me.', note: null, at: null });
  await clinic.call('POST', '/api/smstemplate/', { key: 'a-visit', locale: 'en', body: 'Your visit is on {appointment.date} at {appointment.time}.' });
  const visit = await bookVisit(clinic, patientId, { local: `${clinic.dayAfter}T15:00:00` });

  // From the chart.
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto(`/app/apps/clients?patient=${patientId}`);
  await page.getByRole('button', { name: 'Text the patient' }).click();
  const drawer = page.getByRole('dialog', { name: /^Message to/ });
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Please bring your health card.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  // An urgent fax may be told of at the same time.
  await page.getByRole('alertdialog').filter({ hasText: 'The message is on its way.' }).getByRole('button', { name: 'Show' }).click();
  const thread = page.getByRole('log', { name: 'Messages' });
  const field = page.getByRole('textbox', { name: 'Message' });
  await thread.getByText('Please bring your health card.').waitFor();
  await thread.getByText('Delivered').waitFor();

  // The patient answers, and it is here without a reload.
  const phone = await openPage();
  await signIn(phone, administrator);
  await phone.goto('/app/apps/sms');
  await phone.getByRole('link', { name: 'Phone simulator' }).click();
  // The list of conversations has a row of the same name until the phones are there.
  await phone.getByRole('button', { name: 'New message' }).waitFor({ state: 'detached' });
  await row(phone, 'Quellette').click();
  await phone.getByRole('log', { name: 'Phone' }).getByText('Please bring your health card.').waitFor();
  const answer = phone.getByRole('textbox', { name: 'Answer as the patient' });
  await answer.fill('Is there parking?');
  await answer.press('Enter');
  await thread.getByText('Is there parking?').waitFor();

  // Whoever comes second reads who answers, and sends nothing.
  const nurse = await openPage();
  await signIn(nurse, await intake.demoSignIn('Nurse'));
  await nurse.goto(page.url());
  await nurse.getByRole('log', { name: 'Messages' }).getByText('Is there parking?').waitFor();
  await page.keyboard.press('r');
  await field.fill('Yes, behind the house.');
  const answering = nurse.getByText(/ is answering$/);
  await answering.waitFor();
  await nurse.getByRole('textbox', { name: 'Message' }).fill('No.');
  await expect.poll(() => nurse.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await field.press('Control+Enter');
  await nurse.getByRole('log', { name: 'Messages' }).getByText('Yes, behind the house.').waitFor();
  await answering.waitFor({ state: 'detached' });
  await expect.poll(() => nurse.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('No.');
  await phone.getByRole('log', { name: 'Phone' }).getByText('Yes, behind the house.').waitFor();

  // What the nurse wrote meanwhile is next, and who gives up what they wrote gives the conversation back.
  await page.getByText(/ is answering$/).waitFor();
  await nurse.getByRole('textbox', { name: 'Message' }).fill('');
  await page.getByText(/ is answering$/).waitFor({ state: 'detached' });

  // What waits is withdrawn with the time that it speaks of.
  await thread.focus();
  await page.keyboard.press('t');
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByRole('button', { name: /Template/ }).click();
  await page.getByRole('option', { name: 'a-visit' }).click();
  await templates.getByText(/^Your visit is on .* at 3:00/).waitFor();
  await templates.getByRole('button', { name: 'Use this text' }).click();
  // The keyboard goes back to where it was, and closes what was opened before it has.
  await thread.and(page.locator(':focus')).waitFor();
  // By keys, as urgent faxes are told of above it.
  await page.getByRole('button', { name: 'Send later' }).press('Enter');
  await page.getByRole('row', { name: /Tomorrow morning/ }).press('Enter');
  await thread.getByText(/^Goes out/).waitFor();
  await clinic.call('POST', '/api/appointments/save', {
    id: visit.id, version: visit.version, visitTypeId: clinic.visitTypeId, physicianId: clinic.physicianId, locationId: clinic.locationId, patientId, start: { local: `${clinic.dayAfter}T16:00:00` },
  });
  await thread.getByText('Cancelled').waitFor();

  // STOP is in force at once.
  await phone.getByRole('button', { name: 'STOP' }).click();
  await page.getByText('This number has opted out of text messages.').first().waitFor();
  await expect.poll(() => field.isDisabled()).toBe(true);
});
