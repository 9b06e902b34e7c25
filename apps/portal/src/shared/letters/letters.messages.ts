import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { DeliveryFailure, DeliveryStatus, LetterKind, LetterVariable } from '@intake/api/rules';
import type { Problem } from '../../data/problem.ts';
import { answerText } from '../answers/answers.messages.ts';

/** The closed sets of words of letters and of faxes that are sent, in the reader's language. */
export const letterKindNames = defineMessages({
  acknowledgement: { id: 'letters.kind.acknowledgement', defaultMessage: 'Acknowledgement' },
  accepted: { id: 'letters.kind.accepted', defaultMessage: 'Accepted, with the wait' },
  'information-missing': { id: 'letters.kind.informationMissing', defaultMessage: 'Information missing' },
  declined: { id: 'letters.kind.declined', defaultMessage: 'Declined, with reasons' },
  'appointment-notice': { id: 'letters.kind.appointmentNotice', defaultMessage: 'Appointment notice' },
  'cover-page': { id: 'letters.kind.coverPage', defaultMessage: 'Cover page' },
  misdirected: { id: 'letters.kind.misdirected', defaultMessage: 'Misdirected fax' },
  free: { id: 'letters.kind.free', defaultMessage: 'Free letter' },
}) satisfies Record<LetterKind, MessageDescriptor>;

