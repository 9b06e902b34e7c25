import type { EmrExportView, EmrFileNames, EmrFormat, EmrTransport } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const exportMessages = defineMessages({
  description: { id: 'emrExports.page.description', defaultMessage: 'Filed faxes are given to your EMR by themselves, half a minute after filing.' },
  targets: { id: 'emrExports.targets.title', defaultMessage: 'Systems' },
  create: { id: 'emrExports.targets.create', defaultMessage: 'New system' },
  edit: { id: 'emrExports.targets.edit', defaultMessage: 'Change {name}' },
  emptyTitle: { id: 'emrExports.targets.emptyTitle', defaultMessage: 'Nothing is exported yet' },
  emptyText: { id: 'emrExports.targets.emptyText', defaultMessage: 'Choose what your EMR takes: a PDF with its details, HRM, or HL7.' },
  noPlacesTitle: { id: 'emrExports.targets.noPlacesTitle', defaultMessage: 'The server has nowhere to export to' },
  noPlacesText: { id: 'emrExports.targets.noPlacesText', defaultMessage: 'Ask whoever runs the server to set EMR_FOLDER or EMR_CONNECTIONS.' },
  name: { id: 'emrExports.targets.name', defaultMessage: 'Name' },
  gets: { id: 'emrExports.targets.gets', defaultMessage: 'What it gets' },
  status: { id: 'emrExports.targets.status', defaultMessage: 'Status' },
  last: { id: 'emrExports.targets.last', defaultMessage: 'Last export' },
  never: { id: 'emrExports.targets.never', defaultMessage: 'None yet' },
  active: { id: 'emrExports.targets.active', defaultMessage: 'Active' },
  stopped: { id: 'emrExports.targets.stopped', defaultMessage: 'Stopped' },
  attention: { id: 'emrExports.targets.attention', defaultMessage: '{count, plural, one {# needs attention} other {# need attention}}' },
  try: { id: 'emrExports.targets.try', defaultMessage: 'Test' },
  tryOne: { id: 'emrExports.targets.tryOne', defaultMessage: 'Test {name}' },
  tryWorks: { id: 'emrExports.targets.tryWorks', defaultMessage: '{name} can be reached. Nothing of a patient was sent.' },
  tryFails: { id: 'emrExports.targets.tryFails', defaultMessage: '{name}: {reason}' },
  exports: { id: 'emrExports.list.title', defaultMessage: 'Exports' },
  views: { id: 'emrExports.list.views', defaultMessage: 'View' },
  fax: { id: 'emrExports.list.fax', defaultMessage: 'Fax' },
  system: { id: 'emrExports.list.system', defaultMessage: 'System' },
  state: { id: 'emrExports.list.state', defaultMessage: 'State' },
  locked: { id: 'emrExports.list.locked', defaultMessage: 'Locked away' },
  tries: { id: 'emrExports.list.tries', defaultMessage: '{count, plural, one {# try} other {# tries}}' },
  again: { id: 'emrExports.list.again', defaultMessage: 'Export again' },
  againOne: { id: 'emrExports.list.againOne', defaultMessage: 'Export again: {fax}' },
  againAll: { id: 'emrExports.list.againAll', defaultMessage: 'Export all that failed again' },
  againAllQuestion: { id: 'emrExports.list.againAllQuestion', defaultMessage: 'Export all that failed again?' },
  againAllText: { id: 'emrExports.list.againAllText', defaultMessage: 'Each goes as a message of its own, in the order in which it failed. What is not filed any more, and what a stopped system did not get, stays here.' },
  againAllSystem: { id: 'emrExports.list.againAllSystem', defaultMessage: 'Only for {system}.' },
  againAllReason: { id: 'emrExports.list.againAllReason', defaultMessage: 'Only where the reason is: {reason}.' },
  againAllDone: { id: 'emrExports.list.againAllDone', defaultMessage: '{count, plural, one {# export goes again.} other {# exports go again.}}' },
  filter: { id: 'emrExports.filter.title', defaultMessage: 'Filter' },
  filters: { id: 'emrExports.filter.set', defaultMessage: '{count, plural, one {# filter} other {# filters}}' },
  anySystem: { id: 'emrExports.filter.anySystem', defaultMessage: 'Any system' },
  reason: { id: 'emrExports.filter.reason', defaultMessage: 'Reason' },
  anyReason: { id: 'emrExports.filter.anyReason', defaultMessage: 'Any reason' },
  noMatchTitle: { id: 'emrExports.filter.noMatchTitle', defaultMessage: 'No export matches the filter' },
  settle: { id: 'emrExports.list.settle', defaultMessage: 'Seen to' },
  settleOne: { id: 'emrExports.list.settleOne', defaultMessage: 'Seen to: {fax}' },
  noneTitle: { id: 'emrExports.list.noneTitle', defaultMessage: 'Nothing was exported yet' },
  noneText: { id: 'emrExports.list.noneText', defaultMessage: 'Each fax that is filed from now on appears here.' },
  calmTitle: { id: 'emrExports.list.calmTitle', defaultMessage: 'Nothing needs attention' },
});

