import type { seriesFaults } from '@intake/api/contract';
import type { SeriesScope } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const seriesMessages = defineMessages({
  repeats: { id: 'appointments.series.repeats', defaultMessage: 'Repeats' },
  once: { id: 'appointments.series.once', defaultMessage: 'Not at all' },
  day: { id: 'appointments.series.day', defaultMessage: 'By days' },
  week: { id: 'appointments.series.week', defaultMessage: 'By weeks' },
  month: { id: 'appointments.series.month', defaultMessage: 'By months' },
  every: { id: 'appointments.series.every', defaultMessage: '{unit, select, day {Every how many days} week {Every how many weeks} other {Every how many months}}' },
  ends: { id: 'appointments.series.ends', defaultMessage: 'Ends' },
  byCount: { id: 'appointments.series.byCount', defaultMessage: 'After a number of visits' },
  byDay: { id: 'appointments.series.byDay', defaultMessage: 'On a day' },
  count: { id: 'appointments.series.count', defaultMessage: 'Number of visits' },
  until: { id: 'appointments.series.until', defaultMessage: 'Last day' },
  endNeeded: { id: 'appointments.series.endNeeded', defaultMessage: 'Say when the series ends.' },
  dates: { id: 'appointments.series.dates', defaultMessage: 'Dates' },
  blocked: {
    id: 'appointments.series.blocked',
    defaultMessage: '{count, plural, one {# date cannot be had as it is} other {# dates cannot be had as they are}}. Move each, or leave it out by its box.',
  },
  mend: { id: 'appointments.series.mend', defaultMessage: 'Move or leave out the dates that cannot be had.' },
  move: { id: 'appointments.series.move', defaultMessage: 'Move' },
  moveOf: { id: 'appointments.series.moveOf', defaultMessage: 'Move the visit of {when}' },
  another: { id: 'appointments.series.another', defaultMessage: 'Another time' },
  back: { id: 'appointments.series.back', defaultMessage: 'Back to its own time' },
  moved: { id: 'appointments.series.moved', defaultMessage: 'Moved' },
  leftOut: { id: 'appointments.series.leftOut', defaultMessage: 'Left out' },
  book: { id: 'appointments.series.book', defaultMessage: '{count, plural, one {Book # visit} other {Book # visits}}' },
  booked: { id: 'appointments.series.booked', defaultMessage: '{count, plural, one {Booked # visit: {name}} other {Booked # visits: {name}}}' },
  place: { id: 'appointments.series.place', defaultMessage: '{position} of {visits}' },
  rule: {
    id: 'appointments.series.rule',
    defaultMessage:
      '{unit, select, day {{every, plural, one {every day} other {every # days}}} week {{every, plural, one {every week} other {every # weeks}}} other {{every, plural, one {every month} other {every # months}}}}',
  },
  scope: { id: 'appointments.series.scope', defaultMessage: 'Of the series' },
});

export const faultNames = defineMessages({
  gap: { id: 'appointments.fault.gap', defaultMessage: 'Clocks skip this time' },
  'time-taken': { id: 'appointments.fault.timeTaken', defaultMessage: 'Taken' },
  'resource-taken': { id: 'appointments.fault.resourceTaken', defaultMessage: 'Room or device taken' },
  'patient-elsewhere': { id: 'appointments.fault.patientElsewhere', defaultMessage: 'The patient has another visit' },
  closed: { id: 'appointments.fault.closed', defaultMessage: 'Closed: {reason}' },
  'outside-hours': { id: 'appointments.fault.outsideHours', defaultMessage: 'Nobody works then' },
  'other-kinds': { id: 'appointments.fault.otherKinds', defaultMessage: 'Hours for other kinds of visits' },
}) satisfies Record<(typeof seriesFaults)[number], MessageDescriptor>;

export const scopeNames = defineMessages({
  this: { id: 'appointments.scope.this', defaultMessage: 'This visit alone' },
  following: { id: 'appointments.scope.following', defaultMessage: 'This one and those after it' },
  all: { id: 'appointments.scope.all', defaultMessage: 'All that are still to come' },
}) satisfies Record<SeriesScope, MessageDescriptor>;
