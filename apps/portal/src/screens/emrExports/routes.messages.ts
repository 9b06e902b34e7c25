import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  emrExports: { id: 'emrExports.routes.emrExports', defaultMessage: 'EMR exports' },
});
