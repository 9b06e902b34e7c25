import type { AppointmentStatus } from '../vocabulary.ts';
import type { Lifecycle } from './lifecycle.ts';

/** `check-in`: the data were confirmed; `reschedule`: another appointment takes its place; `void`: it should never have been. */
export type AppointmentEvent = 'book' | 'confirm' | 'arrive' | 'check-in' | 'fulfill' | 'no-show' | 'cancel' | 'reschedule' | 'void';

/** The statuses of FHIR R4. That the patient has confirmed is an attribute of `booked`. */
export const appointmentLifecycle: Lifecycle<AppointmentStatus, AppointmentEvent> = {
  proposed: { book: 'booked', cancel: 'cancelled' },
  pending: { book: 'booked', cancel: 'cancelled', reschedule: 'cancelled', void: 'entered-in-error' },
  waitlist: { book: 'booked', cancel: 'cancelled', void: 'entered-in-error' },
  booked: {
    confirm: 'booked', arrive: 'arrived', 'check-in': 'checked-in', 'no-show': 'noshow', cancel: 'cancelled', reschedule: 'cancelled',
    void: 'entered-in-error',
  },
  // Whoever leaves before they are seen has not come.
  arrived: { 'check-in': 'checked-in', fulfill: 'fulfilled', 'no-show': 'noshow', cancel: 'cancelled', void: 'entered-in-error' },
  'checked-in': { fulfill: 'fulfilled', 'no-show': 'noshow', cancel: 'cancelled', void: 'entered-in-error' },
  // They came after all. A new time is booked beside it: that they did not come stays true.
  noshow: { arrive: 'arrived', reschedule: 'noshow', void: 'entered-in-error' },
  fulfilled: { void: 'entered-in-error' },
  cancelled: { reschedule: 'cancelled', void: 'entered-in-error' },
  'entered-in-error': {},
};

/** Statuses in which an appointment takes the time of its people, rooms and devices, as the database holds it. */
export const takingStatuses = ['proposed', 'pending', 'booked', 'arrived', 'checked-in'] as const satisfies readonly AppointmentStatus[];

export const takesTime = (status: AppointmentStatus): boolean => (takingStatuses as readonly AppointmentStatus[]).includes(status);
