import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { ConsentAct, ConsentChannel, ConsentKind, ConsentSource, ConsentStatus } from '@intake/api/rules';

export const consentTexts = defineMessages({
  title: { id: 'charts.consents.title', defaultMessage: 'Consents' },
  states: { id: 'charts.consents.states', defaultMessage: 'In force' },
  history: { id: 'charts.consents.history', defaultMessage: 'What was said' },
  noHistory: { id: 'charts.consents.noHistory', defaultMessage: 'Nothing was recorded yet.' },
  loading: { id: 'charts.consents.loading', defaultMessage: 'Loading consents' },
  failed: { id: 'charts.consents.failed', defaultMessage: 'The consents could not be loaded' },
  record: { id: 'charts.consents.record', defaultMessage: 'Record' },
  recordNamed: { id: 'charts.consents.recordNamed', defaultMessage: 'Record consent: {channel}' },
  since: { id: 'charts.consents.since', defaultMessage: 'Since {date}' },
  until: { id: 'charts.consents.until', defaultMessage: 'ends {date}' },
  ended: { id: 'charts.consents.ended', defaultMessage: 'Ended {date}' },
  entry: { id: 'charts.consents.entry', defaultMessage: '{channel}: {act}' },
  recordedBy: { id: 'charts.consents.recordedBy', defaultMessage: 'Recorded by {name}, {date}' },
  recorded: { id: 'charts.consents.recorded', defaultMessage: 'Recorded' },
});

export const consentFieldTexts = defineMessages({
  act: { id: 'charts.consentField.act', defaultMessage: 'What the patient said' },
  kind: { id: 'charts.consentField.kind', defaultMessage: 'Kind of consent' },
  source: { id: 'charts.consentField.source', defaultMessage: 'How it reached the clinic' },
  wording: { id: 'charts.consentField.wording', defaultMessage: 'Words that were shown or read out' },
  day: { id: 'charts.consentField.day', defaultMessage: 'Day' },
  time: { id: 'charts.consentField.time', defaultMessage: 'Time' },
  whenHint: { id: 'charts.consentField.whenHint', defaultMessage: 'Leave empty for now.' },
  note: { id: 'charts.consentField.note', defaultMessage: 'Note' },
  append: { id: 'charts.consentField.append', defaultMessage: 'What is recorded stays as it is. To correct it, record what is right.' },
  wordingRequired: { id: 'charts.consentField.wordingRequired', defaultMessage: 'Express consent needs the words that the patient agreed to.' },
  dayRequired: { id: 'charts.consentField.dayRequired', defaultMessage: 'A time needs its day.' },
  future: { id: 'charts.consentField.future', defaultMessage: 'This is later than now.' },
});

export const channelNames: Readonly<Record<ConsentChannel, MessageDescriptor>> = defineMessages({
  sms: { id: 'charts.consentChannel.sms', defaultMessage: 'Text messages' },
  email: { id: 'charts.consentChannel.email', defaultMessage: 'E-mail' },
  voice: { id: 'charts.consentChannel.voice', defaultMessage: 'Automated calls' },
});

export const actNames: Readonly<Record<ConsentAct, MessageDescriptor>> = defineMessages({
  given: { id: 'charts.consentAct.given', defaultMessage: 'Consent given' },
  withdrawn: { id: 'charts.consentAct.withdrawn', defaultMessage: 'Consent withdrawn' },
});

export const statusNames: Readonly<Record<ConsentStatus, MessageDescriptor>> = defineMessages({
  given: { id: 'charts.consentStatus.given', defaultMessage: 'May be used' },
  withdrawn: { id: 'charts.consentStatus.withdrawn', defaultMessage: 'Withdrawn' },
  expired: { id: 'charts.consentStatus.expired', defaultMessage: 'Expired' },
  none: { id: 'charts.consentStatus.none', defaultMessage: 'Not asked' },
});

export const kindNames: Readonly<Record<ConsentKind, MessageDescriptor>> = defineMessages({
  express: { id: 'charts.consentKind.express', defaultMessage: 'Express' },
  'implied-care': { id: 'charts.consentKind.impliedCare', defaultMessage: 'Implied by care (2 years)' },
  'implied-inquiry': { id: 'charts.consentKind.impliedInquiry', defaultMessage: 'Implied by an inquiry (6 months)' },
});

export const sourceNames: Readonly<Record<ConsentSource, MessageDescriptor>> = defineMessages({
  form: { id: 'charts.consentSource.form', defaultMessage: 'Signed form' },
  'in-person': { id: 'charts.consentSource.inPerson', defaultMessage: 'Said in person' },
  phone: { id: 'charts.consentSource.phone', defaultMessage: 'Said on the phone' },
  message: { id: 'charts.consentSource.message', defaultMessage: 'Written in a message' },
  web: { id: 'charts.consentSource.web', defaultMessage: 'Web page' },
  other: { id: 'charts.consentSource.other', defaultMessage: 'Other' },
});
