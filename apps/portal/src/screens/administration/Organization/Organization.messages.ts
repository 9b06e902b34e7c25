import { defineMessages } from '@intake/i18n';

export const organizationMessages = defineMessages({
  title: { id: 'admin.organization.title', defaultMessage: 'Organization' },
  description: { id: 'admin.organization.description', defaultMessage: 'What your clinic is called, and how it works with faxes.' },
  name: { id: 'admin.organization.name', defaultMessage: 'Name' },
  from: { id: 'admin.organization.from', defaultMessage: 'Faxes are sent from' },
  fromText: { id: 'admin.organization.fromText', defaultMessage: 'A number of your Telnyx account.' },
  timeZone: { id: 'admin.organization.timeZone', defaultMessage: 'Time zone' },
  timeZoneRequired: { id: 'admin.organization.timeZoneRequired', defaultMessage: 'Choose a time zone from the list.' },
  timeZoneText: { id: 'admin.organization.timeZoneText', defaultMessage: 'Days of reports and of the audit trail begin here at midnight.' },
  duplicates: { id: 'admin.organization.duplicates', defaultMessage: 'When the same document arrives again' },
  refuse: { id: 'admin.organization.refuse', defaultMessage: 'Refuse it' },
  refuseText: { id: 'admin.organization.refuseText', defaultMessage: 'The audit trail records it; it is not filed twice.' },
  allow: { id: 'admin.organization.allow', defaultMessage: 'Take it, marked as a duplicate' },
  allowText: { id: 'admin.organization.allowText', defaultMessage: 'A person decides.' },
});
