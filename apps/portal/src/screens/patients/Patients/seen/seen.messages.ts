import { defineMessages } from '@intake/i18n';

export const seenTexts = defineMessages({
  title: { id: 'charts.seen.title', defaultMessage: 'Seen by' },
  loading: { id: 'charts.seen.loading', defaultMessage: 'Loading who saw this chart' },
  failed: { id: 'charts.seen.failed', defaultMessage: 'Who saw this chart could not be loaded' },
  none: { id: 'charts.seen.none', defaultMessage: 'Nobody has opened this chart yet.' },
  views: { id: 'charts.seen.views', defaultMessage: '{count, plural, =0 {not opened} one {opened once} other {opened # times}}' },
  changes: { id: 'charts.seen.changes', defaultMessage: '{count, plural, one {# change} other {# changes}}' },
  since: { id: 'charts.seen.since', defaultMessage: 'First {date}' },
  trail: { id: 'charts.seen.trail', defaultMessage: 'Open the audit trail' },
  note: { id: 'charts.seen.note', defaultMessage: 'Looking at this list is written to the audit trail too.' },
});
