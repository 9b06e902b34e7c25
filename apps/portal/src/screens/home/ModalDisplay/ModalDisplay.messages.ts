import { defineMessages } from '@intake/i18n';

export const linkMessages = defineMessages({
  confirmTitle: { id: 'home.link.confirmTitle', defaultMessage: 'Do you want news about Intake?' },
  confirmText: { id: 'home.link.confirmText', defaultMessage: 'They are sent to <b>{email}</b>. You can end them at any time.' },
  confirm: { id: 'home.link.confirm', defaultMessage: 'Yes, send me the news' },
  confirmedTitle: { id: 'home.link.confirmedTitle', defaultMessage: 'The news will come to you' },
  confirmedText: { id: 'home.link.confirmedText', defaultMessage: 'Each mail has a link that ends them.' },
  unsubscribeTitle: { id: 'home.link.unsubscribeTitle', defaultMessage: 'End the news?' },
  unsubscribeText: { id: 'home.link.unsubscribeText', defaultMessage: 'Nothing more is sent to <b>{email}</b>.' },
  unsubscribe: { id: 'home.link.unsubscribe', defaultMessage: 'End the news' },
  unsubscribedTitle: { id: 'home.link.unsubscribedTitle', defaultMessage: 'You get no more news' },
  unsubscribedText: { id: 'home.link.unsubscribedText', defaultMessage: 'It holds from now on. You may ask for the news again at any time.' },
  oldTitle: { id: 'home.link.oldTitle', defaultMessage: 'This link has run out' },
  oldText: { id: 'home.link.oldText', defaultMessage: 'It was used, a newer one was sent, or its time is over. Nothing was changed.' },
  unknownTitle: { id: 'home.link.unknownTitle', defaultMessage: 'This link does not work' },
  unknownText: { id: 'home.link.unknownText', defaultMessage: 'A part of it may be missing. Open it from the mail again, or copy it whole.' },
  failedTitle: { id: 'home.link.failedTitle', defaultMessage: 'The link could not be opened' },
  again: { id: 'home.link.again', defaultMessage: 'Ask for the news again' },
  home: { id: 'home.link.home', defaultMessage: 'What is Intake?' },
});
