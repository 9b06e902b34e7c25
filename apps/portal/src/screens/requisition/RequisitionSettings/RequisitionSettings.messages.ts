import { defineMessages } from '@intake/i18n';

export const settingsMessages = defineMessages({
  title: { id: 'requisition.settings.title', defaultMessage: 'Referrals from the web' },
  description: { id: 'requisition.settings.description', defaultMessage: 'A page on which whoever refers fills in a referral and sends letters along. It comes into your inbox as a document, and into the referrals.' },
  isOn: { id: 'requisition.settings.isOn', defaultMessage: 'Take referrals from the web' },
  isOnText: { id: 'requisition.settings.isOnText', defaultMessage: 'Your clinic’s name then stands in the public list of clinics.' },
  services: { id: 'requisition.settings.services', defaultMessage: 'Services that can be asked for' },
  servicesHelp: { id: 'requisition.settings.servicesHelp', defaultMessage: 'As your clinic offers them.' },
  servicesNeeded: { id: 'requisition.settings.servicesNeeded', defaultMessage: 'Choose what can be asked for.' },
  note: { id: 'requisition.settings.note', defaultMessage: 'What stands above the form (optional)' },
  noteHelp: { id: 'requisition.settings.noteHelp', defaultMessage: 'What you need to know, or do not take. Everybody can read it.' },
  address: { id: 'requisition.settings.address', defaultMessage: 'Public address' },
  addressHelp: { id: 'requisition.settings.addressHelp', defaultMessage: 'Small letters, digits and hyphens. Links that you gave away lead nowhere once you change it.' },
  addressWrong: { id: 'requisition.settings.addressWrong', defaultMessage: 'Use 3 to 60 small letters and digits, with single hyphens between.' },
  addressTaken: { id: 'requisition.settings.addressTaken', defaultMessage: 'Another clinic has this address. Choose another.' },
  link: { id: 'requisition.settings.link', defaultMessage: 'Link for those who refer' },
  save: { id: 'requisition.settings.save', defaultMessage: 'Save' },
  saved: { id: 'requisition.settings.saved', defaultMessage: 'Saved' },
  open: { id: 'requisition.settings.open', defaultMessage: 'Look at the page' },
});
