import { defineMessages } from '@intake/i18n';

export const registrationMessages = defineMessages({
  title: { id: 'admin.registrations.title', defaultMessage: 'Registrations' },
  description: { id: 'admin.registrations.description', defaultMessage: 'Organizations that ask to join.' },
  organization: { id: 'admin.registrations.organization', defaultMessage: 'Organization' },
  contact: { id: 'admin.registrations.contact', defaultMessage: 'Contact' },
  asked: { id: 'admin.registrations.asked', defaultMessage: 'Asked' },
  status: { id: 'admin.registrations.status', defaultMessage: 'Status' },
  approve: { id: 'admin.registrations.approve', defaultMessage: 'Approve' },
  decline: { id: 'admin.registrations.decline', defaultMessage: 'Decline' },
  approveNamed: { id: 'admin.registrations.approveNamed', defaultMessage: 'Approve {name}' },
  declineNamed: { id: 'admin.registrations.declineNamed', defaultMessage: 'Decline {name}' },
  approveTitle: { id: 'admin.registrations.approveTitle', defaultMessage: 'Approve {name}?' },
  approveText: {
    id: 'admin.registrations.approveText',
    defaultMessage: 'It becomes an organization with the usual roles and one location. {contact} is invited as its administrator, by a mail to {email}.',
  },
  declineTitle: { id: 'admin.registrations.declineTitle', defaultMessage: 'Decline {name}?' },
  declineText: { id: 'admin.registrations.declineText', defaultMessage: 'The request is kept with the reason. Nobody is told; write to {email} yourself if you wish.' },
  reason: { id: 'admin.registrations.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'admin.registrations.reasonMissing', defaultMessage: 'Say why, for who looks at it later.' },
  noneTitle: { id: 'admin.registrations.noneTitle', defaultMessage: 'Nobody has asked yet' },
  noneText: { id: 'admin.registrations.noneText', defaultMessage: 'Whoever wants to join fills in {path}.' },
  approved: { id: 'admin.registrations.approved', defaultMessage: '{name} is approved; its administrator has been invited' },
  declined: { id: 'admin.registrations.declined', defaultMessage: '{name} is declined' },
});

export const registrationStatusNames = defineMessages({
  requested: { id: 'admin.registrationStatus.requested', defaultMessage: 'Waiting' },
  approved: { id: 'admin.registrationStatus.approved', defaultMessage: 'Approved' },
  declined: { id: 'admin.registrationStatus.declined', defaultMessage: 'Declined' },
});
