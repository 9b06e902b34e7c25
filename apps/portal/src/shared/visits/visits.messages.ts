import { defineMessages } from '@intake/i18n';

export const faxVisitMessages = defineMessages({
  title: { id: 'appointments.fax.title', defaultMessage: 'Visits from this fax' },
  visit: { id: 'appointments.fax.visit', defaultMessage: '{visit}, {time}' },
  cancelled: { id: 'appointments.fax.cancelled', defaultMessage: '{visit}, {time} (cancelled)' },
  book: { id: 'appointments.fax.book', defaultMessage: 'Book a visit' },
});
