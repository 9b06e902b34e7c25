import type { ImportRowView } from '@intake/api/contract';
import {
  mostImportColumns, mostImportRows, type ImportDelimiter, type ImportEncoding, type ImportFailure, type ImportKind, type ImportState,
} from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { ImportStep } from './Imports.model.ts';

export const importsMessages = defineMessages({
  title: { id: 'imports.list.title', defaultMessage: 'Import lists' },
  description: { id: 'imports.list.description', defaultMessage: 'Patients and physicians from a CSV file of another program. Every row is checked before anything changes, and an import can be undone.' },
  newTitle: { id: 'imports.list.newTitle', defaultMessage: 'New import' },
  newText: { id: 'imports.list.newText', defaultMessage: 'Save the list as CSV in the other program. Nothing changes before you have seen what would become of it.' },
  kind: { id: 'imports.list.kind', defaultMessage: 'What the list holds' },
  file: { id: 'imports.list.file', defaultMessage: 'File' },
  fileHint: { id: 'imports.list.fileHint', defaultMessage: 'CSV, up to {size}' },
  sending: { id: 'imports.list.sending', defaultMessage: 'Sending {name}' },
  history: { id: 'imports.list.history', defaultMessage: 'Past imports' },
  result: { id: 'imports.list.result', defaultMessage: 'Result' },
  state: { id: 'imports.list.state', defaultMessage: 'State' },
  by: { id: 'imports.list.by', defaultMessage: '{name}, {date}' },
  planned: { id: 'imports.list.planned', defaultMessage: '{count, plural, one {# row} other {# rows}} to import, {errors, plural, one {# error} other {# errors}}' },
  doneResult: { id: 'imports.list.doneResult', defaultMessage: '{made, number} new, {changed, number} updated' },
  undoneResult: { id: 'imports.list.undoneResult', defaultMessage: '{removed, number} removed, {restored, number} restored, {kept, number} kept' },
  emptyTitle: { id: 'imports.list.emptyTitle', defaultMessage: 'Nothing imported yet' },
  emptyText: { id: 'imports.list.emptyText', defaultMessage: 'Choose a CSV file above to begin.' },
  open: { id: 'imports.list.open', defaultMessage: 'Open' },
  openNamed: { id: 'imports.list.openNamed', defaultMessage: 'Open {name}' },
  back: { id: 'imports.list.back', defaultMessage: 'All imports' },
  steps: { id: 'imports.list.steps', defaultMessage: 'Steps of the import' },
  ofPatients: { id: 'imports.list.ofPatients', defaultMessage: 'List of patients' },
  ofPhysicians: { id: 'imports.list.ofPhysicians', defaultMessage: 'List of physicians' },
  goesOn: { id: 'imports.list.goesOn', defaultMessage: 'You can leave this page: the server goes on, and the result stands in the list of imports.' },
  announced: { id: 'imports.list.announced', defaultMessage: 'The file has not arrived. Choose it again.' },
  failedTitle: { id: 'imports.list.failedTitle', defaultMessage: 'The import cannot be shown' },
  failedText: { id: 'imports.list.failedText', defaultMessage: 'Try again. The file is kept for a day.' },
});

export const kindNames = defineMessages({
  patient: { id: 'imports.kind.patient', defaultMessage: 'Patients' },
  physician: { id: 'imports.kind.physician', defaultMessage: 'Physicians' },
}) satisfies Record<ImportKind, MessageDescriptor>;

export const stateNames = defineMessages({
  announced: { id: 'imports.state.announced', defaultMessage: 'File missing' },
  uploaded: { id: 'imports.state.uploaded', defaultMessage: 'To be set up' },
  checking: { id: 'imports.state.checking', defaultMessage: 'Being checked' },
  checked: { id: 'imports.state.checked', defaultMessage: 'Checked' },
  running: { id: 'imports.state.running', defaultMessage: 'Being imported' },
  stopped: { id: 'imports.state.stopped', defaultMessage: 'Stopped' },
  done: { id: 'imports.state.done', defaultMessage: 'Imported' },
  undoing: { id: 'imports.state.undoing', defaultMessage: 'Being undone' },
  undone: { id: 'imports.state.undone', defaultMessage: 'Undone' },
}) satisfies Record<ImportState, MessageDescriptor>;

export const stepNames = defineMessages({
  file: { id: 'imports.step.file', defaultMessage: 'File and columns' },
  check: { id: 'imports.step.check', defaultMessage: 'Check' },
  import: { id: 'imports.step.import', defaultMessage: 'Import' },
}) satisfies Record<ImportStep, MessageDescriptor>;

