import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calendarDays, nextUp } from '../../../testing/index.ts';
import { openStore } from '../../base/store.fixtures.ts';
import { appointmentActionsApi } from './appointmentActions.api.ts';
import { appointmentApi } from './appointment.api.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('a visit that has arrived is so in the calendar before that is asked for again, so that the next key is about that', async () => {
  const arrived = { ...nextUp, version: nextUp.version + 1, status: 'arrived' as const };
  let asked = 0;
  server.use(
    // The second answer never comes.
    http.get('*/api/appointments/calendar', () => ((asked += 1) === 1 ? HttpResponse.json(calendarDays) : new Promise<never>(() => {}))),
    http.post('*/api/appointments/act', () => HttpResponse.json(arrived)),
  );
  const store = openStore();
  const input = { query: { locationId: nextUp.locationId, from: '2026-11-23', days: 7 } };
  await store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input));
  await store.dispatch(appointmentActionsApi.endpoints.actOnAppointment.initiate({ body: { id: nextUp.id, version: nextUp.version, event: 'arrive' } })).unwrap();
  await vi.waitFor(() => expect(asked).toBe(2));
  const { data } = appointmentApi.endpoints.getCalendar.select(input)(store.getState());
  expect(data!.appointments.filter(({ id }) => id === nextUp.id)).toEqual([arrived]);
  expect(data!.appointments).toHaveLength(calendarDays.appointments.length);
});

test('a calendar that was on its way when a visit arrived does not show it as expected again', async () => {
  const arrived = { ...nextUp, version: nextUp.version + 1, status: 'arrived' as const };
  const changed = { ...calendarDays.appointments.find(({ id }) => id !== nextUp.id)!, note: 'Comes by bus' };
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  server.use(
    http.get('*/api/appointments/calendar', async () => {
      asked += 1;
      if (asked === 1) return HttpResponse.json(calendarDays);
      // The third answer never comes.
      await (asked === 2 ? held : new Promise<never>(() => {}));
      return HttpResponse.json({ ...calendarDays, appointments: [nextUp, changed] });
    }),
    http.post('*/api/appointments/act', () => HttpResponse.json(arrived)),
  );
  const store = openStore();
  const input = { query: { locationId: nextUp.locationId, from: '2026-11-23', days: 7 } };
  await store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input));
  const loading = store.dispatch(appointmentApi.endpoints.getCalendar.initiate(input, { forceRefetch: true }));
  await vi.waitFor(() => expect(asked).toBe(2));
  await store.dispatch(appointmentActionsApi.endpoints.actOnAppointment.initiate({ body: { id: nextUp.id, version: nextUp.version, event: 'arrive' } })).unwrap();
  arrive();
  const { data } = await loading;
  expect(data!.appointments).toEqual([arrived, changed]);
});
