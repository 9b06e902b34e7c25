/** The closed sets of words of an import. */

export const importKinds = ['patient', 'physician'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Which of a file's columns can become what; a field of several columns is marked in `repeatedFields`. */
export const importFields = {
  patient: [
    'familyName', 'givenName', 'fullName', 'birthDate', 'sex', 'healthNumber', 'versionCode', 'province', 'phone', 'email', 'address', 'language',
  ],
  physician: ['familyName', 'givenName', 'fullName', 'licenceNumber', 'billingNumber', 'province', 'specialty', 'clinicName', 'faxNumber', 'phone'],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof importFields)[ImportKind][number];
export const allImportFields = [...new Set(Object.values(importFields).flat())] as [ImportField, ...ImportField[]];

/** Fields that several columns make up, in their order: further phones, the lines of an address. */
export const repeatedFields: readonly ImportField[] = ['phone', 'address'];

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'shift_jis', 'gb18030'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

export const importDelimiters = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];

/** What a row is to become. */
export const importOutcomes = ['create', 'update', 'skip', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What became of it; the last three of an import that was undone. */
export const importResults = ['made', 'changed', 'left', 'removed', 'restored', 'kept'] as const;
export type ImportResult = (typeof importResults)[number];

/** Why a row is not imported. */
export const importErrors = [
  'name-missing', 'name-needs-comma', 'date-unreadable', 'date-ambiguous', 'date-impossible', 'sex-unknown', 'province-unknown', 'phone-invalid',
  'too-many-phones', 'email-invalid', 'number-rounded', 'zero-lost', 'too-long', 'formula', 'control-character', 'encoding', 'too-many-cells', 'same-number-in-file',
  'other-person',
] as const;

/** What somebody should know of a row all the same. */
export const importWarnings = [
  'number-unusual', 'language-unknown', 'extension-dropped', 'same-person-in-file', 'likely-known', 'known', 'changed-meanwhile', 'kept-changed',
  'kept-used',
] as const;

export const importReasons = [...importErrors, ...importWarnings] as const;
export type ImportReasonCode = (typeof importReasons)[number];

/** Why a file cannot be read at all, or a step ended. */
export const importFailures = [
  'empty', 'not-text', 'too-many-columns', 'too-many-rows', 'record-too-large', 'quote-not-closed', 'no-name-column', 'column-twice', 'file-gone', 'unexpected',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** Bytes of the largest file that is taken. */
export const largestImport = 64 * 1024 * 1024;
export const mostImportRows = 500_000;
export const mostImportColumns = 200;
/** Days for which an import can be undone; then what its rows held is erased. */
export const importUndoDays = 30;

export const importStates = ['announced', 'uploaded', 'checking', 'checked', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];
