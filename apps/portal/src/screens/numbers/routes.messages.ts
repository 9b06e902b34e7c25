import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  numbers: { id: 'numbers.routes.numbers', defaultMessage: 'Phone numbers' },
});
