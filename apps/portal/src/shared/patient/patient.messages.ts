import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Sex } from '@intake/api/rules';

/** What a chart says of a person, field by field. */
export const patientTexts = defineMessages({
  familyName: { id: 'patients.field.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'patients.field.givenName', defaultMessage: 'Given names' },
  birthDate: { id: 'patients.field.birthDate', defaultMessage: 'Birth date' },
  sex: { id: 'patients.field.sex', defaultMessage: 'Sex' },
  healthNumber: { id: 'patients.field.healthNumber', defaultMessage: 'Health number' },
  province: { id: 'patients.field.province', defaultMessage: 'Province' },
  phone: { id: 'patients.field.phone', defaultMessage: 'Phone' },
  otherPhone: { id: 'patients.field.otherPhone', defaultMessage: 'Phone {number, number}' },
  email: { id: 'patients.field.email', defaultMessage: 'E-mail' },
  address: { id: 'patients.field.address', defaultMessage: 'Address' },
  language: { id: 'patients.field.language', defaultMessage: 'Language' },
  alerts: { id: 'patients.field.alerts', defaultMessage: 'Alerts' },
  alertsText: { id: 'patients.field.alertsText', defaultMessage: 'What nobody may miss, one a line: an allergy, a risk of falling, an interpreter who is needed.' },
  alertsLong: { id: 'patients.field.alertsLong', defaultMessage: 'There are too many alerts, or one of them is too long. Shorten them.' },
  alertsTitle: { id: 'patients.field.alertsTitle', defaultMessage: '{count, plural, one {Alert} other {# alerts}}' },
  location: { id: 'patients.field.location', defaultMessage: 'Preferred location' },
  unspecified: { id: 'patients.field.unspecified', defaultMessage: 'Not stated' },
  nameRequired: { id: 'patients.field.nameRequired', defaultMessage: 'A family name is needed.' },
  phoneInvalid: { id: 'patients.field.phoneInvalid', defaultMessage: 'This is not a phone number.' },
  emailInvalid: { id: 'patients.field.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  existsConfirm: { id: 'patients.field.existsConfirm', defaultMessage: 'It is another person: create' },
});

/** What can be said of a health number without asking anyone. */
export const healthNumberTexts = defineMessages({
  valid: { id: 'patients.healthNumber.valid', defaultMessage: 'Format and check digit agree. Eligibility is not checked.' },
  plausible: { id: 'patients.healthNumber.plausible', defaultMessage: 'The format agrees; this province has no check digit.' },
  warning: { id: 'patients.healthNumber.warning', defaultMessage: 'The check digit does not agree: compare with the card.' },
  format: { id: 'patients.healthNumber.format', defaultMessage: 'This number does not fit the format of this province.' },
});

export const sexNames = defineMessages({
  female: { id: 'patients.sex.female', defaultMessage: 'Female' },
  male: { id: 'patients.sex.male', defaultMessage: 'Male' },
  other: { id: 'patients.sex.other', defaultMessage: 'Other' },
  unknown: { id: 'patients.sex.unknown', defaultMessage: 'Unknown' },
}) satisfies Record<Sex, MessageDescriptor>;
