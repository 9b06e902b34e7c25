import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Sex } from '@intake/api/rules';

export const createPartyMessages = defineMessages({
  patientTitle: { id: 'patients.create.title', defaultMessage: 'New patient' },
  physicianTitle: { id: 'patients.create.physicianTitle', defaultMessage: 'New physician' },
  fromDocument: { id: 'patients.create.fromDocument', defaultMessage: 'Filled in from the document. Check each value against the page.' },
  familyName: { id: 'patients.create.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'patients.create.givenName', defaultMessage: 'Given names' },
  birthDate: { id: 'patients.create.birthDate', defaultMessage: 'Birth date' },
  birthDateChoose: { id: 'patients.create.birthDateChoose', defaultMessage: 'The page can be read in several ways. Which is it?' },
  sex: { id: 'patients.create.sex', defaultMessage: 'Sex' },
  healthNumber: { id: 'patients.create.healthNumber', defaultMessage: 'Health number' },
  versionCode: { id: 'patients.create.versionCode', defaultMessage: 'Version' },
  province: { id: 'patients.create.province', defaultMessage: 'Province' },
  healthNumberValid: { id: 'patients.create.healthNumberValid', defaultMessage: 'Format and check digit agree. Eligibility is not checked.' },
  healthNumberPlausible: { id: 'patients.create.healthNumberPlausible', defaultMessage: 'The format agrees; this province has no check digit.' },
  healthNumberWarning: { id: 'patients.create.healthNumberWarning', defaultMessage: 'The check digit does not agree: compare with the card.' },
  healthNumberFormat: { id: 'patients.create.healthNumberFormat', defaultMessage: 'This is not how a number of this province looks.' },
  phone: { id: 'patients.create.phone', defaultMessage: 'Phone' },
  fax: { id: 'patients.create.fax', defaultMessage: 'Fax' },
  phoneInvalid: { id: 'patients.create.phoneInvalid', defaultMessage: 'This is not a phone number.' },
  email: { id: 'patients.create.email', defaultMessage: 'Email' },
  address: { id: 'patients.create.address', defaultMessage: 'Address' },
  clinic: { id: 'patients.create.clinic', defaultMessage: 'Clinic' },
  specialty: { id: 'patients.create.specialty', defaultMessage: 'Specialty' },
  billingNumber: { id: 'patients.create.billingNumber', defaultMessage: 'Billing number' },
  licenceNumber: { id: 'patients.create.licenceNumber', defaultMessage: 'Licence number' },
  nameRequired: { id: 'patients.create.nameRequired', defaultMessage: 'A family name is needed.' },
  unspecified: { id: 'patients.create.unspecified', defaultMessage: 'Not stated' },
  save: { id: 'patients.create.save', defaultMessage: 'Create and choose' },
  existsConfirm: { id: 'patients.create.existsConfirm', defaultMessage: 'It is another person: create' },
});

export const sexNames = defineMessages({
  female: { id: 'patients.sex.female', defaultMessage: 'Female' },
  male: { id: 'patients.sex.male', defaultMessage: 'Male' },
  other: { id: 'patients.sex.other', defaultMessage: 'Other' },
  unknown: { id: 'patients.sex.unknown', defaultMessage: 'Unknown' },
}) satisfies Record<Sex, MessageDescriptor>;
