import { calendarDays, freeTimes, frozenNow, locations, modalities, visitTypes } from '@intake/api/testing';
import { fn } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { foundPatients } from '../../../shared/patient/patients.fixtures.ts';
import type { AppointmentsModel } from './Appointments.model.ts';
import type { AppointmentsScreenProps } from './AppointmentsScreen.tsx';

/** A day of the synthetic clinic. */
export const base: AppointmentsModel = {
  view: 'day',
  date: '2026-11-23',
  locationId: locations[0]!.id,
  physicianId: null,
  resourceId: null,
  modalityId: null,
  by: 'physician',
  openId: null,
  days: ready(calendarDays), isTurning: false,
  detail: { state: 'none' },
  locations: locations.map(({ id, name, timeZone }) => ({ id, label: name, timeZone })),
  visitTypes,
  services: modalities.filter(({ id }) => visitTypes.some(({ modalityId }) => modalityId === id)).map(({ id, name }) => ({ id, label: name })),
  shifted: [],
  patients: foundPatients,
  freeTimes: ready(freeTimes),
  preview: { state: 'none' },
  bookingFor: null, chart: { state: 'none' },
  ownTimeZone: 'America/Toronto',
  now: Date.parse(frozenNow),
  may: { write: true, overbook: false, reserved: true },
};

const done = (): Outcome => Promise.resolve(null);

export const asDay: AppointmentsScreenProps = {
  model: base,
  links: { day: (date) => `#${date}`, referral: ({ id }) => `#${id}`, fax: ({ id }) => `#${id}`, chart: ({ id }) => `#${id}`, visit: ({ id }) => `#${id}`, earlier: ({ id }) => `#earlier-${id}`, waitlist: '#waitlist' },
  onText: fn(),
  onCall: fn(),
  onPlace: fn(), onRetry: fn(), onRetryDetail: fn(), onAct: fn(), onUndo: fn(), onCancel: fn(done), onSearch: fn(), onAsk: fn(), onHold: fn(done), onPlan: fn(), onSaveSeries: fn(done), onLeave: fn(), onSave: fn(done), onSettle: fn(done), onExport: fn(),
};
