import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calendarDays, nextUp } from '../../../testing/index.ts';
import { answeredLate, openStore } from '../../base/store.fixtures.ts';
import { appointmentActionsApi } from './appointmentActions.api.ts';
import { appointmentApi } from './appointment.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a visit that has arrived is so in the calendar before that is asked for again, so that the next key is about that', async () => {
  const arrived = { ...nextUp, version: nextUp.version + 1, status: 'arrived' as const };
  // The second answer never comes.
  const { handler, timesAsked } = answeredLate('*/api/appointments/calendar', calendarDays, calendarDays);
  server.use(handler, http.post('*/api/appointments/act', () => HttpResponse.json(arrived)));
  const store = openStore();
  const input = { query: { locationId: nextUp.locationId, from: '2026-11-23', days: 7 } };
  await store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input));
  await store.dispatch(appointmentActionsApi.endpoints.actOnAppointment.initiate({ body: { id: nextUp.id, version: nextUp.version, event: 'arrive' } })).unwrap();
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  const { data } = appointmentApi.endpoints.getCalendar.select(input)(store.getState());
  expect(data!.appointments.filter(({ id }) => id === nextUp.id)).toEqual([arrived]);
  expect(data!.appointments).toHaveLength(calendarDays.appointments.length);
});

test('a calendar that was on its way when a visit arrived does not show it as expected again', async () => {
  const arrived = { ...nextUp, version: nextUp.version + 1, status: 'arrived' as const };
  const changed = { ...calendarDays.appointments.find(({ id }) => id !== nextUp.id)!, note: 'Comes by bus' };
  const { handler, arrive, timesAsked } = answeredLate('*/api/appointments/calendar', calendarDays, { ...calendarDays, appointments: [nextUp, changed] });
  server.use(handler, http.post('*/api/appointments/act', () => HttpResponse.json(arrived)));
  const store = openStore();
  const input = { query: { locationId: nextUp.locationId, from: '2026-11-23', days: 7 } };
  await store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input));
  const loading = store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input, { forceRefetch: true }));
  await vi.waitFor(() => expect(timesAsked()).toBe(2));
  await store.dispatch(appointmentActionsApi.endpoints.actOnAppointment.initiate({ body: { id: nextUp.id, version: nextUp.version, event: 'arrive' } })).unwrap();
  arrive();
  const { data } = await loading;
  expect(data!.appointments).toEqual([arrived, changed]);
});
