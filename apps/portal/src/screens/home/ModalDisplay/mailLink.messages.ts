import { defineMessages } from '@intake/i18n';

export const mailLinkMessages = defineMessages({
  title: { id: 'home.mailLink.title', defaultMessage: 'No more e-mails from {clinic}?' },
  text: { id: 'home.mailLink.text', defaultMessage: 'Reminders of your visits do not come by e-mail any more either. It holds for this address.' },
  end: { id: 'home.mailLink.end', defaultMessage: 'End the e-mails' },
  doneTitle: { id: 'home.mailLink.doneTitle', defaultMessage: 'You get no more e-mails from {clinic}' },
  doneText: { id: 'home.mailLink.doneText', defaultMessage: 'To get them again, call {clinic}{phone, select, none {.} other { at {phone}.}}' },
});
