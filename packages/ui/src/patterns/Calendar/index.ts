export { Calendar } from './Calendar.tsx';
export type { CalendarProps } from './Calendar.tsx';
export type { CalendarView } from './CalendarToolbar.tsx';
export type { CalendarEvent, CalendarResource, WorkingHours } from './calendarEvent.ts';
export type { EventMove } from './keyboard/moveEvent.model.ts';
export { useCalendarFormatsAhead } from './useCalendarFormats.ts';
export { useWeekStart } from './useWeekStart.ts';
