import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  projects: { id: 'requests.routes.projects', defaultMessage: 'Incoming requests' },
  checkIns: { id: 'requests.routes.checkIns', defaultMessage: 'Check-in requests' },
  referrals: { id: 'requests.routes.referrals', defaultMessage: 'Referral requests' },
  deadlines: { id: 'requests.routes.deadlines', defaultMessage: 'Deadlines' },
});
