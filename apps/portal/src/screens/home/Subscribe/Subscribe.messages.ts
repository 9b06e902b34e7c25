import { defineMessages } from '@intake/i18n';

export const subscribeMessages = defineMessages({
  title: { id: 'home.subscribe.title', defaultMessage: 'News by e-mail' },
  lead: { id: 'home.subscribe.lead', defaultMessage: 'A few times a year: what is new in Intake. End it with one click in any of the mails, without signing in.' },
  email: { id: 'home.subscribe.email', defaultMessage: 'E-mail address' },
  emailInvalid: { id: 'home.register.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  consent: { id: 'home.subscribe.consent', defaultMessage: 'I would like news about Intake at this address' },
  consentNeeded: { id: 'home.subscribe.consentNeeded', defaultMessage: 'Tick this to get the news.' },
  submit: { id: 'home.subscribe.submit', defaultMessage: 'Ask for the news' },
  sentTitle: { id: 'home.subscribe.sentTitle', defaultMessage: 'Look into your inbox' },
  sentText: { id: 'home.subscribe.sentText', defaultMessage: 'We sent a mail to <b>{email}</b>. Open its link and confirm that it was you; until then you get nothing from us.' },
});
