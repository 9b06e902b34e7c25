import { defineMessages } from '@intake/i18n';

export const userMessages = defineMessages({
  title: { id: 'admin.users.title', defaultMessage: 'Users' },
  description: { id: 'admin.users.description', defaultMessage: 'Who works here, and what their role lets them do.' },
  invite: { id: 'admin.users.invite', defaultMessage: 'Invite somebody' },
  search: { id: 'admin.users.search', defaultMessage: 'Find by name or address' },
  person: { id: 'admin.users.person', defaultMessage: 'Person' },
  role: { id: 'admin.users.role', defaultMessage: 'Role' },
  location: { id: 'admin.users.location', defaultMessage: 'Location' },
  everywhere: { id: 'admin.users.everywhere', defaultMessage: 'All locations' },
  status: { id: 'admin.users.status', defaultMessage: 'Status' },
  lastActive: { id: 'admin.users.lastActive', defaultMessage: 'Last active' },
  never: { id: 'admin.users.never', defaultMessage: 'Not yet' },
  you: { id: 'admin.users.you', defaultMessage: 'You' },
  superAdmin: { id: 'admin.users.superAdmin', defaultMessage: 'Super administrator' },
  noneTitle: { id: 'admin.users.noneTitle', defaultMessage: 'Nobody found' },
  noneText: { id: 'admin.users.noneText', defaultMessage: 'Try a part of the name or of the address.' },
  inviteTitle: { id: 'admin.users.inviteTitle', defaultMessage: 'Invite somebody' },
  inviteText: {
    id: 'admin.users.inviteText',
    defaultMessage: 'They get a mail with a link. It opens the account for three days, and they choose a password.',
  },
  editTitle: { id: 'admin.users.editTitle', defaultMessage: 'Edit {name}' },
  email: { id: 'admin.users.email', defaultMessage: 'E-mail' },
  emailRequired: { id: 'admin.users.emailRequired', defaultMessage: 'Write an e-mail address, such as name@clinic.ca.' },
  name: { id: 'admin.users.name', defaultMessage: 'Name' },
  nameElsewhere: {
    id: 'admin.users.nameElsewhere',
    defaultMessage: 'The person belongs to another organization too, so only they can change their name.',
  },
  roleRequired: { id: 'admin.users.roleRequired', defaultMessage: 'Choose a role.' },
  roleChoose: { id: 'admin.users.roleChoose', defaultMessage: 'Choose a role' },
  exceeds: { id: 'admin.users.exceeds', defaultMessage: 'Only somebody with the same rights can change this person' },
  roleBeyond: { id: 'admin.users.roleBeyond', defaultMessage: 'Has rights that you lack' },
  physician: { id: 'admin.users.physician', defaultMessage: 'Physician' },
  physicianText: { id: 'admin.users.physicianText', defaultMessage: 'Sees patients, and starts the day with the appointments.' },
  send: { id: 'admin.users.send', defaultMessage: 'Send invitation' },
  invited: { id: 'admin.users.invited', defaultMessage: 'Invitation sent to {email}' },
  reset: { id: 'admin.users.reset', defaultMessage: 'Send code for a new password' },
  resendInvitation: { id: 'admin.users.resendInvitation', defaultMessage: 'Send the invitation again' },
  resetSent: { id: 'admin.users.resetSent', defaultMessage: 'Code sent to {email}' },
  removeFromHere: { id: 'admin.users.removeFromHere', defaultMessage: 'Remove from organization' },
  removeTitle: { id: 'admin.users.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'admin.users.removeText',
    defaultMessage: 'They are signed out at once and see nothing of this organization any more. What they did stays in the audit trail.',
  },
});

export const statusNames = defineMessages({
  invited: { id: 'admin.status.invited', defaultMessage: 'Invited' },
  active: { id: 'admin.status.active', defaultMessage: 'Active' },
  locked: { id: 'admin.status.locked', defaultMessage: 'Locked' },
  suspended: { id: 'admin.status.suspended', defaultMessage: 'Suspended' },
  deactivated: { id: 'admin.status.deactivated', defaultMessage: 'Deactivated' },
});

export const statusActions = defineMessages({
  lock: { id: 'admin.statusAction.lock', defaultMessage: 'Lock' },
  unlock: { id: 'admin.statusAction.unlock', defaultMessage: 'Unlock' },
  suspend: { id: 'admin.statusAction.suspend', defaultMessage: 'Suspend' },
  reinstate: { id: 'admin.statusAction.reinstate', defaultMessage: 'Activate again' },
  deactivate: { id: 'admin.statusAction.deactivate', defaultMessage: 'Deactivate' },
});

export const confirmMessages = defineMessages({
  lockTitle: { id: 'admin.confirm.lockTitle', defaultMessage: 'Lock {name}?' },
  lockText: { id: 'admin.confirm.lockText', defaultMessage: 'They are signed out at once and cannot sign in until you unlock them.' },
  suspendTitle: { id: 'admin.confirm.suspendTitle', defaultMessage: 'Suspend {name}?' },
  suspendText: {
    id: 'admin.confirm.suspendText',
    defaultMessage: 'They are signed out at once and cannot sign in while they are away. You can activate them again.',
  },
  deactivateTitle: { id: 'admin.confirm.deactivateTitle', defaultMessage: 'Deactivate {name}?' },
  deactivateText: {
    id: 'admin.confirm.deactivateText',
    defaultMessage: 'They are signed out at once and cannot sign in any more. What they did stays in the audit trail.',
  },
});
