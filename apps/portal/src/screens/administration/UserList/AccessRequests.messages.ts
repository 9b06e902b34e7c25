import { defineMessages } from '@intake/i18n';

export const accessRequestMessages = defineMessages({
  title: { id: 'admin.access.title', defaultMessage: 'Asking for access' },
  description: { id: 'admin.access.description', defaultMessage: 'They have an account and named this organization. Let in only whom you know.' },
  named: { id: 'admin.access.named', defaultMessage: 'Named' },
  unplaced: { id: 'admin.access.unplaced', defaultMessage: 'Named no organization that is here; only super administrators see this.' },
  asked: { id: 'admin.access.asked', defaultMessage: 'Asked' },
  grant: { id: 'admin.access.grant', defaultMessage: 'Let in' },
  decline: { id: 'admin.access.decline', defaultMessage: 'Decline' },
  grantNamed: { id: 'admin.access.grantNamed', defaultMessage: 'Let in {name}' },
  declineNamed: { id: 'admin.access.declineNamed', defaultMessage: 'Decline {name}' },
  grantTitle: { id: 'admin.access.grantTitle', defaultMessage: 'Let {name} in?' },
  grantText: { id: 'admin.access.grantText', defaultMessage: 'They see at once what their role shows. A mail to {email} tells them.' },
  declineTitle: { id: 'admin.access.declineTitle', defaultMessage: 'Decline {name}?' },
  declineText: { id: 'admin.access.declineText', defaultMessage: 'A mail to {email} tells them your reason. They may ask again.' },
  reason: { id: 'admin.access.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'admin.access.reasonMissing', defaultMessage: 'Say why: they read it.' },
  granted: { id: 'admin.access.granted', defaultMessage: '{name} has access' },
  declined: { id: 'admin.access.declined', defaultMessage: '{name} is declined' },
});
