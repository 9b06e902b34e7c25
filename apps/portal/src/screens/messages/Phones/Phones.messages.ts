import { defineMessages } from '@intake/i18n';

export const phoneMessages = defineMessages({
  list: { id: 'messages.phones.list', defaultMessage: 'Phones' },
  lead: { id: 'messages.phones.lead', defaultMessage: 'Made-up phones of the demo. What you write here reaches the clinic as a patient’s message.' },
  emptyTitle: { id: 'messages.phones.emptyTitle', defaultMessage: 'No phone has been texted yet' },
  emptyText: { id: 'messages.phones.emptyText', defaultMessage: 'Send a message to a patient; their phone then appears here.' },
  failedTitle: { id: 'messages.phones.failedTitle', defaultMessage: 'There is no phone simulator here' },
  failedText: { id: 'messages.phones.failedText', defaultMessage: 'It belongs to the demo, where no message leaves this machine.' },
  chooseTitle: { id: 'messages.phones.chooseTitle', defaultMessage: 'Choose a phone' },
  phone: { id: 'messages.phones.phone', defaultMessage: 'Phone' },
  unknown: { id: 'messages.phones.unknown', defaultMessage: 'Unknown owner' },
  field: { id: 'messages.phones.field', defaultMessage: 'Answer as the patient' },
  send: { id: 'messages.phones.send', defaultMessage: 'Send' },
  quick: { id: 'messages.phones.quick', defaultMessage: 'Quick answers' },
  back: { id: 'messages.phones.back', defaultMessage: 'Back to the messages' },
  own: { id: 'messages.phones.own', defaultMessage: 'Patient' },
  clinic: { id: 'messages.phones.clinic', defaultMessage: 'Clinic' },
  picture: { id: 'messages.phones.picture', defaultMessage: 'Picture' },
  document: { id: 'messages.phones.document', defaultMessage: 'Document' },
  sentPicture: { id: 'messages.phones.sentPicture', defaultMessage: 'Picture, sent' },
  blank: { id: 'messages.phones.blank', defaultMessage: 'Write something first.' },
});
