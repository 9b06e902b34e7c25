import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  duplicates: { id: 'patients.routes.duplicates', defaultMessage: 'Duplicates' },
  patients: { id: 'patients.routes.patients', defaultMessage: 'Patients' },
});
