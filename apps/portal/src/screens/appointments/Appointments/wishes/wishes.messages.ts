import { defineMessages } from '@intake/i18n';

export const wishMessages = defineMessages({
  title: { id: 'appointments.wishes.title', defaultMessage: 'What suits the patient' },
  firstDay: { id: 'appointments.wishes.firstDay', defaultMessage: 'Not before' },
  weekdays: { id: 'appointments.wishes.weekdays', defaultMessage: 'Wished weekdays' },
  anyDay: { id: 'appointments.wishes.anyDay', defaultMessage: 'None stands for any day.' },
  from: { id: 'appointments.wishes.from', defaultMessage: 'From' },
  until: { id: 'appointments.wishes.until', defaultMessage: 'Until' },
  backwards: { id: 'appointments.wishes.backwards', defaultMessage: 'It ends before it begins.' },
  late: { id: 'appointments.wishes.late', defaultMessage: 'After the due date, {date}' },
});
