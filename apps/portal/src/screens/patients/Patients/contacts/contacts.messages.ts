import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { ContactRole } from '@intake/api/rules';

export const contactTexts = defineMessages({
  title: { id: 'charts.contacts.title', defaultMessage: 'Contacts' },
  add: { id: 'charts.contacts.add', defaultMessage: 'Add a contact' },
  loading: { id: 'charts.contacts.loading', defaultMessage: 'Loading contacts' },
  failed: { id: 'charts.contacts.failed', defaultMessage: 'The contacts could not be loaded' },
  emptyTitle: { id: 'charts.contacts.emptyTitle', defaultMessage: 'No contacts yet' },
  emptyText: { id: 'charts.contacts.emptyText', defaultMessage: 'Family, a guardian, the pharmacy or the insurer, and whether you may talk with them.' },
  mayDiscuss: { id: 'charts.contacts.mayDiscuss', defaultMessage: 'May be told' },
  mayNot: { id: 'charts.contacts.mayNot', defaultMessage: 'No consent' },
  editNamed: { id: 'charts.contacts.editNamed', defaultMessage: 'Edit {name}' },
  removeNamed: { id: 'charts.contacts.removeNamed', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'charts.contacts.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: { id: 'charts.contacts.removeText', defaultMessage: 'The contact is taken out of this chart. The audit trail keeps that it was here.' },
  added: { id: 'charts.contacts.added', defaultMessage: 'Contact added' },
  saved: { id: 'charts.contacts.saved', defaultMessage: 'Contact saved' },
  removed: { id: 'charts.contacts.removed', defaultMessage: 'Contact removed' },
});

export const contactFieldTexts = defineMessages({
  role: { id: 'charts.contactField.role', defaultMessage: 'Role' },
  name: { id: 'charts.contactField.name', defaultMessage: 'Name' },
  placePlaceholder: { id: 'charts.contactField.placePlaceholder', defaultMessage: 'Type a name, or choose one from another chart' },
  relationship: { id: 'charts.contactField.relationship', defaultMessage: 'Relationship to the patient' },
  fax: { id: 'charts.contactField.fax', defaultMessage: 'Fax' },
  mayDiscuss: { id: 'charts.contactField.mayDiscuss', defaultMessage: 'The clinic may discuss the patient’s care with them' },
  consentNote: { id: 'charts.contactField.consentNote', defaultMessage: 'How this is known' },
  consentHint: { id: 'charts.contactField.consentHint', defaultMessage: 'Who said it and when, or which form or court order it is.' },
  note: { id: 'charts.contactField.note', defaultMessage: 'Note' },
});

export const contactRoleNames: Readonly<Record<ContactRole, MessageDescriptor>> = defineMessages({
  family: { id: 'charts.contactRole.family', defaultMessage: 'Family' },
  guardian: { id: 'charts.contactRole.guardian', defaultMessage: 'Guardian' },
  caregiver: { id: 'charts.contactRole.caregiver', defaultMessage: 'Caregiver' },
  pharmacy: { id: 'charts.contactRole.pharmacy', defaultMessage: 'Pharmacy' },
  insurer: { id: 'charts.contactRole.insurer', defaultMessage: 'Insurer' },
  other: { id: 'charts.contactRole.other', defaultMessage: 'Other' },
});
