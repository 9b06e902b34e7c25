import ICAL from 'ical.js';
import { text } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { bookVisit, calendarTest as test } from './harness/calendar.ts';

const calendar = '/app/apps/appointmentDetails/list';
const visit = (page: Page, name: string) => page.locator('[data-event]').filter({ hasText: name });
/** The visit as it says itself: all of its lines are its name, whatever it has room to show. */
const saying = (page: Page, name: string, words: RegExp) => visit(page, name).and(page.getByRole('button', { name: words }));

test('a visit is booked from the calendar, moved by the arrows, and cancelled with its reason', async ({ page, clinic, administrator }) => {
  await clinic.newPatient('Okafor');
  await signIn(page, administrator);
  await page.goto(`${calendar}?date=${clinic.tomorrow}`);
  await page.getByRole('gridcell', { name: /Marchetti, Elena.* 9:00 a\.m\.,/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Book a visit' });
  await drawer.getByRole('combobox', { name: 'Patient' }).fill('Okafor');
  await page.getByRole('option', { name: 'Okafor, Ada' }).click();
  await drawer.getByRole('radio', { name: /9:00 a\.m\./, checked: true }).waitFor();
  await drawer.getByRole('button', { name: 'Book' }).click();
  await drawer.waitFor({ state: 'detached' });

  const booked = visit(page, 'Okafor');
  await saying(page, 'Okafor', /9:00–9:30 a\.m\./).waitFor();
  await booked.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await visit(page, 'Okafor').and(page.locator('[data-moving]')).waitFor();
  const heldTime = page.waitForResponse((answer) => answer.url().endsWith('/api/appointments/hold') && answer.ok());
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Move the visit of Okafor, Ada' });
  await move.getByRole('radio', { name: /9:15 a\.m\./, checked: true }).and(page.locator(':focus')).waitFor();
  // Its own time, which the new one overlaps, is not in its way.
  await heldTime;
  await page.keyboard.press('Enter');
  await move.waitFor({ state: 'detached' });
  await saying(page, 'Okafor', /9:15–9:45 a\.m\./).waitFor();
  await page.getByText(/^Moved: Okafor, Ada, \w+ \d+, \d{4}, 9:15 a\.m\./).first().waitFor();

  // Made longer, it says until when.
  await booked.focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await visit(page, 'Okafor').and(page.locator('[data-moving]')).waitFor();
  await page.keyboard.press('Enter');
  await move.getByRole('radio', { name: /9:15 a\.m\./, checked: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await move.waitFor({ state: 'detached' });
  await page.getByText(/^Moved: Okafor, Ada, .*9:15\s*–\s*10:00 a\.m\./).first().waitFor();
  await saying(page, 'Okafor', /9:15–10:00 a\.m\./).waitFor();

  await booked.focus();
  await page.keyboard.press('a');
  await page.getByText('The day of this visit has not come yet.').first().waitFor();
  await page.keyboard.press('x');
  const cancel = page.getByRole('dialog', { name: 'Cancel the visit of Okafor, Ada?' });
  await cancel.getByRole('radio', { name: 'The patient cancelled' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await cancel.waitFor({ state: 'detached' });
  await booked.click();
  await page.getByRole('region', { name: 'Visit' }).getByText('Weather').waitFor();
});

test('a visit is dragged by the mouse to another time and made longer by its foot, and the form that opens confirms it', async ({ page, clinic, administrator }) => {
  await bookVisit(clinic, await clinic.newPatient('Ferreira'), { local: `${clinic.tomorrow}T13:00:00` });
  await signIn(page, administrator);
  await page.goto(`${calendar}?date=${clinic.tomorrow}`);
  await saying(page, 'Ferreira', /1:00–1:30 p\.m\./).waitFor();
  const move = page.getByRole('dialog', { name: 'Move the visit of Ferreira, Ada' });
  const drag = async (fromFoot: number, time: string) => {
    const wanted = page.getByRole('gridcell', { name: new RegExp(`Marchetti, Elena.* ${time} p\\.m\\.,`) });
    await wanted.scrollIntoViewIfNeeded();
    const [held, slot] = [(await visit(page, 'Ferreira').boundingBox())!, (await wanted.boundingBox())!];
    await page.mouse.move(held.x + held.width / 2, held.y + held.height - fromFoot);
    await page.mouse.down();
    await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 5 });
    await visit(page, 'Ferreira').and(page.locator('[data-moving]')).waitFor();
    await page.mouse.up();
  };
  await drag(30, '2:30');
  await move.getByRole('radio', { name: /2:30 p\.m\./, checked: true }).waitFor();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await move.waitFor({ state: 'detached' });
  await saying(page, 'Ferreira', /2:30–3:00 p\.m\./).waitFor();

  await drag(3, '3:15');
  await move.getByRole('radio', { name: /2:30 p\.m\./, checked: true }).waitFor();
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await move.waitFor({ state: 'detached' });
  await saying(page, 'Ferreira', /2:30–3:30 p\.m\./).waitFor();
});

test('a patient arrives by one key on the day of the visit, and another takes it back', async ({ page, clinic, administrator }) => {
  const { startsAt } = await bookVisit(clinic, await clinic.newPatient('Aalto'), { at: new Date().toISOString() });
  await signIn(page, administrator);
  await page.goto(`${calendar}?date=${clinic.dayOf(startsAt)}`);
  await visit(page, 'Aalto').focus();
  await page.keyboard.press('a');
  await saying(page, 'Aalto', /Arrived/).waitFor();
  await page.getByText(/^Arrived: Aalto, Ada, \w+ \d+, \d{4}, /).first().waitFor();
  await page.keyboard.press('u');
  await page.getByText('Taken back: Aalto, Ada').first().waitFor();
  await saying(page, 'Aalto', /Booked/).waitFor();
  await page.keyboard.press('u');
  await page.getByText('Nothing that you did last to the visit of Aalto, Ada can be taken back.').first().waitFor();
});

test('who chooses a time that a colleague was faster to take is told at once, keeps what was typed, and books one of the times named instead', async ({ page, clinic, administrator }) => {
  await clinic.newPatient('Novak');
  const taken = (await clinic.call<{ startsAt: string }[]>('GET', `/api/appointments/slots?visitTypeId=${clinic.visitTypeId}&locationId=${clinic.locationId}&limit=2`))[1]!.startsAt;
  // Without live updates the form still offers what is there no more.
  await page.route('**/api/events**', (route) => route.abort());
  await signIn(page, administrator);
  await page.goto(calendar);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Book a visit' });
  await drawer.getByRole('combobox', { name: 'Patient' }).fill('Novak');
  await page.getByRole('option', { name: 'Novak, Ada' }).click();
  await drawer.getByRole('textbox', { name: 'Reason for the visit' }).fill('Palpitations');
  await drawer.getByRole('radio').nth(2).waitFor();
  await bookVisit(clinic, await clinic.newPatient('Faster'), { at: taken });
  await drawer.getByRole('radio').first().focus();
  await page.keyboard.press('2');
  await drawer.getByRole('alert').getByText('This time is taken. The times below are free now.').waitFor();
  const refused = drawer.getByRole('radio', { checked: true }).and(page.locator(':focus'));
  await refused.waitFor();
  await page.keyboard.press('ArrowDown');
  await drawer.getByRole('alert').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await drawer.waitFor({ state: 'detached' });
  const { items } = await clinic.call<{ items: { patientName: string; reason: string | null }[] }>('GET', '/api/appointments/get-list?limit=200');
  expect(items.find(({ patientName }) => patientName === 'Novak, Ada')).toMatchObject({ reason: 'Palpitations' });
});

test('every day is on paper the first time too, in a language whose letters come when they are needed', async ({ openPage, clinic, administrator }) => {
  const patientId = await clinic.newPatient('Hoshino');
  for (const day of [clinic.tomorrow, clinic.dayAfter]) await bookVisit(clinic, patientId, { local: `${day}T17:00:00` });
  const page = await openPage();
  await page.addInitScript(() => {
    localStorage.setItem('intake-preferences', JSON.stringify({ locale: 'ja' }));
    const isSample = (node: Node) => node instanceof HTMLSpanElement && node.ariaHidden === 'true';
    new MutationObserver((changes) => {
      if (changes.some(({ target, removedNodes }) => target === document.body && [...removedNodes].some(isSample))) document.documentElement.setAttribute('data-faces', '');
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, administrator);
  await page.goto(`${calendar}?view=list&date=${clinic.tomorrow}`);
  await page.getByRole('row', { name: /Hoshino, Ada/ }).nth(1).waitFor();
  // They are fetched once the page is idle.
  await page.locator('html[data-faces]').waitFor();
  expect((await PDFDocument.load(await page.pdf({ format: 'Letter' }))).getPageCount()).toBeGreaterThanOrEqual(2);
});

test('the day leaves as sheets of paper, as a CSV file and as a feed that a calendar program reads until it is revoked', async ({ page, clinic, administrator }) => {
  const { id, startsAt } = await bookVisit(clinic, await clinic.newPatient('Haddad'), { local: `${clinic.tomorrow}T14:00:00` });
  await signIn(page, administrator);
  await page.goto(`${calendar}?date=${clinic.tomorrow}`);
  await visit(page, 'Haddad').waitFor();
  // Who turns the page keeps the focus, whatever has to be fetched.
  const next = page.getByRole('button', { name: 'Next day' });
  await next.press('Enter');
  await visit(page, 'Haddad').waitFor({ state: 'detached' });
  await next.and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Previous day' }).press('Enter');
  await visit(page, 'Haddad').waitFor();
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('row', { name: /Haddad, Ada/ }).waitFor();
  await page.getByRole('radio', { name: 'Day' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('cell', { name: /Haddad, Ada/ }).waitFor();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'More' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save the day as CSV' }).click();
  expect(await text(await (await saved).createReadStream())).toContain('Haddad, Ada');

  await page.goto('/app/pages/setting/calendar');
  await page.getByRole('button', { name: 'New address' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Where it is read' }).fill('Telephone');
  await page.getByRole('dialog').getByRole('button', { name: /Visits of/ }).click();
  await page.getByRole('option', { name: 'Marchetti, Elena' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const address = (await page.getByRole('alertdialog').locator('code').textContent()) ?? '';
  await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click();
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
  const feed = await answer.text();
  const events = new ICAL.Component(ICAL.parse(feed) as unknown[]).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events.find(({ uid }) => uid === id)?.startDate.toJSDate().toISOString()).toBe(startsAt);
  expect(feed).not.toContain('Haddad');

  await page.getByRole('button', { name: 'Remove Telephone' }).click();
  await page.getByRole('alertdialog', { name: 'Revoke Telephone?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('row', { name: /Telephone/ }).waitFor({ state: 'detached' });
  expect((await fetch(address)).status).toBe(404);
});
