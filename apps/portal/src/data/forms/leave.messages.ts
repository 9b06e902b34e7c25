import { defineMessages } from '@intake/i18n';

export const leaveMessages = defineMessages({
  title: { id: 'shell.leave.title', defaultMessage: 'Discard what you entered?' },
  text: { id: 'shell.leave.text', defaultMessage: 'It has not been saved yet.' },
  discard: { id: 'shell.leave.discard', defaultMessage: 'Discard' },
});
