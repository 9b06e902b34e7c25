import { defineMessages } from '@intake/i18n';

export const historyMessages = defineMessages({
  list: { id: 'messages.history.list', defaultMessage: 'Messages' },
  search: { id: 'messages.history.search', defaultMessage: 'Search words that were written' },
  direction: { id: 'messages.history.direction', defaultMessage: 'Direction' },
  all: { id: 'messages.history.all', defaultMessage: 'All' },
  incoming: { id: 'messages.history.incoming', defaultMessage: 'From patients' },
  outgoing: { id: 'messages.history.outgoing', defaultMessage: 'From the clinic' },
  filter: { id: 'messages.history.filter', defaultMessage: 'Filter' },
  filterCount: { id: 'messages.history.filterCount', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  status: { id: 'messages.history.status', defaultMessage: 'State' },
  purpose: { id: 'messages.history.purpose', defaultMessage: 'Purpose' },
  emptyTitle: { id: 'messages.history.emptyTitle', defaultMessage: 'No messages yet' },
  emptyText: { id: 'messages.history.emptyText', defaultMessage: 'Every message that is sent or received is kept here.' },
  noneTitle: { id: 'messages.history.noneTitle', defaultMessage: 'No matching messages' },
  slowTitle: { id: 'messages.history.slowTitle', defaultMessage: 'The search took too long' },
  slowText: { id: 'messages.history.slowText', defaultMessage: 'Search for a rarer word, or narrow it by a filter.' },
});
