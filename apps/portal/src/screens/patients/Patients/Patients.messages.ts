import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const patientsMessages = defineMessages({
  title: { id: 'charts.list.title', defaultMessage: 'Patients' },
  search: { id: 'charts.list.search', defaultMessage: 'Name, birth date, health number or phone' },
  create: { id: 'charts.list.create', defaultMessage: 'New patient' },
  import: { id: 'charts.list.import', defaultMessage: 'Import a list' },
  loading: { id: 'charts.list.loading', defaultMessage: 'Loading patients' },
  failedTitle: { id: 'charts.list.failedTitle', defaultMessage: 'The patients could not be loaded' },
  failedText: { id: 'charts.list.failedText', defaultMessage: 'The connection may be down. Nothing is lost.' },
  emptyTitle: { id: 'charts.list.emptyTitle', defaultMessage: 'No patients yet' },
  emptyText: { id: 'charts.list.emptyText', defaultMessage: 'Charts are made here, or while a fax is filed.' },
  noneTitle: { id: 'charts.list.noneTitle', defaultMessage: 'Nobody found' },
  noneText: {
    id: 'charts.list.noneText',
    defaultMessage: 'Typing errors are forgiven. Try the family name alone, the first digits of the health number, or a birth date as 1968-04-17.',
  },
  found: { id: 'charts.list.found', defaultMessage: '{count, plural, =0 {Nobody found} one {# patient} other {# patients}}' },
  age: { id: 'charts.list.age', defaultMessage: '{age, plural, =0 {under 1 yr} one {# yr} other {# yrs}}' },
  noNumber: { id: 'charts.list.noNumber', defaultMessage: 'No health number' },
  chooseTitle: { id: 'charts.list.chooseTitle', defaultMessage: 'Choose a patient' },
  chooseText: { id: 'charts.list.chooseText', defaultMessage: 'The chart opens here, with every document that was filed to it.' },
  shortcuts: { id: 'charts.list.shortcuts', defaultMessage: 'Patients' },
  shortcutSearch: { id: 'charts.list.shortcutSearch', defaultMessage: 'Search' },
  shortcutBack: { id: 'charts.list.shortcutBack', defaultMessage: 'Close the document, then the chart' },
});

export const chartMessages = defineMessages({
  title: { id: 'charts.chart.title', defaultMessage: 'Chart' },
  book: { id: 'charts.chart.book', defaultMessage: 'Book a visit' },
  text: { id: 'charts.chart.text', defaultMessage: 'Text the patient' },
  loading: { id: 'charts.chart.loading', defaultMessage: 'Opening the chart' },
  failedTitle: { id: 'charts.chart.failedTitle', defaultMessage: 'The chart could not be opened' },
  failedText: { id: 'charts.chart.failedText', defaultMessage: 'It is not there, or the connection is down.' },
  back: { id: 'charts.chart.back', defaultMessage: 'Back to the patients' },
  edit: { id: 'charts.chart.edit', defaultMessage: 'Edit' },
  born: { id: 'charts.chart.born', defaultMessage: '{date} ({age, plural, =0 {under 1 year} one {# year} other {# years}})' },
  notStated: { id: 'charts.chart.notStated', defaultMessage: 'Not stated' },
  document: { id: 'charts.chart.document', defaultMessage: 'Open document' },
  parts: { id: 'charts.chart.parts', defaultMessage: 'Parts of the chart' },
  documents: { id: 'charts.chart.documents', defaultMessage: 'Documents' },
  documentsLoading: { id: 'charts.chart.documentsLoading', defaultMessage: 'Loading documents' },
  documentsFailed: { id: 'charts.chart.documentsFailed', defaultMessage: 'The documents could not be loaded' },
  noDocuments: { id: 'charts.chart.noDocuments', defaultMessage: 'No documents yet' },
  noDocumentsText: { id: 'charts.chart.noDocumentsText', defaultMessage: 'Faxes that are filed to this patient appear here.' },
  untyped: { id: 'charts.chart.untyped', defaultMessage: 'No type yet' },
  sent: { id: 'charts.chart.sent', defaultMessage: 'Sent' },
  sentTo: { id: 'charts.chart.sentTo', defaultMessage: 'To {name}' },
  pages: { id: 'charts.chart.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
});

export const dialogMessages = defineMessages({
  createTitle: { id: 'patients.dialog.createTitle', defaultMessage: 'New patient' },
  editTitle: { id: 'patients.dialog.editTitle', defaultMessage: 'Edit patient' },
  cancel: { id: 'patients.dialog.cancel', defaultMessage: 'Cancel' },
  create: { id: 'patients.dialog.create', defaultMessage: 'Create' },
  save: { id: 'patients.dialog.save', defaultMessage: 'Save' },
  openExisting: { id: 'patients.dialog.openExisting', defaultMessage: 'Open that chart' },
  created: { id: 'patients.dialog.created', defaultMessage: 'Chart created' },
  saved: { id: 'patients.dialog.saved', defaultMessage: 'Chart saved' },
});

const problems = defineMessages({
  network: { id: 'patients.problem.network', defaultMessage: 'The server cannot be reached. What you entered is kept: try again.' },
  conflict: {
    id: 'patients.problem.conflict',
    defaultMessage: 'Somebody changed this chart since you opened it. Close this, look at the chart, and make your change again.',
  },
  known: { id: 'patients.problem.known', defaultMessage: 'A patient with this health number is in the chart already.' },
  invalid: { id: 'patients.problem.invalid', defaultMessage: 'A value was refused. Check the fields.' },
  notFound: { id: 'patients.problem.notFound', defaultMessage: 'Not found, or your role does not include it.' },
  general: { id: 'patients.problem.general', defaultMessage: 'Something went wrong on the server. What you entered is kept: try again.' },
});

/** What to say about a refusal, by the code of the answer. */
export const problemTexts: Readonly<Record<string, MessageDescriptor>> = {
  network: problems.network,
  timeout: problems.network,
  'version-conflict': problems.conflict,
  'health-number-known': problems.known,
  invalid: problems.invalid,
  'not-found': problems.notFound,
};
export const generalProblem = problems.general;
