import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { FaxView, Sort } from '../model/filters.ts';

export const viewNames = defineMessages({
  open: { id: 'faxes.view.open', defaultMessage: 'To do' },
  mine: { id: 'faxes.view.mine', defaultMessage: 'Mine' },
  urgent: { id: 'faxes.view.urgent', defaultMessage: 'Urgent' },
  failed: { id: 'faxes.view.failed', defaultMessage: 'Failed' },
  'on-hold': { id: 'faxes.view.onHold', defaultMessage: 'On hold' },
  duplicates: { id: 'faxes.view.duplicates', defaultMessage: 'Duplicates' },
}) satisfies Record<FaxView, MessageDescriptor>;

export const sortNames = defineMessages({
  urgent: { id: 'faxes.sort.urgent', defaultMessage: 'Most urgent first' },
  oldest: { id: 'faxes.sort.oldest', defaultMessage: 'Oldest first' },
  newest: { id: 'faxes.sort.newest', defaultMessage: 'Newest first' },
}) satisfies Record<Sort, MessageDescriptor>;

export const topBarMessages = defineMessages({
  hideList: { id: 'faxes.topBar.hideList', defaultMessage: 'Hide the list' },
  showList: { id: 'faxes.topBar.showList', defaultMessage: 'Show the list' },
  views: { id: 'faxes.topBar.views', defaultMessage: 'Views' },
  allBins: { id: 'faxes.topBar.allBins', defaultMessage: 'All bins' },
  bin: { id: 'faxes.topBar.bin', defaultMessage: 'Bin' },
  filter: { id: 'faxes.topBar.filter', defaultMessage: 'Filter' },
  filtersActive: { id: 'faxes.topBar.filtersActive', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  type: { id: 'faxes.topBar.type', defaultMessage: 'Type' },
  priority: { id: 'faxes.topBar.priority', defaultMessage: 'Priority' },
  source: { id: 'faxes.topBar.source', defaultMessage: 'Arrived by' },
  sort: { id: 'faxes.topBar.sort', defaultMessage: 'Order' },
  upload: { id: 'faxes.topBar.upload', defaultMessage: 'Upload' },
  actions: { id: 'faxes.topBar.actions', defaultMessage: 'My last actions' },
  actionsLoading: { id: 'faxes.topBar.actionsLoading', defaultMessage: 'Loading' },
  noActions: { id: 'faxes.topBar.noActions', defaultMessage: 'Nothing to undo yet' },
});

/** An action of mine in the past tense; `patient` is empty for those that name nobody. */
export const actionNames = defineMessages({
  file: { id: 'faxes.action.file', defaultMessage: 'Filed to {patient}' },
  fileWithoutPatient: { id: 'faxes.action.fileWithoutPatient', defaultMessage: 'Filed without a patient' },
  reject: { id: 'faxes.action.reject', defaultMessage: 'Rejected' },
  hold: { id: 'faxes.action.hold', defaultMessage: 'Put on hold' },
  split: { id: 'faxes.action.split', defaultMessage: 'Split' },
  edit: { id: 'faxes.action.edit', defaultMessage: 'Pages changed' },
  undo: { id: 'faxes.action.undo', defaultMessage: 'Undo' },
});
