import type { AgentPurpose, FlowCheck, FlowProblem, FlowStateKind, PersonaName, RehearsalFailure, Slot, VisitAfter, VoicemailWay } from '@intake/api/rules/voice';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../../../data/problem.ts';
import { answerText } from '../../../shared/answers/answers.messages.ts';

export const agentsMessages = defineMessages({
  title: { id: 'agents.list.title', defaultMessage: 'Voice agents' },
  description: { id: 'agents.list.description', defaultMessage: 'Who answers and makes calls, by flows that cannot tell a stranger anything.' },
  create: { id: 'agents.list.create', defaultMessage: 'New agent' },
  emptyTitle: { id: 'agents.list.emptyTitle', defaultMessage: 'No voice agent yet' },
  emptyText: { id: 'agents.list.emptyText', defaultMessage: 'The first one begins with a flow that works: it finds out who calls, tells the next visit, and takes down a wish. Change it, rehearse it, publish it.' },
  agent: { id: 'agents.list.agent', defaultMessage: 'Agent' },
  state: { id: 'agents.list.state', defaultMessage: 'State' },
  safety: { id: 'agents.list.safety', defaultMessage: 'Safety' },
  calls: { id: 'agents.list.calls', defaultMessage: 'Calls in 30 days' },
  numbers: { id: 'agents.list.numbers', defaultMessage: 'Numbers' },
  handOffs: { id: 'agents.list.handOffs', defaultMessage: '{calls, number}, {share} to a person' },
  noNumber: { id: 'agents.list.noNumber', defaultMessage: 'None' },
  live: { id: 'agents.list.live', defaultMessage: 'Live, version {version, number}' },
  changed: { id: 'agents.list.changed', defaultMessage: 'Changed since' },
  draft: { id: 'agents.list.draft', defaultMessage: 'Not published' },
  problems: { id: 'agents.list.problems', defaultMessage: '{count, plural, one {# problem} other {# problems}}' },
  notPlayed: { id: 'agents.list.notPlayed', defaultMessage: 'Not played' },
  score: { id: 'agents.list.score', defaultMessage: '{passed, number} of {of, number}' },
  name: { id: 'agents.list.name', defaultMessage: 'Name' },
  purpose: { id: 'agents.list.purpose', defaultMessage: 'For' },
  back: { id: 'agents.list.back', defaultMessage: 'All agents' },
  created: { id: 'agents.list.created', defaultMessage: 'The agent is made. Nothing answers calls before it is published.' },
});

export const purposeNames = defineMessages({
  inbound: { id: 'agents.purpose.inbound', defaultMessage: 'Incoming calls' },
  reminder: { id: 'agents.purpose.reminder', defaultMessage: 'Reminders' },
  waitlist: { id: 'agents.purpose.waitlist', defaultMessage: 'Waitlist offers' },
  'missing-information': { id: 'agents.purpose.missingInformation', defaultMessage: 'Missing information' },
  'call-back': { id: 'agents.purpose.callBack', defaultMessage: 'Calling back' },
}) satisfies Record<AgentPurpose, MessageDescriptor>;

export const tabNames = defineMessages({
  flow: { id: 'agents.tab.flow', defaultMessage: 'Flow' },
  rehearse: { id: 'agents.tab.rehearse', defaultMessage: 'Rehearse' },
  suite: { id: 'agents.tab.suite', defaultMessage: 'Safety' },
  versions: { id: 'agents.tab.versions', defaultMessage: 'Versions' },
  settings: { id: 'agents.tab.settings', defaultMessage: 'Settings' },
});

export const stateKindNames = defineMessages({
  say: { id: 'agents.kind.say', defaultMessage: 'Say' },
  collect: { id: 'agents.kind.collect', defaultMessage: 'Ask' },
  check: { id: 'agents.kind.check', defaultMessage: 'Look up' },
  branch: { id: 'agents.kind.branch', defaultMessage: 'Decide' },
  propose: { id: 'agents.kind.propose', defaultMessage: 'Propose' },
  'hand-off': { id: 'agents.kind.handOff', defaultMessage: 'Hand to a person' },
  end: { id: 'agents.kind.end', defaultMessage: 'Hang up' },
}) satisfies Record<FlowStateKind, MessageDescriptor>;

export const slotNames = defineMessages({
  'birth-date': { id: 'agents.slot.birthDate', defaultMessage: 'Birth date' },
  'health-number': { id: 'agents.slot.healthNumber', defaultMessage: 'Last four of the health number' },
  'postal-code': { id: 'agents.slot.postalCode', defaultMessage: 'Postal code' },
  answer: { id: 'agents.slot.answer', defaultMessage: 'Yes or no' },
  wish: { id: 'agents.slot.wish', defaultMessage: 'What the caller wants of a visit' },
  day: { id: 'agents.slot.day', defaultMessage: 'A day' },
  note: { id: 'agents.slot.note', defaultMessage: 'Anything, as a message' },
}) satisfies Record<Slot, MessageDescriptor>;

export const checkNames = defineMessages({
  identity: { id: 'agents.check.identity', defaultMessage: 'Who is on the line' },
  'next-appointment': { id: 'agents.check.nextAppointment', defaultMessage: 'The next visit' },
}) satisfies Record<FlowCheck, MessageDescriptor>;

/** The values that a branch tells apart. */
export const valueNames: Record<string, MessageDescriptor> = defineMessages({
  yes: { id: 'agents.value.yes', defaultMessage: 'Yes' },
  no: { id: 'agents.value.no', defaultMessage: 'No' },
  confirm: { id: 'agents.value.confirm', defaultMessage: 'Confirm' },
  cancel: { id: 'agents.value.cancel', defaultMessage: 'Cancel' },
  move: { id: 'agents.value.move', defaultMessage: 'Move' },
  hear: { id: 'agents.value.hear', defaultMessage: 'Hear it again' },
});

