import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { calendarTest as test } from './harness/calendar.ts';

test('visits that repeat are booked at once, one of them is moved by itself, and those that are left are cancelled together', async ({ page, clinic, administrator }) => {
  const patientId = await clinic.newPatient('Okafor');
  await signIn(page, administrator);
  await page.goto(`/app/apps/appointmentDetails/list?date=${clinic.tomorrow}&patient=${patientId}`);
  const drawer = page.getByRole('dialog', { name: 'Book a visit' });
  await drawer.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('1');
  await drawer.getByRole('button', { name: /Repeats/ }).click();
  await page.getByRole('option', { name: 'By weeks' }).click();
  await drawer.getByRole('textbox', { name: 'Number of visits' }).fill('3');
  await page.keyboard.press('Tab');
  await drawer.getByRole('button', { name: 'Book 3 visits' }).waitFor();
  const last = drawer.getByRole('list', { name: 'Dates' }).getByRole('checkbox').last();
  await last.press('Space');
  await drawer.getByRole('button', { name: 'Book 2 visits' }).waitFor();
  await last.and(page.locator(':focus')).press('Space');
  await drawer.getByRole('button', { name: 'Book 3 visits' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Booked 3 visits: Okafor, Ada').waitFor();

  const visits = async () =>
    (await clinic.call<{ items: { id: string; startsAt: string; status: string; cancelReason: string | null; series: { position: number } | null }[] }>('GET', `/api/appointments/get-list?patientId=${patientId}&limit=50`)).items
      .filter(({ cancelReason }) => cancelReason !== 'rescheduled')
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const booked = await visits();
  expect(booked.map(({ status, series }) => [status, series?.position])).toEqual([['booked', 1], ['booked', 2], ['booked', 3]]);
  const dayOf = (at: string) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' }).format(new Date(at));

  await page.goto(`/app/apps/appointmentDetails/list?date=${dayOf(booked[1]!.startsAt)}&open=${booked[1]!.id}`);
  const pane = page.getByRole('region', { name: 'Visit' });
  await pane.getByText('2 of 3').waitFor();
  await page.keyboard.press('m');
  const move = page.getByRole('dialog', { name: 'Move the visit of Okafor, Ada' });
  await move.getByRole('radio', { name: 'This visit alone', checked: true }).waitFor();
  await move.getByRole('radio').first().and(page.locator(':focus')).waitFor();
  await page.keyboard.press('2');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await move.waitFor({ state: 'detached' });
  const moved = await visits();
  expect([moved[0]!.startsAt, moved[2]!.startsAt]).toEqual([booked[0]!.startsAt, booked[2]!.startsAt]);
  expect(moved[1]!.startsAt).not.toBe(booked[1]!.startsAt);

  await page.goto(`/app/apps/appointmentDetails/list?date=${dayOf(booked[0]!.startsAt)}&open=${booked[0]!.id}`);
  await pane.getByText('1 of 3').waitFor();
  await page.keyboard.press('x');
  const cancel = page.getByRole('dialog', { name: 'Cancel the visit of Okafor, Ada?' });
  await cancel.getByText('All that are still to come').click();
  await cancel.getByText('The patient cancelled').click();
  await cancel.getByRole('button', { name: /^Cancel/ }).last().click();
  await cancel.waitFor({ state: 'detached' });
  await expect.poll(async () => (await visits()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});
