import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  appointments: { id: 'appointments.routes.appointments', defaultMessage: 'Appointments' },
  waitlist: { id: 'appointments.routes.waitlist', defaultMessage: 'Waitlist' },
  settings: { id: 'appointments.routes.settings', defaultMessage: 'Calendar' },
});
