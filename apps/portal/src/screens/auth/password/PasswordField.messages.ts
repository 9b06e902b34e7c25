import { defineMessages } from '@intake/i18n';

export const passwordMessages = defineMessages({
  show: { id: 'auth.password.show', defaultMessage: 'Show' },
  hide: { id: 'auth.password.hide', defaultMessage: 'Hide' },
  showLabel: { id: 'auth.password.showLabel', defaultMessage: 'Show password' },
  hideLabel: { id: 'auth.password.hideLabel', defaultMessage: 'Hide password' },
  capsLock: { id: 'auth.password.capsLock', defaultMessage: 'Caps Lock is on.' },
});
