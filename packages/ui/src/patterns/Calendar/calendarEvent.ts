import type { Tone } from '../../tokens/colors.ts';

/** Something in the schedule, such as an appointment. */
export interface CalendarEvent {
  id: string;
  /** Instants in ISO 8601. Of what takes whole days, `YYYY-MM-DD`: the first day, and the day after the last. */
  start: string;
  end: string;
  /** Whose it is. */
  title: string;
  /** What it is, such as the service. */
  detail?: string;
  /** The `id` of the resource that it takes; without one it is everybody's. */
  resource?: string;
  /** The state in words; the tone alone tells nobody. */
  status?: string;
  tone?: Tone;
  /** Struck through: it does not take place. */
  isCancelled?: boolean;
  /** It can be taken elsewhere, where the calendar has `onMoveEvent`. */
  isMovable?: boolean;
  /** Drawn where it is to go, not where it is. */
  isMoving?: boolean;
}

/** Who or what is booked: a provider, a room, a machine. */
export interface CalendarResource {
  id: string;
  label: string;
  detail?: string;
}

/** When something can be booked. Hours that say no resource are everybody's. */
export interface WorkingHours {
  /** Days of the week, 0 for Sunday. */
  weekdays: readonly number[];
  /** Time of day, `HH:MM`. */
  from: string;
  to: string;
  resource?: string;
  /** `YYYY-MM-DD`, both included; on every such weekday without them. */
  firstDay?: string;
  lastDay?: string;
  /** Hours less: nobody is there, whatever else says so. Of one resource it closes no column of all. */
  isClosed?: boolean;
}

export const isWholeDay = ({ start }: CalendarEvent) => start.length === 'YYYY-MM-DD'.length;