export const deliveryStatusNames = defineMessages({
  scheduled: { id: 'letters.status.scheduled', defaultMessage: 'Scheduled' },
  queued: { id: 'letters.status.queued', defaultMessage: 'Queued' },
  sending: { id: 'letters.status.sending', defaultMessage: 'Sending' },
  sent: { id: 'letters.status.sent', defaultMessage: 'On its way' },
  delivered: { id: 'letters.status.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'letters.status.failed', defaultMessage: 'Failed' },
  unconfirmed: { id: 'letters.status.unconfirmed', defaultMessage: 'Unconfirmed' },
  cancelled: { id: 'letters.status.cancelled', defaultMessage: 'Cancelled' },
}) satisfies Record<DeliveryStatus, MessageDescriptor>;

/** Why it did not arrive. */
export const failureNames = defineMessages({
  busy: { id: 'letters.failure.busy', defaultMessage: 'The line was busy' },
  'no-answer': { id: 'letters.failure.noAnswer', defaultMessage: 'Nobody answered' },
  line: { id: 'letters.failure.line', defaultMessage: 'The line broke off' },
  number: { id: 'letters.failure.number', defaultMessage: 'There is no fax machine at this number' },
  refused: { id: 'letters.failure.refused', defaultMessage: 'The other side refused the call' },
  account: { id: 'letters.failure.account', defaultMessage: 'The account of the provider does not allow it' },
  document: { id: 'letters.failure.document', defaultMessage: 'The provider could not send this document' },
  provider: { id: 'letters.failure.provider', defaultMessage: 'The provider is in trouble' },
  unknown: { id: 'letters.failure.unknown', defaultMessage: 'The provider gave no reason' },
}) satisfies Record<DeliveryFailure, MessageDescriptor>;

/** What to do about it. */
export const failureSteps = defineMessages({
  busy: { id: 'letters.failureStep.busy', defaultMessage: 'Send it again later, or call the clinic for another number.' },
  'no-answer': { id: 'letters.failureStep.noAnswer', defaultMessage: 'Send it again during their opening hours, or call for another number.' },
  line: { id: 'letters.failureStep.line', defaultMessage: 'Send it again. If it breaks off once more, ask for another number.' },
  number: { id: 'letters.failureStep.number', defaultMessage: 'Check the number with the clinic and send it to the right one.' },
  refused: { id: 'letters.failureStep.refused', defaultMessage: 'Call the clinic and ask which number takes faxes.' },
  account: { id: 'letters.failureStep.account', defaultMessage: 'Ask whoever looks after the connection to the provider, then send it again.' },
  document: { id: 'letters.failureStep.document', defaultMessage: 'Send fewer pages, or send it another way.' },
  provider: { id: 'letters.failureStep.provider', defaultMessage: 'Send it again in a while.' },
  unknown: { id: 'letters.failureStep.unknown', defaultMessage: 'Send it again, or call the clinic.' },
}) satisfies Record<DeliveryFailure, MessageDescriptor>;

/** What a letter can name. */
export const letterVariableNames = defineMessages({
  'organization.name': { id: 'letters.variable.organizationName', defaultMessage: 'Name of the organization' },
  'organization.phone': { id: 'letters.variable.organizationPhone', defaultMessage: 'Phone number of the organization' },
  'organization.fax': { id: 'letters.variable.organizationFax', defaultMessage: 'Fax number of the organization' },
  'recipient.name': { id: 'letters.variable.recipientName', defaultMessage: 'Name of the recipient' },
  'recipient.clinic': { id: 'letters.variable.recipientClinic', defaultMessage: 'Clinic of the recipient' },
  'recipient.fax': { id: 'letters.variable.recipientFax', defaultMessage: 'Fax number of the recipient' },
  'sender.name': { id: 'letters.variable.senderName', defaultMessage: 'Who sends it' },
  today: { id: 'letters.variable.today', defaultMessage: 'Today' },
  'fax.pages': { id: 'letters.variable.faxPages', defaultMessage: 'Pages of the fax' },
  'fax.receivedOn': { id: 'letters.variable.faxReceivedOn', defaultMessage: 'Day on which a misdirected fax came' },
  'fax.disposal': { id: 'letters.variable.faxDisposal', defaultMessage: 'What becomes of a misdirected fax' },
  'fax.note': { id: 'letters.variable.faxNote', defaultMessage: 'Note on the cover page' },
  'patient.name': { id: 'letters.variable.patientName', defaultMessage: 'Name of the patient' },
  'patient.birthDate': { id: 'letters.variable.patientBirthDate', defaultMessage: 'Birth date' },
  'patient.healthNumber': { id: 'letters.variable.patientHealthNumber', defaultMessage: 'Health number' },
  'referral.service': { id: 'letters.variable.referralService', defaultMessage: 'Service' },
  'referral.receivedOn': { id: 'letters.variable.referralReceivedOn', defaultMessage: 'Day the referral arrived' },
  'referral.expectedWait': { id: 'letters.variable.referralExpectedWait', defaultMessage: 'Expected wait' },
  'referral.missing': { id: 'letters.variable.referralMissing', defaultMessage: 'What is missing' },
  'referral.declineReason': { id: 'letters.variable.referralDeclineReason', defaultMessage: 'Reasons for declining' },
  'referral.redirect': { id: 'letters.variable.referralRedirect', defaultMessage: 'Where to refer instead' },
  'appointment.date': { id: 'letters.variable.appointmentDate', defaultMessage: 'Day of the appointment' },
  'appointment.time': { id: 'letters.variable.appointmentTime', defaultMessage: 'Time of the appointment' },
  'appointment.place': { id: 'letters.variable.appointmentPlace', defaultMessage: 'Place of the appointment' },
  'appointment.physician': { id: 'letters.variable.appointmentPhysician', defaultMessage: 'Physician of the appointment' },
  'appointment.instructions': { id: 'letters.variable.appointmentInstructions', defaultMessage: 'Instructions' },
  'appointment.link': { id: 'letters.variable.appointmentLink', defaultMessage: 'Link to confirm or cancel the appointment' },
}) satisfies Record<LetterVariable, MessageDescriptor>;

export const sheetMessages = defineMessages({
  page: { id: 'letters.sheet.page', defaultMessage: 'Page {page, number} of {pages, number}' },
  waiting: { id: 'letters.sheet.waiting', defaultMessage: 'Printing the letter' },
  failed: { id: 'letters.sheet.failed', defaultMessage: 'The letter cannot be shown yet' },
  missing: { id: 'letters.sheet.missing', defaultMessage: 'It still needs: {names}.' },
});

export const numberMessages = defineMessages({
  to: { id: 'letters.number.to', defaultMessage: 'Fax number' },
  other: { id: 'letters.number.other', defaultMessage: 'Another number' },
  typed: { id: 'letters.number.typed', defaultMessage: 'Type the number' },
  required: { id: 'letters.number.required', defaultMessage: 'A fax number is needed.' },
  confirm: { id: 'letters.number.confirm', defaultMessage: 'Its last four digits' },
  confirmText: {
    id: 'letters.number.confirmText',
    defaultMessage: 'Nobody here has sent to this number yet. Read it once more on the letterhead, and type how it ends.',
  },
  confirmWrong: { id: 'letters.number.confirmWrong', defaultMessage: 'These are not the last four digits of the number.' },
});

/** Why it cannot be sent or changed, by the server's code. */
const problems: Record<string, MessageDescriptor> = defineMessages({
  'no-telephony': { id: 'letters.problem.noTelephony', defaultMessage: 'This installation has no provider that could send a fax. Ask whoever runs it.' },
  'provider-off': { id: 'letters.problem.providerOff', defaultMessage: 'Sending by Telnyx is switched off. An administrator can switch it on under Settings, Integrations.' },
  'no-sender-number': { id: 'letters.problem.noSenderNumber', defaultMessage: 'The organization has no number to send from. An administrator can set it under Organization.' },
  'too-many-pages': { id: 'letters.problem.tooManyPages', defaultMessage: 'A fax has at most 350 pages. Choose fewer.' },
  'too-large': { id: 'letters.problem.tooLarge', defaultMessage: 'A fax has at most 50 MB. Choose fewer pages.' },
  'no-credits': { id: 'letters.problem.noCredits', defaultMessage: 'There are not enough credits left to send this. They are added under Organization.' },
  'too-late': { id: 'letters.problem.tooLate', defaultMessage: 'It is on its way and cannot be stopped any more.' },
  'illegal-transition': { id: 'letters.problem.illegalTransition', defaultMessage: 'It has gone on in the meantime, so this is no longer possible.' },
  'not-in-trouble': { id: 'letters.problem.notInTrouble', defaultMessage: 'It needs nobody any more.' },
  missing: { id: 'letters.problem.missing', defaultMessage: 'The letter names something that has no value yet.' },
  unwritable: { id: 'letters.problem.unwritable', defaultMessage: 'The letter holds a character that cannot be printed.' },
  malformed: { id: 'letters.problem.malformed', defaultMessage: 'A brace opens or closes nothing.' },
});

/** The text for what the server answered about a letter or a fax. */
export const letterProblem = (problem: Problem): MessageDescriptor =>
  problems[(problem.code === 'invalid' && problem.fields?.[0]?.code) || problem.code] ?? answerText(problem);

/** What the server refused at the fields of a number. */
export const numberRefusal = ({ path, code }: { path: string; code: string }): MessageDescriptor | undefined =>
  path === 'confirmation' ? (code === 'required' ? numberMessages.confirmText : numberMessages.confirmWrong) : undefined;
