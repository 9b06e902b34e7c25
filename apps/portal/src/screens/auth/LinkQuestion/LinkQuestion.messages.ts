import { defineMessages } from '@intake/i18n';

export const linkQuestionMessages = defineMessages({
  title: { id: 'account.link.title', defaultMessage: 'Sign in with this link?' },
  lead: {
    id: 'account.link.lead',
    defaultMessage: 'The link signs in to an account. Go on only if you asked for it or were told to expect it.',
  },
  leadSignedIn: {
    id: 'account.link.leadSignedIn',
    defaultMessage:
      'You are signed in as <b>{email}</b>. The link signs in to another session, and this one ends. Go on only if you asked for it or were told to expect it.',
  },
  follow: { id: 'account.link.follow', defaultMessage: 'Sign in with the link' },
  decline: { id: 'account.link.decline', defaultMessage: 'Do not sign in' },
  stay: { id: 'account.link.stay', defaultMessage: 'Stay signed in' },
});
