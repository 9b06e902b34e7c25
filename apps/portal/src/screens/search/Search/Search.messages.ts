import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Kind, Sort } from './Search.model.ts';

export const searchMessages = defineMessages({
  title: { id: 'search.page.title', defaultMessage: 'Search' },
  label: { id: 'search.bar.label', defaultMessage: 'Search faxes, patients and physicians' },
  kind: { id: 'search.bar.kind', defaultMessage: 'Search in' },
  sort: { id: 'search.bar.sort', defaultMessage: 'Order' },
  filter: { id: 'search.filter.title', defaultMessage: 'Filter' },
  filtersActive: { id: 'search.filter.active', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  filterNote: { id: 'search.filter.note', defaultMessage: 'Filters apply to faxes only.' },
  documentType: { id: 'search.filter.documentType', defaultMessage: 'Type' },
  status: { id: 'search.filter.status', defaultMessage: 'State' },
  bin: { id: 'search.filter.bin', defaultMessage: 'Bin' },
  anyBin: { id: 'search.filter.anyBin', defaultMessage: 'Every bin' },
  direction: { id: 'search.filter.direction', defaultMessage: 'Received or sent' },
  from: { id: 'search.filter.from', defaultMessage: 'From' },
  to: { id: 'search.filter.to', defaultMessage: 'Until' },
  results: { id: 'search.results.title', defaultMessage: 'Results' },
  loading: { id: 'search.results.loading', defaultMessage: 'Searching' },
  found: {
    id: 'search.results.found',
    defaultMessage: 'Shown: {faxes, plural, one {# fax} other {# faxes}}, {patients, plural, one {# patient} other {# patients}}, {physicians, plural, one {# physician} other {# physicians}}',
  },
  patients: { id: 'search.results.patients', defaultMessage: 'Patients' },
  physicians: { id: 'search.results.physicians', defaultMessage: 'Physicians' },
  faxes: { id: 'search.results.faxes', defaultMessage: 'Faxes' },
  showAll: { id: 'search.results.showAll', defaultMessage: 'Show {count, number} more' },
  bestAmong: {
    id: 'search.results.bestAmong',
    defaultMessage: 'The best {shown, number}, ranked among the newest {among, number} matches.',
  },
  best: { id: 'search.results.best', defaultMessage: 'The best {shown, number} matches.' },
  showNewest: { id: 'search.results.showNewest', defaultMessage: 'Go through all, newest first' },
  page: { id: 'search.results.page', defaultMessage: 'page {page, number}' },
  noExcerpt: { id: 'search.results.noExcerpt', defaultMessage: 'Found by its names or numbers' },
  failedTitle: { id: 'search.results.failedTitle', defaultMessage: 'The search did not work' },
  failedText: { id: 'search.results.failedText', defaultMessage: 'The connection may be down. What you typed is kept: try again.' },
  preview: { id: 'search.results.preview', defaultMessage: 'Chosen document' },
  chooseTitle: { id: 'search.results.chooseTitle', defaultMessage: 'Choose a fax to read it here' },
  chooseText: { id: 'search.results.chooseText', defaultMessage: 'Every place that was searched for is marked on its pages.' },
});

export const directionNames = defineMessages({
  any: { id: 'search.direction.any', defaultMessage: 'Both' },
  inbound: { id: 'search.direction.inbound', defaultMessage: 'Received' },
  outbound: { id: 'search.direction.outbound', defaultMessage: 'Sent' },
});

export const adviceMessages = defineMessages({
  idleTitle: { id: 'search.advice.idleTitle', defaultMessage: 'Find anything that has arrived' },
  idleText: {
    id: 'search.advice.idleText',
    defaultMessage: 'One search looks through the words on every page, and through patients and physicians.',
  },
  words: { id: 'search.advice.words', defaultMessage: 'All words have to be there, in any order. The last one may be unfinished.' },
  numbers: { id: 'search.advice.numbers', defaultMessage: 'A patient is also found by the first four digits of a health number.' },
  typos: {
    id: 'search.advice.typos',
    defaultMessage: 'Accents and capitals do not matter. When nothing is written so, names with one wrong letter are found too.',
  },
  keyboard: {
    id: 'search.advice.keyboard',
    defaultMessage: '<k>/</k> goes to the field, <k>ArrowDown</k> into the results, <k>Enter</k> opens.',
  },
  audited: { id: 'search.advice.audited', defaultMessage: 'The trail notes that you searched, not for what.' },
  noneTitle: { id: 'search.advice.noneTitle', defaultMessage: 'Nothing was found for “{text}”' },
  noneText: {
    id: 'search.advice.noneText',
    defaultMessage: 'Try fewer words, or only the beginning of one. Names are found with one wrong letter; other words have to be written as on the page.',
  },
  noneFiltered: { id: 'search.advice.noneFiltered', defaultMessage: 'The filters may hide what you look for.' },
});

/** The keys of the screen, as the sheet under `?` names them. */
export const keyMessages = defineMessages({
  searchGroup: { id: 'search.keys.searchGroup', defaultMessage: 'Search' },
  faxGroup: { id: 'search.keys.faxGroup', defaultMessage: 'Open fax' },
  focus: { id: 'search.keys.focus', defaultMessage: 'Go to the search field' },
  results: { id: 'search.keys.results', defaultMessage: 'From the field into the results' },
  work: { id: 'search.keys.work', defaultMessage: 'Open it in the workbench' },
  close: { id: 'search.keys.close', defaultMessage: 'Close it' },
}) satisfies Record<string, MessageDescriptor>;

export const kindNames = defineMessages({
  all: { id: 'search.kind.all', defaultMessage: 'All' },
  faxes: { id: 'search.kind.faxes', defaultMessage: 'Faxes' },
  patients: { id: 'search.kind.patients', defaultMessage: 'Patients' },
  physicians: { id: 'search.kind.physicians', defaultMessage: 'Physicians' },
}) satisfies Record<Kind, MessageDescriptor>;

export const sortNames = defineMessages({
  relevance: { id: 'search.sort.relevance', defaultMessage: 'Best first' },
  newest: { id: 'search.sort.newest', defaultMessage: 'Newest first' },
}) satisfies Record<Sort, MessageDescriptor>;
