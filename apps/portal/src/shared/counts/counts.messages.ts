import { defineMessages } from '@intake/i18n';

export const countMessages = defineMessages({
  atLeast: { id: 'faxes.counts.atLeast', defaultMessage: '{count, number}+' },
});
