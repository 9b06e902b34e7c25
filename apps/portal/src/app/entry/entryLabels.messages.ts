import { defineMessages } from '@intake/i18n';

/** What the components of the pages around signing in say by themselves; the names are those of UiLabels. */
export const entryLabelMessages = defineMessages({
  close: { id: 'app.labels.close', defaultMessage: 'Close' },
  cancel: { id: 'app.labels.cancel', defaultMessage: 'Cancel' },
  clear: { id: 'app.labels.clear', defaultMessage: 'Clear' },
  loading: { id: 'app.labels.loading', defaultMessage: 'Loading' },
  required: { id: 'app.labels.required', defaultMessage: 'required' },
  showOptions: { id: 'app.labels.showOptions', defaultMessage: 'Show options' },
  noOptions: { id: 'app.labels.noOptions', defaultMessage: 'Nothing matches' },
  retry: { id: 'app.labels.retry', defaultMessage: 'Try again' },
  reload: { id: 'app.labels.reload', defaultMessage: 'Reload the page' },
  partFailed: { id: 'app.labels.partFailed', defaultMessage: 'This part of Intake could not be loaded' },
  partFailedText: {
    id: 'app.labels.partFailedText',
    defaultMessage: 'The connection may be down. What you typed on this page is still there. If trying again does not help, Intake may have been updated: reload the page.',
  },
  formErrors: { id: 'app.labels.formErrors', defaultMessage: '{count, plural, one {# field needs} other {# fields need}} another look' },
});
