import {
  answeredLater, begin, redactTurn, settled, spokenFor, step, turn, type CallState, type Check, type Outcome, type Proposal, type Step, type Stretch,
} from '@intake/api/rules/voice';
import type { AgentContent, VoiceCommand } from '@intake/api/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock/clock.ts';
import { localDay } from '../../../platform/clock/deadline.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { StoredCall } from '../../../platform/database/tables/voiceTables.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { findContent } from '../agent/agent.store.ts';
import { answerCheck } from './answerChecks.ts';
import { insertTurns, updateCall, type CallRow, type NewTurn } from './call.store.ts';
import { consentQuestion, takeConsent } from './recordingConsent.ts';
import { rehearsalBackend } from './rehearsalBackend.ts';
import { isOpenNow } from './agentHours.ts';

/** What the caller is told, and what becomes of the call then. */
export interface Answer {
  text: string;
  isEnd: boolean;
  /** Whom it is put through to. */
  transferTo: string | null;
  state: Pick<CallState, 'status' | 'at' | 'verified'> | null;
  proposals: readonly Proposal[];
}

export interface Said {
  /** Empty: nobody said anything. */
  text: string;
  by: 'voice' | 'text' | 'key';
}

/** What a model makes of a turn, and the turn of the call that it was asked in. */
export interface Proposed {
  turns: number;
  commands: readonly VoiceCommand[];
}

interface Line {
  tx: Tx;
  call: CallRow;
  content: AgentContent;
  clinic: CallState['clinic'];
  timeZone: string;
  clock: Clock;
}

const rawDaysOf = async (tx: Tx, organizationId: string): Promise<number> =>
  (await tx.selectFrom('voice_policy').select('raw_days').where('organization_id', '=', organizationId).executeTakeFirst())?.raw_days ?? 7;

/** A call on its line, in the transaction of one turn. What was decided is kept before it is spoken. */
export async function lineOf(tx: Tx, clock: Clock, call: CallRow): Promise<Line> {
  const content = await findContent(tx, call.organization_id, call.agent_id, call.agent_version);
  const { name, time_zone } = await tx.selectFrom('organization').select(['name', 'time_zone']).where('id', '=', call.organization_id).executeTakeFirstOrThrow();
  const places = tx.selectFrom('location').select(['phone', 'time_zone']).where('organization_id', '=', call.organization_id).orderBy(sql`phone is null`).orderBy('name').limit(1);
  const place = await (content.locationId ? places.where('id', '=', content.locationId) : places).executeTakeFirst();
  return { tx, call, content, clinic: { name, phone: place?.phone ?? call.from_number ?? '' }, timeZone: content.locationId ? (place?.time_zone ?? time_zone) : time_zone, clock };
}

const none: Pick<StoredCall, 'answeredId' | 'lastAnswer' | 'heard'> = { answeredId: -1, lastAnswer: '', heard: 0 };

/** The line is open: what the agent says first, or when it was open before, what it said last. */
export async function openLine(line: Line): Promise<Answer> {
  const { call, content } = line;
  if (call.state) return answerOf(line, call.state, call.state.lastAnswer, []);
  const started = { status: 'ongoing' as const, started_at: call.started_at ?? line.clock.now() };
  if (call.direction === 'inbound' && !isOpenNow(content.hours, line.timeZone, line.clock.now())) return closed(line, started);
  if (content.asksToRecord && call.purpose !== 'rehearsal') {
    const text = consentQuestion(call.locale, line.clinic.name);
    await keep(line, { engine: null, ...none }, [agentTurn(0, text, content.flow.start)], started);
    return answerOf(line, call.state, text, []);
  }
  return speak(line, none, opening(line), null, started);
}

/**
 * One turn of the caller. The same one asked twice is answered once.
 * @param proposed what a model makes of it; void when the call has gone on since
 */
export async function takeTurn(line: Line, said: Said, responseId: number, proposed: Proposed | null = null): Promise<Answer> {
  const { call, content } = line;
  const stored = call.state;
  if (!stored) return { text: '', isEnd: true, transferTo: null, state: null, proposals: [] };
  if (responseId <= stored.answeredId) return answerOf(line, stored, stored.lastAnswer, []);
  const counted = { ...stored, answeredId: responseId };
  if (stored.engine === null) {
    const isSaid = said.text.trim() !== '';
    if (isSaid) await takeConsent(line.tx, call, said.text);
    return speak(line, counted, opening(line), isSaid ? said : null);
  }
  const { engine } = stored;
  const silence = () => settled(content.flow, step(content.flow, engine, { kind: 'silence' }));
  const today = call.purpose === 'rehearsal' ? '2026-03-10' : localDay(line.clock.now(), line.timeZone);
  return speak(line, counted, said.text.trim() ? turn(content.flow, engine, said.text, today, proposed?.turns === engine.turns ? proposed.commands : undefined) : silence(), said.text.trim() ? said : null);
}

