import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { openCalendar } from '../harness/calendar.ts';
import { demoTest as test } from '../harness/demoTest.ts';
import { row } from '../harness/desk.ts';

test('a clinic writes by e-mail, the patient answers from their mailbox, and ends it by the link', { timeout: 400_000 }, async ({ page, openPage, intake }) => {
  const administrator = await intake.demoSignIn('Administrator');
  const clinic = await openCalendar(intake, administrator);
  const email = 'quenneville.odile@mailbox.example';
  const patientId = await clinic.newPatient('Quenneville', { phones: ['+14165550187'], email, language: 'en' });
  await clinic.call('POST', '/api/consents/', { patientId, channel: 'email', act: 'given', kind: 'express', source: 'phone', wording: 'You may write to me.', note: null, at: null });

  // From the chart, to the address: a text may not go, an e-mail may.
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto(`/app/apps/clients?patient=${patientId}`);
  await page.getByRole('button', { name: 'Text the patient' }).click();
  const drawer = page.getByRole('dialog', { name: /^Message to/ });
  await drawer.getByText('The patient has not agreed to text messages.', { exact: false }).waitFor();
  await drawer.getByRole('button', { name: /Number or address/ }).click();
  await page.getByRole('option', { name: email }).click();
  await drawer.getByRole('textbox', { name: 'Message' }).fill('Please bring your health card.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('alertdialog').filter({ hasText: 'The message is on its way.' }).getByRole('button', { name: 'Show' }).click();
  const thread = page.getByRole('log', { name: 'Messages' });
  await thread.getByText('Please bring your health card.').waitFor();
  await thread.getByText('Sent', { exact: true }).waitFor();
  await page.getByText('Text message: The patient has not agreed to text messages.', { exact: false }).waitFor();

  // The patient answers in their mail program, and it is here without a reload.
  const mailbox = await openPage();
  await signIn(mailbox, administrator);
  await mailbox.goto('/app/apps/sms');
  await mailbox.getByRole('link', { name: 'Phone simulator' }).click();
  await mailbox.getByRole('button', { name: 'New message' }).waitFor({ state: 'detached' });
  await row(mailbox, 'Quenneville').click();
  await mailbox.getByRole('log', { name: 'Phone' }).getByText('Please bring your health card.').waitFor();
  const answer = mailbox.getByRole('textbox', { name: 'Answer as the patient' });
  await answer.fill('I will. Is there parking?');
  await answer.press('Enter');
  await thread.getByText('I will. Is there parking?').waitFor();

  // An answer goes back the same way, and STOP is in force at once.
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Yes, behind the house.');
  await field.press('Control+Enter');
  await mailbox.getByRole('log', { name: 'Phone' }).getByText('Yes, behind the house.').waitFor();
  await mailbox.getByRole('button', { name: 'STOP' }).click();
  await page.getByText('This address has opted out of e-mails.').first().waitFor();
  await expect.poll(() => field.isDisabled()).toBe(true);
});
