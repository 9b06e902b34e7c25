import { defineMessages } from '@intake/i18n';

export const previewMessages = defineMessages({
  title: { id: 'search.preview.title', defaultMessage: 'Document' },
  loading: { id: 'search.preview.loading', defaultMessage: 'Opening the document' },
  failedTitle: { id: 'search.preview.failedTitle', defaultMessage: 'The document could not be opened' },
  failedText: {
    id: 'search.preview.failedText',
    defaultMessage: 'The connection may be down, or the document belongs to somebody else. Nothing is lost.',
  },
  noPages: { id: 'search.preview.noPages', defaultMessage: 'There are no pages to show' },
  noPagesText: { id: 'search.preview.noPagesText', defaultMessage: 'The document has not been read yet, or it could not be.' },
  unknownSender: { id: 'search.preview.unknownSender', defaultMessage: 'Unknown sender' },
  untyped: { id: 'search.preview.untyped', defaultMessage: 'No type yet' },
  back: { id: 'search.preview.back', defaultMessage: 'Back to the list' },
  openWorkbench: { id: 'search.preview.openWorkbench', defaultMessage: 'Open in the workbench' },
  hitOf: { id: 'search.preview.hitOf', defaultMessage: 'Hit {hit, number} of {hits, number}' },
  nextHit: { id: 'search.preview.nextHit', defaultMessage: 'Next hit' },
  previousHit: { id: 'search.preview.previousHit', defaultMessage: 'Previous hit' },
});