const opening = ({ content, call, clinic }: Line): Stretch => settled(content.flow, begin(content.flow, call.locale, clinic));

/** Nobody answers now: what would be left on a machine, and nothing else. */
async function closed(line: Line, started: Parameters<typeof updateCall>[2]): Promise<Answer> {
  const { state } = begin(line.content.flow, line.call.locale, line.clinic);
  const text = spokenFor(line.content.flow.voicemail, { ...state, verified: false, details: null }) ?? '';
  await keep(line, { engine: { ...state, status: 'ended' }, ...none, lastAnswer: text }, [agentTurn(0, text, line.content.flow.start)], started);
  return answerOf(line, line.call.state!, text, []);
}

const agentTurn = (number: number, text: string, at: string): NewTurn => ({ number, who: 'agent', by: null, text, at });

async function speak(line: Line, stored: Omit<StoredCall, 'engine'>, stretch: Stretch, said: Said | null, set: Parameters<typeof updateCall>[2] = {}): Promise<Answer> {
  const { tx, call } = line;
  const before = call.state?.engine?.at ?? line.content.flow.start;
  const backend = call.purpose === 'rehearsal' ? rehearsalBackend(call.seed ?? 1, call.state?.engine ?? null) : { answer: (check: Check): Promise<Outcome> => answerCheck(tx, call, check) };
  const done: Step = await answeredLater(backend, stretch);
  const text = done.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : [])).join(' ');
  const turns: NewTurn[] = said ? [{ number: call.turns, who: 'caller', by: said.by, text: said.text, at: before }] : [];
  const callerTurn = said ? call.turns : Math.max(0, call.turns - 1);
  if (text) turns.push(agentTurn(call.turns + turns.length, text, done.state.at));
  const proposals = done.effects.flatMap((effect) => (effect.kind === 'propose' ? [effect.proposal] : []));
  if (call.purpose !== 'rehearsal') await insertProposals(line, proposals, callerTurn);
  const isHandOff = done.state.status === 'handed-off' && call.channel === 'phone' && line.content.transferTo !== null;
  await keep(line, { ...stored, engine: done.state, lastAnswer: text }, turns, { ...set, ...(isHandOff && { transferred_to: line.content.transferTo }) });
  return answerOf(line, call.state!, text, proposals);
}

async function keep({ tx, call }: Line, stored: StoredCall, turns: readonly NewTurn[], set: Parameters<typeof updateCall>[2]): Promise<void> {
  const isRehearsal = call.purpose === 'rehearsal';
  await insertTurns(tx, call, turns, !isRehearsal && (await rawDaysOf(tx, call.organization_id)) > 0);
  Object.assign(call, { state: { ...stored, lastAnswer: turns.findLast(({ who }) => who === 'agent')?.text ?? stored.lastAnswer }, turns: call.turns + turns.length });
  const { patient_id, is_identified, appointment_id, appointment_version, recording_consent } = call;
  await updateCall(tx, call, { ...set, patient_id, is_identified, appointment_id, appointment_version, recording_consent, turns: call.turns, state: JSON.stringify(call.state) });
  await publish(tx, { organizationId: call.organization_id, topic: 'call', entity: 'voice_call', entityId: call.id, payload: { event: 'turn' } });
}

async function insertProposals({ tx, call }: Line, proposals: readonly Proposal[], callerTurn: number): Promise<void> {
  for (const { action, values } of proposals) {
    const wanted = { ...values, ...(values.note !== undefined && { note: redactTurn(values.note) }) };
    const { id } = await tx
      .insertInto('voice_proposal')
      .values({
        organization_id: call.organization_id, call_id: call.id, action, wanted: JSON.stringify(wanted), turn: callerTurn, patient_id: call.patient_id,
        appointment_id: call.is_identified ? call.appointment_id : null, appointment_version: call.is_identified ? call.appointment_version : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await publish(tx, { organizationId: call.organization_id, topic: 'call', entity: 'voice_proposal', entityId: id });
  }
}

function answerOf({ call, content }: Line, stored: StoredCall | null, text: string, proposals: readonly Proposal[]): Answer {
  const engine = stored?.engine ?? null;
  const isEnd = engine?.status === 'ended' || engine?.status === 'handed-off';
  return {
    text, isEnd, proposals,
    transferTo: engine?.status === 'handed-off' && call.channel === 'phone' ? content.transferTo : null,
    state: engine && { status: engine.status, at: engine.at, verified: engine.verified },
  };
}
