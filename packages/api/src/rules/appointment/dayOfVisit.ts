import type { AppointmentEvent } from '../lifecycle/appointmentLifecycle.ts';

const ofItsDay: readonly AppointmentEvent[] = ['arrive', 'check-in', 'fulfill', 'no-show'];

/** Whether a visit cannot have come to this yet: nobody arrives, or stays away, before its day at its location. Days are `YYYY-MM-DD`. */
export const isBeforeItsDay = (event: AppointmentEvent, { day, today }: { day: string; today: string }): boolean =>
  ofItsDay.includes(event) && today < day;
