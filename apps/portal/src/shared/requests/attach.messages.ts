import { defineMessages } from '@intake/i18n';

/** Faxes that a person attaches. */
export const attachMessages = defineMessages({
  title: { id: 'requests.attach.title', defaultMessage: 'Attach a fax' },
  fax: { id: 'requests.attach.fax', defaultMessage: 'Fax' },
  faxText: { id: 'requests.attach.faxText', defaultMessage: 'Those of the patient come first, then what arrived last. Type who sent it or whom it names.' },
  attach: { id: 'requests.attach.attach', defaultMessage: 'Attach' },
  empty: { id: 'requests.attach.empty', defaultMessage: 'Choose a fax.' },
  noSender: { id: 'requests.attach.noSender', defaultMessage: 'Unknown sender' },
  pages: { id: 'requests.attach.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
  attached: { id: 'requests.attach.attached', defaultMessage: 'Fax attached' },
  detach: { id: 'requests.attach.detach', defaultMessage: 'Take off the fax that is shown' },
  detached: { id: 'requests.attach.detached', defaultMessage: 'Fax taken off; it stays where it is filed' },
  undo: { id: 'requests.attach.undo', defaultMessage: 'Undo' },
  undone: { id: 'requests.attach.undone', defaultMessage: 'Taken back' },
  toReferral: { id: 'requests.attach.toReferral', defaultMessage: 'Attach to a referral' },
  patient: { id: 'requests.attach.patient', defaultMessage: 'Patient' },
  patientText: { id: 'requests.attach.patientText', defaultMessage: 'Those whom the fax may name stand first. Type another name to search.' },
  referral: { id: 'requests.attach.referral', defaultMessage: 'Open referrals' },
  referralEmpty: { id: 'requests.attach.referralEmpty', defaultMessage: 'Choose a referral.' },
  none: { id: 'requests.attach.none', defaultMessage: 'This patient has no open referral. File the fax as one instead.' },
  received: { id: 'requests.attach.received', defaultMessage: 'received {date}' },
  attachedTo: { id: 'requests.attach.attachedTo', defaultMessage: 'Attached to {reference}. Filing it makes no second one.' },
  takeOff: { id: 'requests.attach.takeOff', defaultMessage: 'Take off' },
});
