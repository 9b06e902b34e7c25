import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { bookVisit, calendarTest as test } from './harness/calendar.ts';
import { row, undo } from './harness/desk.ts';

test('what a health card says is taken into the chart, and who is checked in has arrived in the calendar', async ({ page, openPage, clinic, administrator }) => {
  const patientId = await clinic.newPatient('Tremblay', { birthDate: '1961-04-12', healthNumber: '9876543217', versionCode: 'AB', province: 'ON' });
  const { id } = await bookVisit(clinic, patientId, { local: `${clinic.today}T23:30:00` });
  await clinic.call('POST', '/api/checkin/save/', {
    patientId, locationId: clinic.locationId, priority: 'routine', note: null,
    stated: {
      familyName: 'Tremblay', givenName: 'Ada', birthDate: '1961-04-12', healthNumber: '9876543217', versionCode: 'CD', phone: '+14165550142', email: null, address: null,
    },
  });
  await signIn(page, administrator);
  const colleague = await openPage();
  await signIn(colleague, administrator);
  await colleague.goto(`/app/apps/appointmentDetails/list?open=${id}`);
  const visit = colleague.getByRole('region', { name: 'Visit' });
  await visit.getByText('Booked').first().waitFor();

  await page.goto('/app/apps/checkin/incomingRequest?view=new');
  await row(page, 'Tremblay, Ada').click();
  await page.getByRole('button', { name: /^Take over/ }).click();
  await page.getByRole('button', { name: /^Take over/ }).waitFor({ state: 'detached' });
  await page.keyboard.press('y');
  await page.getByRole('button', { name: 'Mark as arrived' }).waitFor();
  await page.keyboard.press('c');
  await page.getByText('Arrived at').waitFor();
  await visit.getByText('Arrived').first().waitFor();
  expect(await clinic.call('GET', `/api/patient_upload/${patientId}`)).toMatchObject({ versionCode: 'CD' });

  await undo(page);
  await visit.getByText('Booked').first().waitFor();
});
