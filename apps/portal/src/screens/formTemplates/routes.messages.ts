import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  formTemplates: { id: 'formTemplates.routes.formTemplates', defaultMessage: 'Form templates' },
});
