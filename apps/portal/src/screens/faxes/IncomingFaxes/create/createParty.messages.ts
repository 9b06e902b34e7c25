import { defineMessages } from '@intake/i18n';

export const createPartyMessages = defineMessages({
  patientTitle: { id: 'patients.create.title', defaultMessage: 'New patient' },
  physicianTitle: { id: 'patients.create.physicianTitle', defaultMessage: 'New physician' },
  fromDocument: { id: 'patients.create.fromDocument', defaultMessage: 'Filled in from the document. Check each value against the page.' },
  familyName: { id: 'patients.create.familyName', defaultMessage: 'Family name' },
  givenName: { id: 'patients.create.givenName', defaultMessage: 'Given names' },
  birthDateChoose: { id: 'patients.create.birthDateChoose', defaultMessage: 'The page can be read in several ways. Which is it?' },
  phone: { id: 'patients.create.phone', defaultMessage: 'Phone' },
  fax: { id: 'patients.create.fax', defaultMessage: 'Fax' },
  phoneInvalid: { id: 'patients.create.phoneInvalid', defaultMessage: 'This is not a phone number.' },
  clinic: { id: 'patients.create.clinic', defaultMessage: 'Clinic' },
  specialty: { id: 'patients.create.specialty', defaultMessage: 'Specialty' },
  billingNumber: { id: 'patients.create.billingNumber', defaultMessage: 'Billing number' },
  licenceNumber: { id: 'patients.create.licenceNumber', defaultMessage: 'Licence number' },
  nameRequired: { id: 'patients.create.nameRequired', defaultMessage: 'A family name is needed.' },
  save: { id: 'patients.create.save', defaultMessage: 'Create and choose' },
});
