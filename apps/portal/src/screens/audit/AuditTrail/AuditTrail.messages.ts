import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import type { Action, AuditFilters } from './AuditTrail.model.ts';

export const auditMessages = defineMessages({
  title: { id: 'audit.page.title', defaultMessage: 'Audit trail' },
  detail: { id: 'audit.page.detail', defaultMessage: 'Chosen event' },
  refresh: { id: 'audit.page.refresh', defaultMessage: 'Show the newest' },
  filter: { id: 'audit.filter.title', defaultMessage: 'Filter' },
  filters: { id: 'audit.filter.active', defaultMessage: 'Active filters' },
  anybody: { id: 'audit.filter.anybody', defaultMessage: 'Anybody' },
  anyAction: { id: 'audit.filter.anyAction', defaultMessage: 'Anything' },
  onePatient: { id: 'audit.filter.onePatient', defaultMessage: 'One patient' },
  oneRecord: { id: 'audit.filter.oneRecord', defaultMessage: 'One record' },
  fromDay: { id: 'audit.filter.fromDay', defaultMessage: 'From {day}' },
  toDay: { id: 'audit.filter.toDay', defaultMessage: 'Until {day}' },
  loading: { id: 'audit.list.loading', defaultMessage: 'Opening the trail' },
  failedTitle: { id: 'audit.list.failedTitle', defaultMessage: 'The trail could not be opened' },
  failedText: { id: 'audit.list.failedText', defaultMessage: 'The connection may be down. Everything is still written down: try again.' },
  emptyTitle: { id: 'audit.list.emptyTitle', defaultMessage: 'Nothing has happened yet' },
  emptyText: { id: 'audit.list.emptyText', defaultMessage: 'Whatever anybody sees or changes will stand here.' },
  noneTitle: { id: 'audit.list.noneTitle', defaultMessage: 'No matching events' },
  noneText: { id: 'audit.list.noneText', defaultMessage: 'Widen the days, or clear the filters.' },
  back: { id: 'audit.detail.back', defaultMessage: 'Back to the trail' },
  number: { id: 'audit.detail.number', defaultMessage: 'Event' },
  time: { id: 'audit.detail.time', defaultMessage: 'When' },
  actor: { id: 'audit.detail.actor', defaultMessage: 'Who' },
  automatic: { id: 'audit.detail.automatic', defaultMessage: 'by itself' },
  action: { id: 'audit.detail.action', defaultMessage: 'Action' },
  patient: { id: 'audit.detail.patient', defaultMessage: 'Patient' },
  record: { id: 'audit.detail.record', defaultMessage: 'Record' },
  identifier: { id: 'audit.detail.identifier', defaultMessage: 'Identifier' },
  onlyThese: { id: 'audit.detail.onlyThese', defaultMessage: 'Show every event of' },
  onlyActor: { id: 'audit.detail.onlyActor', defaultMessage: 'This person' },
  onlyPatient: { id: 'audit.detail.onlyPatient', defaultMessage: 'This patient' },
  onlyRecord: { id: 'audit.detail.onlyRecord', defaultMessage: 'This record' },
  openRecord: { id: 'audit.detail.openRecord', defaultMessage: 'Open it' },
  openChart: { id: 'audit.detail.openChart', defaultMessage: 'Open the chart' },
  facts: { id: 'audit.detail.facts', defaultMessage: 'Written down with it' },
  seal: { id: 'audit.detail.seal', defaultMessage: 'Seal' },
  sealText: {
    id: 'audit.detail.sealText',
    defaultMessage: 'Calculated from this event and from the seal of the one before it. Change either, and the seal no longer fits.',
  },
  chainTitle: { id: 'audit.chain.title', defaultMessage: 'What stands here cannot be rewritten' },
  chainSeal: {
    id: 'audit.chain.seal',
    defaultMessage: 'Each event carries a seal (SHA-256) over its contents and over the seal before it: one chain from the first event to the last.',
  },
  chainAppend: { id: 'audit.chain.append', defaultMessage: 'The database takes new events only. It refuses to change or delete one, even for administrators.' },
  chainVerify: {
    id: 'audit.chain.verify',
    defaultMessage: '<code>npm run audit:verify</code> on the server recalculates the chain and names the first event that was changed, left out or cut off.',
  },
  chainRead: { id: 'audit.chain.read', defaultMessage: 'Reading is written down too: that you opened this page is an event.' },
});

export const actionNames = defineMessages({
  C: { id: 'audit.action.create', defaultMessage: 'Create' },
  R: { id: 'audit.action.read', defaultMessage: 'Read' },
  U: { id: 'audit.action.update', defaultMessage: 'Change' },
  D: { id: 'audit.action.delete', defaultMessage: 'Delete' },
  E: { id: 'audit.action.execute', defaultMessage: 'Carry out' },
}) satisfies Record<Action, MessageDescriptor>;

export const outcomeNames = defineMessages({
  success: { id: 'audit.outcome.success', defaultMessage: 'Done' },
  refused: { id: 'audit.outcome.refused', defaultMessage: 'Refused' },
  failure: { id: 'audit.outcome.failure', defaultMessage: 'Failed' },
}) satisfies Record<AuditEvent['outcome'], MessageDescriptor>;

export const filterNames = defineMessages({
  actorId: { id: 'audit.filter.actor', defaultMessage: 'Who' },
  action: { id: 'audit.filter.action', defaultMessage: 'Action' },
  from: { id: 'audit.filter.from', defaultMessage: 'From' },
  to: { id: 'audit.filter.to', defaultMessage: 'Until' },
}) satisfies Partial<Record<keyof AuditFilters, MessageDescriptor>>;