export const progressNames = defineMessages({
  checking: { id: 'imports.progress.checking', defaultMessage: 'Checking all rows' },
  running: { id: 'imports.progress.running', defaultMessage: 'Importing' },
  undoing: { id: 'imports.progress.undoing', defaultMessage: 'Undoing the import' },
});

export const cancelMessages = defineMessages({
  check: { id: 'imports.progress.cancelCheck', defaultMessage: 'Stop the check' },
  run: { id: 'imports.progress.cancelRun', defaultMessage: 'Stop the import' },
  title: { id: 'imports.progress.cancelTitle', defaultMessage: 'Stop this import?' },
  text: { id: 'imports.progress.cancelText', defaultMessage: 'What came in so far goes again: what it created is removed, what it updated becomes as it was. What somebody has changed or used meanwhile is kept and listed.' },
});

export const encodingNames = defineMessages({
  'utf-8': { id: 'imports.encoding.utf8', defaultMessage: 'UTF-8' },
  'utf-16le': { id: 'imports.encoding.utf16le', defaultMessage: 'UTF-16' },
  'utf-16be': { id: 'imports.encoding.utf16be', defaultMessage: 'UTF-16 (big-endian)' },
  'windows-1252': { id: 'imports.encoding.windows1252', defaultMessage: 'Western (Windows-1252)' },
  shift_jis: { id: 'imports.encoding.shiftJis', defaultMessage: 'Japanese (Shift_JIS)' },
  gb18030: { id: 'imports.encoding.gb18030', defaultMessage: 'Chinese (GB18030)' },
}) satisfies Record<ImportEncoding, MessageDescriptor>;

const delimiterTexts = defineMessages({
  comma: { id: 'imports.delimiter.comma', defaultMessage: 'Comma (,)' },
  semicolon: { id: 'imports.delimiter.semicolon', defaultMessage: 'Semicolon (;)' },
  tab: { id: 'imports.delimiter.tab', defaultMessage: 'Tab' },
  bar: { id: 'imports.delimiter.bar', defaultMessage: 'Bar (|)' },
});

export const delimiterNames: Record<ImportDelimiter, MessageDescriptor> = { ',': delimiterTexts.comma, ';': delimiterTexts.semicolon, '\t': delimiterTexts.tab, '|': delimiterTexts.bar };

export const dateOrderNames = defineMessages({
  dmy: { id: 'imports.dateOrder.dmy', defaultMessage: 'Day, month, year (17/04/1968)' },
  mdy: { id: 'imports.dateOrder.mdy', defaultMessage: 'Month, day, year (04/17/1968)' },
  ymd: { id: 'imports.dateOrder.ymd', defaultMessage: 'Year, month, day (68/04/17)' },
});

