import { defineMessages } from '@intake/i18n';

export const roleMessages = defineMessages({
  title: { id: 'admin.roles.title', defaultMessage: 'Roles' },
  description: { id: 'admin.roles.description', defaultMessage: 'What each role may do. Changes apply from each person’s next action.' },
  right: { id: 'admin.roles.right', defaultMessage: 'Right' },
  create: { id: 'admin.roles.create', defaultMessage: 'New role' },
  createTitle: { id: 'admin.roles.createTitle', defaultMessage: 'New role' },
  renameTitle: { id: 'admin.roles.renameTitle', defaultMessage: 'Rename {name}' },
  rename: { id: 'admin.roles.rename', defaultMessage: 'Rename' },
  name: { id: 'admin.roles.name', defaultMessage: 'Name of the role' },
  copyOf: { id: 'admin.roles.copyOf', defaultMessage: 'Starts with the rights of' },
  nothing: { id: 'admin.roles.nothing', defaultMessage: 'No rights' },
  people: { id: 'admin.roles.people', defaultMessage: '{count, plural, =0 {nobody} one {# person} other {# people}}' },
  cell: { id: 'admin.roles.cell', defaultMessage: '{role}: {right}' },
  removeTitle: { id: 'admin.roles.removeTitle', defaultMessage: 'Remove the role {name}?' },
  removeText: { id: 'admin.roles.removeText', defaultMessage: 'Nobody has it. It cannot be brought back.' },
});

export const areaNames = defineMessages({
  faxes: { id: 'admin.area.faxes', defaultMessage: 'Faxes' },
  patients: { id: 'admin.area.patients', defaultMessage: 'Patients and requests' },
  communication: { id: 'admin.area.communication', defaultMessage: 'Messages and calls' },
  money: { id: 'admin.area.money', defaultMessage: 'Billing and figures' },
  administration: { id: 'admin.area.administration', defaultMessage: 'Administration' },
});

export const permissionNames = defineMessages({
  'faxes.read': { id: 'admin.right.faxesRead', defaultMessage: 'Read faxes' },
  'faxes.triage': { id: 'admin.right.faxesTriage', defaultMessage: 'File, split, hold and reject faxes' },
  search: { id: 'admin.right.search', defaultMessage: 'Search everything they may read' },
  'patients.read': { id: 'admin.right.patientsRead', defaultMessage: 'Read charts and the directory' },
  'patients.write': { id: 'admin.right.patientsWrite', defaultMessage: 'Create and correct charts and the directory' },
  'requests.read': { id: 'admin.right.requestsRead', defaultMessage: 'Read referrals and check-ins' },
  'requests.write': { id: 'admin.right.requestsWrite', defaultMessage: 'Accept, decline and book referrals and check-ins' },
  'appointments.read': { id: 'admin.right.appointmentsRead', defaultMessage: 'See appointments' },
  'appointments.write': { id: 'admin.right.appointmentsWrite', defaultMessage: 'Book, move and cancel appointments' },
  'appointments.overbook': { id: 'admin.right.appointmentsOverbook', defaultMessage: 'Book a time that is taken, with a reason' },
  'appointments.reserved': { id: 'admin.right.appointmentsReserved', defaultMessage: 'Book kinds of visits that are reserved' },
  'messages.read': { id: 'admin.right.messagesRead', defaultMessage: 'Read messages to patients' },
  'messages.send': { id: 'admin.right.messagesSend', defaultMessage: 'Send messages to patients' },
  'calls.read': { id: 'admin.right.callsRead', defaultMessage: 'Read calls and transcripts' },
  'calls.place': { id: 'admin.right.callsPlace', defaultMessage: 'Place calls' },
  'agents.manage': { id: 'admin.right.agentsManage', defaultMessage: 'Set up voice agents' },
  'billing.read': { id: 'admin.right.billingRead', defaultMessage: 'See invoices and credits' },
  'billing.write': { id: 'admin.right.billingWrite', defaultMessage: 'Issue and settle invoices' },
  'stats.read': { id: 'admin.right.statsRead', defaultMessage: 'See dashboards' },
  'users.manage': { id: 'admin.right.usersManage', defaultMessage: 'Manage users and roles' },
  'settings.manage': { id: 'admin.right.settingsManage', defaultMessage: 'Change settings and the organization' },
  'audit.read': { id: 'admin.right.auditRead', defaultMessage: 'Read the audit trail' },
  'privacy.manage': { id: 'admin.right.privacyManage', defaultMessage: 'Keep the register of misdirected faxes, and open what is locked away' },
});
