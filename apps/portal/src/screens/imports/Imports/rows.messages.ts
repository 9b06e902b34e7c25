import type { ImportField, ImportOutcome, ImportReasonCode, ImportResult, Sex } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const fieldNames = defineMessages({
  familyName: { id: 'imports.field.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'imports.field.givenName', defaultMessage: 'Given name' },
  fullName: { id: 'imports.field.fullName', defaultMessage: 'Full name, with a comma' },
  birthDate: { id: 'imports.field.birthDate', defaultMessage: 'Birth date' },
  sex: { id: 'imports.field.sex', defaultMessage: 'Sex' },
  healthNumber: { id: 'imports.field.healthNumber', defaultMessage: 'Health number' },
  versionCode: { id: 'imports.field.versionCode', defaultMessage: 'Version code' },
  province: { id: 'imports.field.province', defaultMessage: 'Province' },
  phone: { id: 'imports.field.phone', defaultMessage: 'Phone' },
  email: { id: 'imports.field.email', defaultMessage: 'E-mail' },
  address: { id: 'imports.field.address', defaultMessage: 'Address' },
  language: { id: 'imports.field.language', defaultMessage: 'Language' },
  licenceNumber: { id: 'imports.field.licenceNumber', defaultMessage: 'Licence number' },
  billingNumber: { id: 'imports.field.billingNumber', defaultMessage: 'Billing number' },
  specialty: { id: 'imports.field.specialty', defaultMessage: 'Specialty' },
  clinicName: { id: 'imports.field.clinicName', defaultMessage: 'Clinic' },
  faxNumber: { id: 'imports.field.faxNumber', defaultMessage: 'Fax' },
}) satisfies Record<ImportField, MessageDescriptor>;

export const reasonTexts = defineMessages({
  'name-missing': { id: 'imports.reason.nameMissing', defaultMessage: 'The family name is missing.' },
  'name-needs-comma': { id: 'imports.reason.nameNeedsComma', defaultMessage: 'Family and given name need a comma between them.' },
  'date-unreadable': { id: 'imports.reason.dateUnreadable', defaultMessage: 'This is not a date, or not in the order that was chosen.' },
  'date-ambiguous': { id: 'imports.reason.dateAmbiguous', defaultMessage: 'This date can be read in more than one way.' },
  'date-impossible': { id: 'imports.reason.dateImpossible', defaultMessage: 'Nobody was born on this date.' },
  'sex-unknown': { id: 'imports.reason.sexUnknown', defaultMessage: 'This word for the sex is not known.' },
  'province-unknown': { id: 'imports.reason.provinceUnknown', defaultMessage: 'This is not a province or territory of Canada.' },
  'phone-invalid': { id: 'imports.reason.phoneInvalid', defaultMessage: 'This is not a valid number.' },
  'too-many-phones': { id: 'imports.reason.tooManyPhones', defaultMessage: 'There are more numbers than a chart has room for.' },
  'email-invalid': { id: 'imports.reason.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  'number-rounded': { id: 'imports.reason.numberRounded', defaultMessage: 'The spreadsheet has shortened this number (such as 9.88E+09). Format the column as text and export it again.' },
  'zero-lost': { id: 'imports.reason.zeroLost', defaultMessage: 'A zero at the beginning seems to be lost. Format the column as text and export it again.' },
  'too-long': { id: 'imports.reason.tooLong', defaultMessage: 'The text is too long.' },
  formula: { id: 'imports.reason.formula', defaultMessage: 'This is a formula of a spreadsheet. Save values instead.' },
  'control-character': { id: 'imports.reason.controlCharacter', defaultMessage: 'There is an invisible control character in the text.' },
  encoding: { id: 'imports.reason.encoding', defaultMessage: 'Some characters do not fit the encoding that was chosen.' },
  'too-many-cells': { id: 'imports.reason.tooManyCells', defaultMessage: 'The row has more cells than the header. Perhaps quotation marks are missing.' },
  'same-number-in-file': { id: 'imports.reason.sameNumberInFile', defaultMessage: 'Line {row, number} has the same number.' },
  'other-person': { id: 'imports.reason.otherPerson', defaultMessage: 'A chart with this number has another name and birth date. Check the number.' },
  'number-unusual': { id: 'imports.reason.numberUnusual', defaultMessage: 'The number does not have the usual form. It is kept as it is.' },
  'language-unknown': { id: 'imports.reason.languageUnknown', defaultMessage: 'The language is not known and is left out.' },
  'extension-dropped': { id: 'imports.reason.extensionDropped', defaultMessage: 'The extension of the number is left out.' },
  'same-person-in-file': { id: 'imports.reason.samePersonInFile', defaultMessage: 'Line {row, number} seems to be the same person.' },
  'likely-known': { id: 'imports.reason.likelyKnown', defaultMessage: 'This may be somebody who is here already.' },
  known: { id: 'imports.reason.known', defaultMessage: 'The number is here already.' },
  'changed-meanwhile': { id: 'imports.reason.changedMeanwhile', defaultMessage: 'It was entered or changed by somebody since the check, and was left as it is.' },
  'kept-changed': { id: 'imports.reason.keptChanged', defaultMessage: 'It was changed since the import. What was changed stays.' },
  'kept-used': { id: 'imports.reason.keptUsed', defaultMessage: 'Documents, visits or other entries refer to it. It stays.' },
}) satisfies Record<ImportReasonCode, MessageDescriptor>;

export const outcomeNames = defineMessages({
  create: { id: 'imports.outcome.create', defaultMessage: 'New' },
  update: { id: 'imports.outcome.update', defaultMessage: 'Update' },
  skip: { id: 'imports.outcome.skip', defaultMessage: 'Skipped' },
  error: { id: 'imports.outcome.error', defaultMessage: 'Error' },
}) satisfies Record<ImportOutcome, MessageDescriptor>;

export const resultNames = defineMessages({
  made: { id: 'imports.resultName.made', defaultMessage: 'Created' },
  changed: { id: 'imports.resultName.changed', defaultMessage: 'Updated' },
  left: { id: 'imports.resultName.left', defaultMessage: 'Left as it was' },
  removed: { id: 'imports.resultName.removed', defaultMessage: 'Removed' },
  restored: { id: 'imports.resultName.restored', defaultMessage: 'Restored' },
  kept: { id: 'imports.resultName.kept', defaultMessage: 'Kept' },
}) satisfies Record<ImportResult, MessageDescriptor>;

export const rowMessages = defineMessages({
  line: { id: 'imports.row.line', defaultMessage: 'Line' },
  outcome: { id: 'imports.row.outcome', defaultMessage: 'What becomes of it' },
  inField: { id: 'imports.row.inField', defaultMessage: '{field}: {text}' },
  chart: { id: 'imports.row.chart', defaultMessage: 'Open the chart' },
  physician: { id: 'imports.row.physician', defaultMessage: 'Open the entry' },
});

export const sexWords = defineMessages({
  female: { id: 'imports.sex.female', defaultMessage: 'Female' },
  male: { id: 'imports.sex.male', defaultMessage: 'Male' },
  other: { id: 'imports.sex.other', defaultMessage: 'Other' },
  unknown: { id: 'imports.sex.unknown', defaultMessage: 'Unknown' },
}) satisfies Record<Sex, MessageDescriptor>;

export const outcomeTones = { create: 'success', update: 'accent', skip: 'neutral', error: 'danger' } as const satisfies Record<ImportOutcome, string>;
export const resultTones = { made: 'success', changed: 'accent', left: 'warning', removed: 'neutral', restored: 'neutral', kept: 'warning' } as const satisfies Record<ImportResult, string>;