export const formMessages = defineMessages({
  format: { id: 'emrExports.form.format', defaultMessage: 'Format' },
  transport: { id: 'emrExports.form.transport', defaultMessage: 'Way' },
  folder: { id: 'emrExports.form.folder', defaultMessage: 'Folder' },
  folderHint: { id: 'emrExports.form.folderHint', defaultMessage: 'Its name on the server, below the folder of your organization. Letters, digits, - and _.' },
  folderNeeded: { id: 'emrExports.form.folderNeeded', defaultMessage: 'Write a name of letters, digits, - and _.' },
  connection: { id: 'emrExports.form.connection', defaultMessage: 'Connection' },
  connectionHint: { id: 'emrExports.form.connectionHint', defaultMessage: 'Set up by whoever runs the server.' },
  connectionNeeded: { id: 'emrExports.form.connectionNeeded', defaultMessage: 'Choose a connection.' },
  application: { id: 'emrExports.form.application', defaultMessage: 'Receiving application (MSH-5)' },
  facility: { id: 'emrExports.form.facility', defaultMessage: 'Receiving facility (MSH-6)' },
  deliverTo: { id: 'emrExports.form.deliverTo', defaultMessage: 'Deliver to (user ID in the EMR)' },
  sendingFacility: { id: 'emrExports.form.sendingFacility', defaultMessage: 'Sending facility' },
  sendingFacilityHint: { id: 'emrExports.form.sendingFacilityHint', defaultMessage: 'At most 4 characters, as your EMR knows this clinic.' },
  sendingFacilityNeeded: { id: 'emrExports.form.sendingFacilityNeeded', defaultMessage: 'HRM needs this: at most 4 characters.' },
  fileNames: { id: 'emrExports.form.fileNames', defaultMessage: 'File names' },
  namesWarning: { id: 'emrExports.form.namesWarning', defaultMessage: 'Whoever sees the folder then reads names and birth dates, and so do its backups and logs. Choose this only where your EMR cannot do without.' },
  types: { id: 'emrExports.form.types', defaultMessage: 'Document types' },
  typesHint: { id: 'emrExports.form.typesHint', defaultMessage: 'All types when none is chosen.' },
  bins: { id: 'emrExports.form.bins', defaultMessage: 'Bins' },
  binsHint: { id: 'emrExports.form.binsHint', defaultMessage: 'All bins when none is chosen.' },
  isActive: { id: 'emrExports.form.isActive', defaultMessage: 'Export filed faxes' },
});

export const formatNames: Record<EmrFormat, MessageDescriptor> = defineMessages({
  'pdf-json': { id: 'emrExports.format.pdfJson', defaultMessage: 'PDF with details (JSON)' },
  hrm: { id: 'emrExports.format.hrm', defaultMessage: 'HRM report (XML, Ontario)' },
  mdm: { id: 'emrExports.format.mdm', defaultMessage: 'HL7 v2 document (MDM^T02)' },
});

export const transportNames: Record<EmrTransport, MessageDescriptor> = defineMessages({
  folder: { id: 'emrExports.transport.folder', defaultMessage: 'Into a folder' },
  mllp: { id: 'emrExports.transport.mllp', defaultMessage: 'By connection (MLLP)' },
});

export const fileNameNames: Record<EmrFileNames, MessageDescriptor> = defineMessages({
  number: { id: 'emrExports.fileNames.number', defaultMessage: 'By number, without patient data' },
  patient: { id: 'emrExports.fileNames.patient', defaultMessage: 'With name and birth date of the patient' },
});

export const viewNames: Record<EmrExportView, MessageDescriptor> = defineMessages({
  attention: { id: 'emrExports.view.attention', defaultMessage: 'Needs attention' },
  all: { id: 'emrExports.view.all', defaultMessage: 'All' },
});
