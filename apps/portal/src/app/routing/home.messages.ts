import { defineMessages } from '@intake/i18n';

/** Titles of the public pages. */
export const homeMessages = defineMessages({
  homepage: { id: 'home.routes.homepage', defaultMessage: 'The desk where faxes become booked patients' },
  aboutUs: { id: 'home.routes.aboutUs', defaultMessage: 'About' },
  terms: { id: 'home.routes.terms', defaultMessage: 'Terms of use' },
  privacy: { id: 'home.routes.privacy', defaultMessage: 'Privacy' },
  requisition: { id: 'home.routes.requisition', defaultMessage: 'Refer a patient' },
  subscribe: { id: 'home.routes.subscribe', defaultMessage: 'News by e-mail' },
  modalDisplay: { id: 'home.routes.modalDisplay', defaultMessage: 'A link from a message' },
  access: { id: 'home.routes.access', defaultMessage: 'Ask for access' },
  revenue: { id: 'home.routes.revenue', defaultMessage: 'What unanswered faxes cost' },
  demoFax: { id: 'home.routes.demoFax', defaultMessage: 'A demo fax' },
  register: { id: 'home.routes.register', defaultMessage: 'Join Intake' },
});
