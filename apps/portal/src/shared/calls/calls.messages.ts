import type { CallOutcome, CallPurpose, CallRefusal, CallStatus, ProposalAction } from '@intake/api/rules/voice';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../data/problem.ts';
import { answerText } from '../answers/answers.messages.ts';

export const callStatusNames = defineMessages({
  placing: { id: 'calls.status.placing', defaultMessage: 'Dialling' },
  unconfirmed: { id: 'calls.status.unconfirmed', defaultMessage: 'Unconfirmed' },
  registered: { id: 'calls.status.registered', defaultMessage: 'Ringing' },
  ongoing: { id: 'calls.status.ongoing', defaultMessage: 'Talking' },
  ended: { id: 'calls.status.ended', defaultMessage: 'Ended' },
  'not-connected': { id: 'calls.status.notConnected', defaultMessage: 'Not connected' },
  error: { id: 'calls.status.error', defaultMessage: 'Broke off' },
}) satisfies Record<CallStatus, MessageDescriptor>;

export const callOutcomeNames = defineMessages({
  proposed: { id: 'calls.outcome.proposed', defaultMessage: 'Proposal' },
  'handed-off': { id: 'calls.outcome.handedOff', defaultMessage: 'Handed to a person' },
  voicemail: { id: 'calls.outcome.voicemail', defaultMessage: 'Voicemail' },
  unidentified: { id: 'calls.outcome.unidentified', defaultMessage: 'Not identified' },
  completed: { id: 'calls.outcome.completed', defaultMessage: 'Completed' },
  'not-reached': { id: 'calls.outcome.notReached', defaultMessage: 'Not reached' },
  lost: { id: 'calls.outcome.lost', defaultMessage: 'Broke off' },
}) satisfies Record<CallOutcome, MessageDescriptor>;

export const callPurposeNames = defineMessages({
  reminder: { id: 'calls.purpose.reminder', defaultMessage: 'Reminder' },
  waitlist: { id: 'calls.purpose.waitlist', defaultMessage: 'Waitlist offer' },
  'missing-information': { id: 'calls.purpose.missingInformation', defaultMessage: 'Missing information' },
  'call-back': { id: 'calls.purpose.callBack', defaultMessage: 'Call back' },
  rehearsal: { id: 'calls.purpose.rehearsal', defaultMessage: 'Rehearsal' },
  inbound: { id: 'calls.purpose.inbound', defaultMessage: 'Incoming' },
}) satisfies Record<CallPurpose, MessageDescriptor>;

/** What somebody is asked to do. */
export const proposalNames = defineMessages({
  confirm: { id: 'calls.proposal.confirm', defaultMessage: 'Confirm the visit' },
  cancel: { id: 'calls.proposal.cancel', defaultMessage: 'Cancel the visit' },
  move: { id: 'calls.proposal.move', defaultMessage: 'Move the visit' },
  'call-back': { id: 'calls.proposal.callBack', defaultMessage: 'Call back' },
  message: { id: 'calls.proposal.message', defaultMessage: 'Pass on a message' },
}) satisfies Record<ProposalAction, MessageDescriptor>;

export const spokenMessages = defineMessages({
  silence: { id: 'calls.spoken.silence', defaultMessage: '(silence)' },
  leak: { id: 'calls.spoken.leak', defaultMessage: 'Told to a stranger' },
  neverSaid: { id: 'calls.spoken.neverSaid', defaultMessage: 'Never to be said' },
});

/** Why a call is not made, and what to do. */
export const callRefusalNames = defineMessages({
  'no-number': { id: 'calls.refusal.noNumber', defaultMessage: 'The patient has no telephone number. Add one to the chart.' },
  'number-changed': { id: 'calls.refusal.numberChanged', defaultMessage: 'The number is not the patient’s any more. Look at the chart.' },
  'opted-out': { id: 'calls.refusal.optedOut', defaultMessage: 'The patient does not want to be called by an agent. Call in person.' },
  'no-consent': { id: 'calls.refusal.noConsent', defaultMessage: 'The patient has not agreed to such calls. Call in person.' },
  'outside-hours': { id: 'calls.refusal.outsideHours', defaultMessage: 'Nobody is called at this hour where the patient lives.' },
  'visit-changed': { id: 'calls.refusal.visitChanged', defaultMessage: 'The visit is not as it was any more.' },
  settled: { id: 'calls.refusal.settled', defaultMessage: 'What the call was for is settled.' },
  expired: { id: 'calls.refusal.expired', defaultMessage: 'It is too late for this call.' },
  'provider-off': { id: 'calls.refusal.providerOff', defaultMessage: 'Calls are switched off. They are switched on under Integrations.' },
  limit: { id: 'calls.refusal.limit', defaultMessage: 'The most calls of the day, or to this patient, have been made.' },
  'no-credits': { id: 'calls.refusal.noCredits', defaultMessage: 'There are not enough credits left for a call. They are added under Organization.' },
  'no-agent': { id: 'calls.refusal.noAgent', defaultMessage: 'No agent for such calls is published.' },
  refused: { id: 'calls.refusal.refused', defaultMessage: 'The provider refused the call.' },
}) satisfies Record<CallRefusal, MessageDescriptor>;

const proposalProblems: Record<string, MessageDescriptor> = defineMessages({
  'visit-changed': { id: 'calls.problem.visitChanged', defaultMessage: 'The visit has changed since the call, so nothing was done. Look at it first.' },
});

/** Words for what was refused: a call, or what a call proposes. */
export const callProblem = ({ code, ...rest }: Problem): MessageDescriptor =>
  (callRefusalNames as Record<string, MessageDescriptor>)[code] ?? answerText({ code, ...rest });
export const proposalProblem = ({ code, ...rest }: Problem): MessageDescriptor => proposalProblems[code] ?? answerText({ code, ...rest });
