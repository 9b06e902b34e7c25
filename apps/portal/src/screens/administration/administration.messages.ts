import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { RefusalText } from '../../data/forms/refusals.ts';
import type { Problem } from '../../data/problem.ts';
import { answerMessages, refusals } from '../../shared/answers/answers.messages.ts';

export const commonMessages = defineMessages({
  save: { id: 'admin.common.save', defaultMessage: 'Save' },
  cancel: { id: 'admin.common.cancel', defaultMessage: 'Cancel' },
  edit: { id: 'admin.common.edit', defaultMessage: 'Edit' },
  remove: { id: 'admin.common.remove', defaultMessage: 'Remove' },
  editNamed: { id: 'admin.common.editNamed', defaultMessage: 'Edit {name}' },
  actions: { id: 'admin.common.actions', defaultMessage: 'Actions' },
  saved: { id: 'admin.common.saved', defaultMessage: 'Saved' },
  nameRequired: { id: 'admin.common.nameRequired', defaultMessage: 'A name is needed.' },
  numberInvalid: { id: 'admin.common.numberInvalid', defaultMessage: 'This is not a phone number.' },
  actionsFor: { id: 'admin.common.actionsFor', defaultMessage: 'Actions for {name}' },
});

/** Why something was refused, by the server's code. */
export const problemMessages: Record<string, MessageDescriptor> = {
  ...refusals,
  ...defineMessages({
    'last-administrator': {
      id: 'admin.problem.lastAdministrator',
      defaultMessage: 'Then nobody could manage users any more. Give somebody else that right first.',
    },
    'beyond-own-rights': {
      id: 'admin.problem.beyondOwnRights',
      defaultMessage: 'You can only give rights that you have yourself.',
    },
    'more-than-own-rights': {
      id: 'admin.problem.moreThanOwnRights',
      defaultMessage: 'This gives more rights than you have. Ask somebody who has them too.',
    },
    'own-account': { id: 'admin.problem.ownAccount', defaultMessage: 'You cannot deactivate your own account. Ask another administrator.' },
    'super-administrator': {
      id: 'admin.problem.superAdministrator',
      defaultMessage: 'Only another super administrator can change this account.',
    },
    'member-elsewhere': {
      id: 'admin.problem.memberElsewhere',
      defaultMessage: 'This account belongs to another organization too. You can change the role here, or remove the person from here.',
    },
    'email-taken': { id: 'admin.problem.emailTaken', defaultMessage: 'This address already has an account in another organization.' },
    'member-already': { id: 'admin.problem.memberAlready', defaultMessage: 'This person is already here.' },
    'number-taken': { id: 'admin.problem.numberTaken', defaultMessage: 'Another organization has this fax number.' },
    'role-in-use': { id: 'admin.problem.roleInUse', defaultMessage: 'Somebody has this role. Give them another one first.' },
    'bin-in-use': { id: 'admin.problem.binInUse', defaultMessage: 'Faxes were received in this bin, so it cannot be removed.' },
    'account-inactive': { id: 'admin.problem.accountInactive', defaultMessage: 'This account is not active. Activate it first.' },
    'time-zone': { id: 'admin.problem.timeZone', defaultMessage: 'Choose a time zone from the list.' },
    'illegal-transition': { id: 'admin.problem.illegalTransition', defaultMessage: 'Somebody has decided this already.' },
    'hosted-sign-in': {
      id: 'admin.problem.hostedSignIn',
      defaultMessage: 'Accounts are kept in the hosted sign-in service. Make this change there.',
    },
    'too-many-requests': { id: 'admin.problem.tooMany', defaultMessage: 'A mail was sent a moment ago. Wait a minute.' },
  }),
};

/** The text for what the server refused: of the field, where one was, for that says more than that something is invalid. */
export const problemText = ({ code, fields }: Problem) => problemMessages[(code === 'invalid' && fields?.[0]?.code) || code] ?? answerMessages.unknown;

/** How a form of the administration says what the server answers. */
export const answerTexts: { problemText: typeof problemText; refusalText: RefusalText } = {
  problemText,
  refusalText: ({ code }) => problemMessages[code],
};
