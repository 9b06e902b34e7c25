import { defineMessages } from '@intake/i18n';

export const previewMessages = defineMessages({
  title: { id: 'faxes.preview.title', defaultMessage: 'Document' },
  loading: { id: 'faxes.preview.loading', defaultMessage: 'Opening the document' },
  failedTitle: { id: 'faxes.preview.failedTitle', defaultMessage: 'The document could not be opened' },
  failedText: {
    id: 'faxes.preview.failedText',
    defaultMessage: 'The connection may be down, or the document belongs to somebody else. Nothing is lost.',
  },
  noPages: { id: 'faxes.preview.noPages', defaultMessage: 'There are no pages to show' },
  noPagesText: { id: 'faxes.preview.noPagesText', defaultMessage: 'The document has not been read yet, or it could not be.' },
  unknownSender: { id: 'faxes.preview.unknownSender', defaultMessage: 'Unknown sender' },
  untyped: { id: 'faxes.preview.untyped', defaultMessage: 'No type yet' },
  send: { id: 'faxes.preview.send', defaultMessage: 'Send by fax' },
  openWorkbench: { id: 'faxes.preview.openWorkbench', defaultMessage: 'Open in the workbench' },
  openSent: { id: 'faxes.preview.openSent', defaultMessage: 'Show among sent faxes' },
  hitOf: { id: 'faxes.preview.hitOf', defaultMessage: 'Hit {hit, number} of {hits, number}' },
  nextHit: { id: 'faxes.preview.nextHit', defaultMessage: 'Next hit' },
  previousHit: { id: 'faxes.preview.previousHit', defaultMessage: 'Previous hit' },
});
