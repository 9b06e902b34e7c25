import { z } from 'zod';
import { CallDetail, ListedCall } from '../../contract/voice/call.contract.ts';
import { CallPolicy, QueuedCall, SuggestedCall } from '../../contract/voice/callQueue.contract.ts';
import { locales } from '../../rules/locales.ts';
import { appointmentFlow } from '../../rules/voice/appointmentFlow.ts';
import { redactTurn } from '../../rules/voice/redact.ts';
import { rehearse } from '../../rules/voice/rehearsal.ts';
import { scenarioOf } from '../../rules/voice/rehearsalSuite.ts';
import { appointments } from '../appointment/appointment.fixtures.ts';
import { daysAgo, hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { agents } from './agent.fixtures.ts';

type Input = z.input<typeof ListedCall>;

/** A call that ended; a fixture says what is different about it. */
export function callWith(number: number, different: Partial<Input> = {}): ListedCall {
  const patient = patients[number % patients.length]!;
  const agent = agents[number % 2]!;
  const createdAt = different.createdAt ?? hoursAgo(number);
  return ListedCall.parse({
    id: fixtureId('voice-call', number), version: 3, channel: 'phone', direction: 'inbound', purpose: 'inbound', status: 'ended', outcome: 'completed',
    agentId: agent.id, agentName: agent.name, agentVersion: agent.publishedVersion ?? 1, patientId: patient.id,
    patientName: `${patient.familyName}, ${patient.givenName}`, number: patient.phones[0] ?? null, locale: locales.find((one) => one === patient.language) ?? 'en',
    createdAt, startedAt: createdAt, endedAt: new Date(Date.parse(createdAt) + (45 + ((number * 37) % 140)) * 1000).toISOString(),
    proposal: null, cost: { cents: 8 + (number % 17), currency: 'CAD' }, hit: null, ...different,
  } satisfies Input);
}

const reminder = { direction: 'outbound', purpose: 'reminder' } as const;
const notOver = { outcome: null, endedAt: null, cost: null } as const;
const stranger = { patientId: null, patientName: null } as const;

/** Calls in each state that one can be in, newest first. */
export const calls = [
  callWith(1, { ...notOver, status: 'ongoing', createdAt: minutesAgo(1), startedAt: minutesAgo(1), ...stranger }),
  callWith(2, { ...reminder, outcome: 'proposed', proposal: { action: 'confirm', status: 'open' }, createdAt: minutesAgo(6) }),
  callWith(3, { outcome: 'proposed', proposal: { action: 'move', status: 'open' }, createdAt: minutesAgo(24) }),
  callWith(4, { outcome: 'handed-off', createdAt: minutesAgo(41), ...stranger }),
  callWith(5, { ...reminder, outcome: 'voicemail', createdAt: hoursAgo(1) }),
  callWith(6, { outcome: 'unidentified', proposal: { action: 'call-back', status: 'open' }, createdAt: hoursAgo(2), ...stranger }),
  callWith(7, { ...reminder, status: 'not-connected', outcome: 'not-reached', startedAt: null, createdAt: hoursAgo(3), cost: { cents: 0, currency: 'CAD' } }),
  callWith(8, { ...reminder, ...notOver, status: 'unconfirmed', startedAt: null, createdAt: hoursAgo(4) }),
  callWith(9, { ...reminder, outcome: 'proposed', proposal: { action: 'cancel', status: 'accepted' }, createdAt: hoursAgo(5) }),
  callWith(10, { channel: 'web', number: null, outcome: 'completed', createdAt: hoursAgo(6), cost: { cents: 0, currency: 'CAD' } }),
  callWith(11, { status: 'error', outcome: 'lost', createdAt: daysAgo(1) }),
];

export const manyCalls = (count: number): ListedCall[] => Array.from({ length: count }, (_, at) => callWith(at + 20, { createdAt: hoursAgo(at) }));

/** What was said, as an agent really says it: played by the engine, without what proves who somebody is. */
function turnsOf(call: ListedCall): z.input<typeof CallDetail>['turns'] {
  const persona = call.outcome === 'unidentified' ? 'relative' : call.outcome === 'voicemail' ? 'voicemail' : call.outcome === 'handed-off' ? 'silent' : 'calm';
  const wish = call.proposal?.action === 'cancel' || call.proposal?.action === 'move' ? call.proposal.action : 'confirm';
  const { turns } = rehearse(
    appointmentFlow,
    scenarioOf({
      name: call.id, persona, locale: call.locale, seed: 11, wish, script: null, isSafety: false,
      expected: { actions: [], status: 'ended', visit: 'booked', neverSaid: [] },
    }),
  );
  const shown = call.status === 'ongoing' ? turns.slice(0, 5) : turns;
  return shown
    .filter(({ text }) => text !== '')
    .map(({ who, text }, number) => ({
      number, who, text: who === 'caller' ? redactTurn(text) : text, isInterrupted: who === 'agent' && number === 2, by: who === 'caller' ? ('voice' as const) : null,
      at: new Date(Date.parse(call.createdAt) + number * 6_200).toISOString(), state: 'greet',
    }));
}

export function callDetail(call: ListedCall): CallDetail {
  const visit = appointments.find(({ status }) => status === 'booked')!;
  const turns = call.status === 'not-connected' || call.status === 'unconfirmed' ? [] : turnsOf(call);
  const evidence = turns.findLastIndex(({ who }) => who === 'caller');
  const isAboutVisit = call.proposal !== null && call.proposal.action !== 'call-back';
  return CallDetail.parse({
    ...call,
    turns,
    proposals: call.proposal
      ? [
          {
            id: fixtureId('voice-proposal', Number(call.id.slice(-6))), version: 1, callId: call.id, action: call.proposal.action,
            values: call.proposal.action === 'call-back' ? {} : { wish: call.proposal.action }, turn: evidence, status: call.proposal.status,
            decidedBy: call.proposal.status === 'open' ? null : 'Ana Silva', decidedAt: call.proposal.status === 'open' ? null : call.endedAt,
            appointment: isAboutVisit
              ? {
                  id: visit.id, status: visit.status, startsAt: visit.startsAt, timeZone: visit.timeZone, visitTypeName: visit.visitTypeName, locationName: visit.locationName,
                  isConfirmed: call.proposal.status === 'accepted', hasChanged: false,
                }
              : null,
          },
        ]
      : [],
    recording: { consent: 'not-asked', url: null },
    transferredTo: call.outcome === 'handed-off' ? '+14165550123' : null,
    disconnection: call.endedAt ? 'agent_hangup' : null,
    deleteAt: new Date(Date.parse(call.createdAt) + 90 * 86_400_000).toISOString(),
    hasRaw: call.status === 'ended',
  });
}

const queued = (number: number, more: Partial<z.input<typeof QueuedCall>>): z.input<typeof QueuedCall> => {
  const patient = patients[number % patients.length]!;
  const visit = appointments[number % appointments.length]!;
  return {
    id: fixtureId('voice-queue', number), version: 1, kind: 'reminder', status: 'waiting', refusal: null, patientId: patient.id, patientName: `${patient.familyName}, ${patient.givenName}`,
    number: patient.phones[0] ?? null, locale: 'en', agentId: agents[1]!.id, agentName: agents[1]!.name,
    appointment: { id: visit.id, startsAt: visit.startsAt, timeZone: visit.timeZone, visitTypeName: visit.visitTypeName },
    notBefore: minutesAgo(-number * 4), expiresAt: hoursAgo(-30), attempts: 0, callId: null, createdAt: hoursAgo(number), ...more,
  };
};

export const queuedCalls = z.array(QueuedCall).parse([
  queued(1, { status: 'calling', notBefore: minutesAgo(1), attempts: 1, callId: calls[0]!.id }),
  queued(2, {}),
  queued(3, { kind: 'waitlist' }),
  queued(4, { refusal: 'outside-hours', notBefore: hoursAgo(-18) }),
  queued(5, { refusal: 'limit', kind: 'missing-information', appointment: null, attempts: 2 }),
  queued(6, { status: 'failed', refusal: 'no-number', number: null }),
]);

export const suggestedCalls = z.array(SuggestedCall).parse(
  [7, 8, 9, 10].map((number) => {
    const { patientId, patientName, appointment } = queued(number, {});
    return { patientId, patientName, appointment, refusal: ({ 9: 'opted-out', 10: 'outside-hours' } as Record<number, string>)[number] ?? null };
  }),
);

export const callPolicy = CallPolicy.parse({
  version: 2, isPaused: false, weekday: { from: '09:00', until: '20:00' }, weekend: { from: '10:00', until: '18:00' }, perDay: 200, perPatientPerDay: 1, atOnce: 2,
  rawDays: 7, transcriptDays: 90,
});