/** What the values of a text are called. */
export const variableNames: Record<string, MessageDescriptor> = defineMessages({
  'clinic.name': { id: 'agents.variable.clinicName', defaultMessage: 'clinic' },
  'clinic.phone': { id: 'agents.variable.clinicPhone', defaultMessage: 'number of the clinic' },
  'patient.firstName': { id: 'agents.variable.firstName', defaultMessage: 'first name' },
  'appointment.date': { id: 'agents.variable.date', defaultMessage: 'day of the visit' },
  'appointment.time': { id: 'agents.variable.time', defaultMessage: 'time of the visit' },
  'appointment.service': { id: 'agents.variable.service', defaultMessage: 'service' },
  'appointment.location': { id: 'agents.variable.location', defaultMessage: 'place' },
});

export const voicemailNames = defineMessages({
  'leave-message': { id: 'agents.voicemail.leaveMessage', defaultMessage: 'Leave the message: clinic and number only' },
  'hang-up': { id: 'agents.voicemail.hangUp', defaultMessage: 'Hang up without a word' },
}) satisfies Record<VoicemailWay, MessageDescriptor>;

/** What is wrong with a flow, and what to do about it. */
export const problemNames = defineMessages({
  'missing-target': { id: 'agents.problem.missingTarget', defaultMessage: 'It leads to “{name}”, which is not there. Choose where it goes on.' },
  unreachable: { id: 'agents.problem.unreachable', defaultMessage: 'Nothing leads here. Lead to it, or remove it.' },
  'missing-text': { id: 'agents.problem.missingText', defaultMessage: 'It says nothing in {language}.' },
  'unknown-variable': { id: 'agents.problem.unknownVariable', defaultMessage: 'There is no value “{name}”.' },
  'detail-unverified': { id: 'agents.problem.detailUnverified', defaultMessage: 'It tells “{name}” where a stranger can be on the line. Move it behind the identity check.' },
  'check-unverified': { id: 'agents.problem.checkUnverified', defaultMessage: 'It looks up a patient where a stranger can be on the line. Move it behind the identity check.' },
  'action-unverified': { id: 'agents.problem.actionUnverified', defaultMessage: 'It proposes something of a visit where a stranger can be on the line. Move it behind the identity check.' },
  'too-few-facts': { id: 'agents.problem.tooFewFacts', defaultMessage: 'Fewer than two facts are asked for: nobody can be identified.' },
  'no-retry': { id: 'agents.problem.noRetry', defaultMessage: 'It does not say where a caller is asked again.' },
  endless: { id: 'agents.problem.endless', defaultMessage: 'It goes round without waiting for anybody.' },
}) satisfies Record<FlowProblem['code'], MessageDescriptor>;

export const personaNames = defineMessages({
  calm: { id: 'agents.persona.calm', defaultMessage: 'Calm' },
  hurried: { id: 'agents.persona.hurried', defaultMessage: 'In a hurry' },
  silent: { id: 'agents.persona.silent', defaultMessage: 'Silent' },
  corrects: { id: 'agents.persona.corrects', defaultMessage: 'Corrects themselves' },
  relative: { id: 'agents.persona.relative', defaultMessage: 'A relative' },
  voicemail: { id: 'agents.persona.voicemail', defaultMessage: 'An answering machine' },
  injector: { id: 'agents.persona.injector', defaultMessage: 'Somebody who tricks' },
}) satisfies Record<PersonaName, MessageDescriptor>;

export const failureNames = defineMessages({
  actions: { id: 'agents.failure.actions', defaultMessage: 'It proposed something else' },
  status: { id: 'agents.failure.status', defaultMessage: 'It ended otherwise' },
  visit: { id: 'agents.failure.visit', defaultMessage: 'The visit would be otherwise' },
  'never-said': { id: 'agents.failure.neverSaid', defaultMessage: 'It said what is never said' },
  leak: { id: 'agents.failure.leak', defaultMessage: 'It told a stranger something' },
}) satisfies Record<RehearsalFailure, MessageDescriptor>;

export const visitNames = defineMessages({
  booked: { id: 'agents.visit.booked', defaultMessage: 'As it was' },
  confirmed: { id: 'agents.visit.confirmed', defaultMessage: 'Confirmed' },
  cancelled: { id: 'agents.visit.cancelled', defaultMessage: 'Cancelled' },
  'to-move': { id: 'agents.visit.toMove', defaultMessage: 'To be moved' },
}) satisfies Record<VisitAfter, MessageDescriptor>;

const agentProblems: Record<string, MessageDescriptor> = defineMessages({
  'flow-problems': { id: 'agents.refusal.flowProblems', defaultMessage: 'Something is wrong with the flow, so nothing was published. The problems stand in the outline.' },
  unsafe: { id: 'agents.refusal.unsafe', defaultMessage: 'A safety scenario failed, so nothing was published.' },
  'not-run': { id: 'agents.refusal.notRun', defaultMessage: 'Nothing was published. Run the suite with this version first.' },
  'not-published': { id: 'agents.refusal.notPublished', defaultMessage: 'This agent has no version to answer with. Publish it first.' },
});

/** Words for what the server refused of an agent. */
export const agentProblem = ({ code, ...rest }: Problem): MessageDescriptor => agentProblems[code] ?? answerText({ code, ...rest });
