import { defineMessages } from '@intake/i18n';

export const uploadMessages = defineMessages({
  title: { id: 'faxes.uploads.title', defaultMessage: 'Uploads' },
  summary: { id: 'faxes.uploads.summary', defaultMessage: '{done, number} of {total, number} uploaded' },
  drop: { id: 'faxes.uploads.drop', defaultMessage: 'Drop to add to incoming faxes' },
  waiting: { id: 'faxes.uploads.waiting', defaultMessage: 'Waiting' },
  storing: { id: 'faxes.uploads.storing', defaultMessage: 'Storing' },
  done: { id: 'faxes.uploads.done', defaultMessage: 'Added' },
  duplicate: { id: 'faxes.uploads.duplicate', defaultMessage: 'The same content is here already' },
  openExisting: { id: 'faxes.uploads.openExisting', defaultMessage: 'Open existing' },
  keepAnyway: { id: 'faxes.uploads.keepAnyway', defaultMessage: 'Keep anyway' },
  open: { id: 'faxes.uploads.open', defaultMessage: 'Open' },
  retry: { id: 'faxes.uploads.retry', defaultMessage: 'Try again' },
  dismiss: { id: 'faxes.uploads.dismiss', defaultMessage: 'Close uploads' },
});
