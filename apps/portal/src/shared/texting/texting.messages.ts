import type { MessageBlock, MessageChannel, MessagePurpose, MessageStatus } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { answerText } from '../answers/answers.messages.ts';
import { attachmentTexts } from './composer.messages.ts';

export const messageStatusNames = defineMessages({
  scheduled: { id: 'texting.status.scheduled', defaultMessage: 'Scheduled' },
  queued: { id: 'texting.status.queued', defaultMessage: 'Waiting' },
  sending: { id: 'texting.status.sending', defaultMessage: 'Sending' },
  sent: { id: 'texting.status.sent', defaultMessage: 'Sent' },
  delivered: { id: 'texting.status.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'texting.status.failed', defaultMessage: 'Not delivered' },
  unconfirmed: { id: 'texting.status.unconfirmed', defaultMessage: 'Unconfirmed' },
  blocked: { id: 'texting.status.blocked', defaultMessage: 'Not sent' },
  cancelled: { id: 'texting.status.cancelled', defaultMessage: 'Cancelled' },
  received: { id: 'texting.status.received', defaultMessage: 'Received' },
  held: { id: 'texting.status.held', defaultMessage: 'Held' },
}) satisfies Record<MessageStatus, MessageDescriptor>;

export const channelNames = defineMessages({
  sms: { id: 'texting.channel.sms', defaultMessage: 'Text message' },
  email: { id: 'texting.channel.email', defaultMessage: 'E-mail' },
}) satisfies Record<MessageChannel, MessageDescriptor>;

export const purposeNames = defineMessages({
  conversation: { id: 'texting.purpose.conversation', defaultMessage: 'Message' },
  reminder: { id: 'texting.purpose.reminder', defaultMessage: 'Reminder' },
  confirmation: { id: 'texting.purpose.confirmation', defaultMessage: 'Confirmation' },
  'missing-documents': { id: 'texting.purpose.missingDocuments', defaultMessage: 'Missing documents' },
  'waitlist-offer': { id: 'texting.purpose.waitlistOffer', defaultMessage: 'Waitlist offer' },
  notice: { id: 'texting.purpose.notice', defaultMessage: 'Opt-out notice' },
}) satisfies Record<MessagePurpose, MessageDescriptor>;

/** Why a message was kept here, or cannot be sent. */
export const blockNames = defineMessages({
  'opted-out': { id: 'texting.block.optedOut', defaultMessage: 'This number has opted out of text messages.' },
  'no-consent': { id: 'texting.block.noConsent', defaultMessage: 'The patient has not agreed to text messages. Record their consent in the chart first.' },
  'zone-unknown': { id: 'texting.block.zoneUnknown', defaultMessage: 'It may be night at this number: its time zone is not known, or it is never day there and here at once.' },
  'appointment-changed': { id: 'texting.block.appointmentChanged', defaultMessage: 'The appointment was moved or cancelled in the meantime.' },
  expired: { id: 'texting.block.expired', defaultMessage: 'It could not be sent before it became outdated.' },
  'number-changed': { id: 'texting.block.numberChanged', defaultMessage: 'The chart no longer has this number.' },
  'number-shared': { id: 'texting.block.numberShared', defaultMessage: 'Several patients have this number. Choose whom the conversation is with first.' },
  'wrong-number': { id: 'texting.block.wrongNumber', defaultMessage: 'Somebody at this number said that it is not the patient’s.' },
  'offer-ended': { id: 'texting.block.offerEnded', defaultMessage: 'The offer ended before the message went out.' },
  'referral-moved-on': { id: 'texting.block.referralMovedOn', defaultMessage: 'The referral no longer waits for anything.' },
  'provider-off': { id: 'texting.block.providerOff', defaultMessage: 'Text messages are switched off for this clinic. An administrator can switch them on under Integrations.' },
  'no-media': { id: 'texting.block.noMedia', defaultMessage: 'Files cannot be sent from this number. Send the message without them.' },
  'no-credits': { id: 'texting.block.noCredits', defaultMessage: 'There are not enough credits left to send this. They are added under Organization.' },
}) satisfies Record<MessageBlock, MessageDescriptor>;

/** The same of an e-mail, where it is another thing. */
const mailBlockNames: Partial<Record<MessageBlock, MessageDescriptor>> = defineMessages({
  'opted-out': { id: 'texting.mailBlock.optedOut', defaultMessage: 'This address has opted out of e-mails.' },
  'no-consent': { id: 'texting.mailBlock.noConsent', defaultMessage: 'The patient has not agreed to e-mails. Record their consent in the chart first.' },
  'number-changed': { id: 'texting.mailBlock.addressChanged', defaultMessage: 'The chart no longer has this address.' },
  'number-shared': { id: 'texting.mailBlock.addressShared', defaultMessage: 'Several patients have this address. Choose whom the conversation is with first.' },
  'wrong-number': { id: 'texting.mailBlock.wrongAddress', defaultMessage: 'Somebody at this address said that it is not the patient’s.' },
  'provider-off': { id: 'texting.mailBlock.providerOff', defaultMessage: 'E-mails to patients are switched off for this clinic. An administrator can switch them on under Integrations.' },
});

export const blockName = (block: MessageBlock, channel: MessageChannel): MessageDescriptor => (channel === 'email' && mailBlockNames[block]) || blockNames[block];

/** Why a patient is not reached by the other channel. */
export const noWayNames = defineMessages({
  sms: { id: 'texting.noWay.sms', defaultMessage: 'The chart has no phone number.' },
  email: { id: 'texting.noWay.email', defaultMessage: 'The chart has no e-mail address.' },
}) satisfies Record<MessageChannel, MessageDescriptor>;

const problems: Readonly<Record<string, MessageDescriptor>> = {
  ...blockNames,
  ...attachmentTexts,
  ...defineMessages({
    'newer-message': { id: 'texting.problem.newerMessage', defaultMessage: 'The patient has written in the meantime. Read it, then send yours.' },
    claimed: { id: 'texting.problem.claimed', defaultMessage: 'A colleague is answering this conversation.' },
    'too-late': { id: 'texting.problem.tooLate', defaultMessage: 'The message has gone out in the meantime.' },
    'no-number': { id: 'texting.problem.noNumber', defaultMessage: 'The chart has no number that texts reach, and no e-mail address. Add one there first.' },
    'no-patient': { id: 'texting.problem.noPatient', defaultMessage: 'Nobody knows yet whose referral it is. Attach the patient first.' },
    'not-waiting': { id: 'texting.problem.notWaiting', defaultMessage: 'The referral no longer waits for anything.' },
    'asked-already': { id: 'texting.problem.askedAlready', defaultMessage: 'The patient was asked today already.' },
    'nothing-sent': { id: 'texting.problem.nothingSent', defaultMessage: 'No e-mail went to this address since the server was started. Send one first, then answer it.' },
    'other-number': { id: 'texting.problem.otherNumber', defaultMessage: 'The chart of this patient does not have this number.' },
  }),
};

/** Words for what stood in the way. */
export const textingProblem = (problem: Problem): MessageDescriptor => problems[(problem.code === 'invalid' && problem.fields?.[0]?.code) || problem.code] ?? answerText(problem);
