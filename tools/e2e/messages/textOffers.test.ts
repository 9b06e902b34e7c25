import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { bookVisit, openCalendar } from '../harness/calendar.ts';
import { demoTest as test } from '../harness/demoTest.ts';
import { row } from '../harness/desk.ts';
import { zoneAtNoon } from '../harness/noon.ts';

test('a freed time is offered by text with one key, and the answer 1 from the phone books it while the desk looks on', { timeout: 300_000 }, async ({ page, openPage, intake }) => {
  const administrator = await intake.demoSignIn('Administrator');
  const clinic = await openCalendar(intake, administrator);
  const place = { name: 'Noon', timeZone: zoneAtNoon(), faxNumbers: [], phone: null, address: null, isUrgent: false, isBilling: false };
  const { id: locationId } = await clinic.call<{ id: string }>('POST', '/api/location/newloc', place);
  const patientId = await clinic.newPatient('Bergeron', { phones: ['+16475559171'], language: 'en', locationId });
  await clinic.call('POST', '/api/consents/', { patientId, channel: 'sms', act: 'given', kind: 'express', source: 'phone', wording: 'You may text me.', note: null, at: null });
  await clinic.call('POST', '/api/appointments/waitlist/save', {
    visitTypeId: clinic.visitTypeId, patientId, physicianId: clinic.physicianId, locationId: null, weekdays: [], from: null, until: null, firstDay: null, lastDay: null, priority: 'stat',
    noticeHours: 0, travelMinutes: null, note: null,
  });
  const { id, version } = await bookVisit(clinic, await clinic.newPatient('Okonkwo', { phones: ['+16475559172'] }), { local: `${clinic.tomorrow}T15:00:00` });
  await clinic.call('DELETE', '/api/appointments/remove', { id, version, reason: 'patient' });

  await signIn(page, administrator);
  await page.goto('/app/apps/appointmentDetails/waitlist');
  await row(page, 'Marchetti, Elena').filter({ hasText: '3:00–3:30' }).click();
  await page.getByRole('button', { name: /^Offer .* to Bergeron, Ada by text/ }).waitFor();
  await page.keyboard.press('1');
  await page.getByText('Bergeron, Ada gets the offer by text').waitFor();
  await page.getByText('Offered by text: Delivered').waitFor();

  const phone = await openPage();
  await signIn(phone, administrator);
  await phone.goto('/app/pages/developer/phones');
  await row(phone, 'Bergeron').click();
  await phone.getByRole('log', { name: 'Phone' }).getByText(/a time has become free, .* reply 1 to take it/).waitFor();
  const answer = phone.getByRole('textbox', { name: 'Answer as the patient' });
  await answer.fill('1');
  await answer.press('Enter');
  await page.getByText('Offered by text: Delivered').waitFor({ state: 'detached' });
  await phone.getByRole('log', { name: 'Phone' }).getByText(/^Thank you\. Your visit is booked/).waitFor();
  const { items } = await clinic.call<{ items: { status: string; confirmedBy: string | null }[] }>('GET', `/api/appointments/get-list?patientId=${patientId}&limit=10`);
  expect(items).toMatchObject([{ status: 'booked' }]);
});