export const settingsMessages = defineMessages({
  reading: { id: 'imports.settings.reading', defaultMessage: 'How the file is read' },
  readingText: { id: 'imports.settings.readingText', defaultMessage: 'Proposed from the file. Change what is not right.' },
  encoding: { id: 'imports.settings.encoding', defaultMessage: 'Encoding' },
  encodingUnsure: { id: 'imports.settings.encodingUnsure', defaultMessage: 'The file does not say its encoding. Look below whether names with accents or characters are right, and choose another one if not.' },
  delimiter: { id: 'imports.settings.delimiter', defaultMessage: 'Separator' },
  province: { id: 'imports.settings.province', defaultMessage: 'Province of the numbers' },
  provinceHint: { id: 'imports.settings.provinceHint', defaultMessage: 'For rows that name none' },
  noProvince: { id: 'imports.settings.noProvince', defaultMessage: 'None' },
  hasHeader: { id: 'imports.settings.hasHeader', defaultMessage: 'The first row names the columns' },
  dateOrder: { id: 'imports.settings.dateOrder', defaultMessage: 'How are dates written?' },
  dateOrderHint: { id: 'imports.settings.dateOrderHint', defaultMessage: 'Digits alone do not tell. Ask whoever made the list if you are not sure.' },
  dateOrderNeeded: { id: 'imports.settings.dateOrderNeeded', defaultMessage: 'Say how dates are written.' },
  known: { id: 'imports.settings.known', defaultMessage: 'If a number is here already' },
  knownUpdate: { id: 'imports.settings.knownUpdate', defaultMessage: 'Update with what the row says' },
  knownSkip: { id: 'imports.settings.knownSkip', defaultMessage: 'Skip the row' },
  likely: { id: 'imports.settings.likely', defaultMessage: 'If somebody is probably here already' },
  likelyCreate: { id: 'imports.settings.likelyCreate', defaultMessage: 'Create a chart, to be compared under Duplicates' },
  likelyCreatePhysician: { id: 'imports.settings.likelyCreatePhysician', defaultMessage: 'Create an entry, to be compared under Duplicates' },
  likelySkip: { id: 'imports.settings.likelySkip', defaultMessage: 'Skip the row' },
  columns: { id: 'imports.settings.columns', defaultMessage: 'Columns' },
  columnsText: { id: 'imports.settings.columnsText', defaultMessage: 'What is left out is not stored.' },
  column: { id: 'imports.settings.column', defaultMessage: 'Column {number, number}' },
  inFile: { id: 'imports.settings.inFile', defaultMessage: 'In the file' },
  samples: { id: 'imports.settings.samples', defaultMessage: 'Values' },
  becomes: { id: 'imports.settings.becomes', defaultMessage: 'Becomes' },
  becomesNamed: { id: 'imports.settings.becomesNamed', defaultMessage: '{name} becomes' },
  leftOut: { id: 'imports.settings.leftOut', defaultMessage: 'Leave out' },
  preview: { id: 'imports.settings.preview', defaultMessage: 'The first rows as they would become' },
  previewText: { id: 'imports.settings.previewText', defaultMessage: 'Nothing is stored yet.' },
  check: { id: 'imports.settings.check', defaultMessage: 'Check all rows' },
  discard: { id: 'imports.settings.discard', defaultMessage: 'Discard the file' },
  discardTitle: { id: 'imports.settings.discardTitle', defaultMessage: 'Discard this file?' },
  discardText: { id: 'imports.settings.discardText', defaultMessage: 'The file and what was read of it are erased. No chart changes.' },
});

const failures = defineMessages({
  empty: { id: 'imports.failure.empty', defaultMessage: 'The file holds no rows.' },
  'not-text': { id: 'imports.failure.notText', defaultMessage: 'This is not a text file. Save the list as CSV in your spreadsheet, and choose that file.' },
  'too-many-columns': { id: 'imports.failure.tooManyColumns', defaultMessage: 'The file has more than {columns, number} columns. Is the right separator chosen?' },
  'too-many-rows': { id: 'imports.failure.tooManyRows', defaultMessage: 'The file has more than {rows, number} rows. Split it into several.' },
  'record-too-large': { id: 'imports.failure.recordTooLarge', defaultMessage: 'The row that begins in line {line, number} does not end. Perhaps a quotation mark is not closed.' },
  'quote-not-closed': { id: 'imports.failure.quoteNotClosed', defaultMessage: 'A quotation mark that opens in line {line, number} is not closed.' },
  'no-name-column': { id: 'imports.failure.noNameColumn', defaultMessage: 'Say which column holds the family name, or the full name with a comma.' },
  'column-twice': { id: 'imports.failure.columnTwice', defaultMessage: 'Two columns have the same meaning. Keep one of them.' },
  'file-gone': { id: 'imports.failure.fileGone', defaultMessage: 'The file is not here any more. Choose it again.' },
  unexpected: { id: 'imports.failure.unexpected', defaultMessage: 'Something went wrong on the server. What was done so far is kept.' },
}) satisfies Record<ImportFailure, MessageDescriptor>;

export const countNames = defineMessages({
  create: { id: 'imports.count.create', defaultMessage: 'To create' },
  update: { id: 'imports.count.update', defaultMessage: 'To update' },
  skip: { id: 'imports.count.skip', defaultMessage: 'Skipped' },
  error: { id: 'imports.count.error', defaultMessage: 'Errors' },
  warning: { id: 'imports.count.warning', defaultMessage: 'With remarks' },
  made: { id: 'imports.count.made', defaultMessage: 'Created' },
  changed: { id: 'imports.count.changed', defaultMessage: 'Updated' },
  left: { id: 'imports.count.left', defaultMessage: 'Left as they were' },
  removed: { id: 'imports.count.removed', defaultMessage: 'Removed' },
  restored: { id: 'imports.count.restored', defaultMessage: 'Restored' },
  kept: { id: 'imports.count.kept', defaultMessage: 'Kept' },
});

