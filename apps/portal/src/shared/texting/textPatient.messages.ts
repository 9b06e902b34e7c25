import { defineMessages } from '@intake/i18n';

export const textPatientMessages = defineMessages({
  title: { id: 'texting.patient.title', defaultMessage: 'New message' },
  titleTo: { id: 'texting.patient.titleTo', defaultMessage: 'Message to {name}' },
  patient: { id: 'texting.patient.patient', defaultMessage: 'Patient' },
  patientPlaceholder: { id: 'texting.patient.patientPlaceholder', defaultMessage: 'Name, birth date or health number' },
  number: { id: 'texting.patient.number', defaultMessage: 'Number or address' },
  noNumber: { id: 'texting.patient.noNumber', defaultMessage: 'The chart has no phone number and no e-mail address. Add one there first.' },
  sent: { id: 'texting.patient.sent', defaultMessage: 'The message is on its way.' },
  scheduled: { id: 'texting.patient.scheduled', defaultMessage: 'The message goes out {time}.' },
  show: { id: 'texting.patient.show', defaultMessage: 'Show' },
});