export const viewNames = defineMessages({
  all: { id: 'imports.view.all', defaultMessage: 'All rows' },
  create: { id: 'imports.view.create', defaultMessage: 'New' },
  update: { id: 'imports.view.update', defaultMessage: 'Updates' },
  skip: { id: 'imports.view.skip', defaultMessage: 'Skipped' },
  error: { id: 'imports.view.error', defaultMessage: 'Errors' },
  warning: { id: 'imports.view.warning', defaultMessage: 'With remarks' },
  kept: { id: 'imports.view.kept', defaultMessage: 'Kept' },
}) satisfies Record<ImportRowView, MessageDescriptor>;

export const resultMessages = defineMessages({
  nothingChanged: { id: 'imports.result.nothingChanged', defaultMessage: 'Nothing has changed yet. Look at the rows, then import.' },
  nothingToImport: { id: 'imports.result.nothingToImport', defaultMessage: 'No row of this file can be imported. Change the settings, or mend the file and choose it again.' },
  start: { id: 'imports.result.start', defaultMessage: 'Import {count, plural, one {# row} other {# rows}}' },
  goOn: { id: 'imports.result.goOn', defaultMessage: 'Continue the import' },
  revise: { id: 'imports.result.revise', defaultMessage: 'Change the settings' },
  undo: { id: 'imports.result.undo', defaultMessage: 'Undo the import' },
  undoTitle: { id: 'imports.result.undoTitle', defaultMessage: 'Undo this import?' },
  undoText: { id: 'imports.result.undoText', defaultMessage: 'What it created and nobody has changed or used since is removed. What it updated becomes as it was. The rest is kept and listed.' },
  export: { id: 'imports.result.export', defaultMessage: 'Save the rows that are not imported' },
  until: { id: 'imports.result.until', defaultMessage: 'It can be undone until {date}. Then what its rows held is erased.' },
  erased: { id: 'imports.result.erased', defaultMessage: 'Its rows are erased, so it can no longer be undone.' },
  rows: { id: 'imports.result.rows', defaultMessage: 'Rows' },
  views: { id: 'imports.result.views', defaultMessage: 'Which rows' },
  noneTitle: { id: 'imports.result.noneTitle', defaultMessage: 'No such rows' },
  noneText: { id: 'imports.result.noneText', defaultMessage: 'Choose another view.' },
});

const problems = defineMessages({
  'version-conflict': { id: 'imports.problem.versionConflict', defaultMessage: 'Somebody changed this import meanwhile. Look at it again.' },
  'illegal-transition': { id: 'imports.problem.illegalTransition', defaultMessage: 'Somebody went on with this import meanwhile. Look at it again.' },
  'not-stored': { id: 'imports.problem.notStored', defaultMessage: 'The file is not here any more. Discard this import and choose the file again.' },
  'nothing-to-import': { id: 'imports.problem.nothingToImport', defaultMessage: 'No row of this file can be imported.' },
  'too-late': { id: 'imports.problem.tooLate', defaultMessage: 'Its rows are erased, so it can no longer be undone.' },
  'not-found': { id: 'imports.problem.notFound', defaultMessage: 'This import is not here any more.' },
  empty: { id: 'imports.problem.empty', defaultMessage: 'The file is empty.' },
  'too-large': { id: 'imports.problem.tooLarge', defaultMessage: 'The file is too large. Split it into several.' },
  'not-text': { id: 'imports.problem.notText', defaultMessage: 'This is not a CSV file. Save the list as CSV in your spreadsheet, and choose that file.' },
  network: { id: 'imports.problem.network', defaultMessage: 'The server cannot be reached. Nothing was changed.' },
  general: { id: 'imports.problem.general', defaultMessage: 'Something went wrong on the server. Try again.' },
});

/** Why a file cannot be read, with the line where it shows. */
export const failureText = (formatMessage: IntlShape['formatMessage'], code: ImportFailure, line: number | null): string =>
  formatMessage(failures[code], { line: line ?? 1, columns: mostImportColumns, rows: mostImportRows });

/** Why a step was refused, by the code of the answer. */
export const problemText = (code: string): MessageDescriptor => (code in problems ? problems[code as keyof typeof problems] : code === 'timeout' ? problems.network : problems.general);

export const stateTones = {
  announced: 'warning', uploaded: 'neutral', checking: 'accent', checked: 'accent', running: 'accent', stopped: 'danger', done: 'success', undoing: 'accent', undone: 'neutral',
} as const satisfies Record<ImportState, string>;
