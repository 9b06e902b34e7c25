import { sql } from 'kysely';
import { appointmentFlow, redactTurn, rehearse, suiteSize, appointmentSuite, type AgentPurpose, type PersonaName, type ProposalAction, type Rehearsal } from '@intake/api/rules/voice';
import type { Actor } from '../kernel/actor.ts';
import { startingContent } from '../modules/voice/agent/agent.service.ts';
import { insertVersion } from '../modules/voice/agent/agent.store.ts';
import { keepRun, playVersion } from '../modules/voice/agent/playSuite.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import { tokenText } from '../platform/search/tokens.ts';

const agents = [
  { name: 'Appointment line', purpose: 'inbound', isPublished: true },
  { name: 'Reminder calls', purpose: 'reminder', isPublished: true },
  { name: 'Waitlist offers', purpose: 'waitlist', isPublished: false },
] as const satisfies readonly { name: string; purpose: AgentPurpose; isPublished: boolean }[];

/** Calls of the last days: who was on the line, what they wanted, hours ago. */
const calls = [
  { agent: 1, persona: 'calm', wish: 'confirm', hours: 1 },
  { agent: 0, persona: 'calm', wish: 'move', hours: 2 },
  { agent: 1, persona: 'voicemail', wish: 'confirm', hours: 3 },
  { agent: 0, persona: 'relative', wish: 'move', hours: 5 },
  { agent: 1, persona: 'corrects', wish: 'cancel', hours: 22 },
  { agent: 1, persona: 'hurried', wish: 'confirm', hours: 23 },
  { agent: 0, persona: 'silent', wish: 'confirm', hours: 26 },
] as const satisfies readonly { agent: 0 | 1; persona: PersonaName; wish: Extract<ProposalAction, 'confirm' | 'cancel' | 'move'>; hours: number }[];

/** Three agents, of which two answer, and what their calls came to. The calls are played by the engine against the visits of the demo. */
export async function makeDemoVoiceAgents(database: Database, actor: Actor): Promise<void> {
  const { organizationId } = actor;
  const played = await playVersion(appointmentFlow, appointmentSuite(appointmentFlow, suiteSize));
  await database.asService(organizationId, async (tx) => {
    const ids: string[] = [];
    for (const { name, purpose, isPublished } of agents) {
      const { id } = await tx.insertInto('voice_agent').values({ organization_id: organizationId, name }).returning('id').executeTakeFirstOrThrow();
      await insertVersion(tx, actor, id, 1, startingContent(purpose));
      if (isPublished) {
        await keepRun(tx, actor, { agentId: id, number: 1 }, played);
        await tx.updateTable('voice_agent').set({ published_version: 1, published_at: sql<Date>`now()` }).where('id', '=', id).execute();
      }
      ids.push(id);
    }
    const visits = await comingVisits(tx, organizationId);
    for (const [at, call] of calls.entries()) if (visits[at]) await insertCall(tx, { organizationId, agentId: ids[call.agent]! }, call, visits[at]);
  });
}

const comingVisits = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('appointment')
    .innerJoin('patient', 'patient.id', 'appointment.patient_id')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .innerJoin('organization', 'organization.id', 'appointment.organization_id')
    .select([
      'organization.name as clinic', 'location.phone as clinic_phone',
      'appointment.id', 'appointment.version', 'patient.id as patient_id', 'patient.given_name', 'visit_type.name as service', 'location.name as place',
      sql<string>`patient.birth_date::text`.as('birth_date'),
      sql<string>`coalesce(private.postal_code_of(patient.address), 'M4E0C1')`.as('postal_code'),
      sql<string>`coalesce(nullif(private.last_four_of(patient.health_number), ''), '4321')`.as('health_number'),
      sql<string | null>`patient.phones[1]`.as('phone'),
      sql<string>`to_char(appointment.starts_at at time zone location.time_zone, 'YYYY-MM-DD HH24:MI')`.as('starts'),
    ])
    .where('appointment.organization_id', '=', organizationId)
    .where('appointment.status', '=', 'booked')
    .where('appointment.starts_at', '>', sql<Date>`now() + interval '1 day'`)
    .where('patient.birth_date', 'is not', null)
    .orderBy('appointment.starts_at')
    .orderBy('appointment.id')
    .limit(calls.length)
    .execute();

type Visit = Awaited<ReturnType<typeof comingVisits>>[number];
const longestTurn = 9_000;

async function insertCall(tx: Tx, { organizationId, agentId }: { organizationId: string; agentId: string }, call: (typeof calls)[number], visit: Visit): Promise<void> {
  const [date = '', time = ''] = visit.starts.split(' ');
  const rehearsal = rehearse(appointmentFlow, {
    name: visit.id, persona: call.persona, locale: 'en', seed: 1, wish: call.wish, today: new Date().toISOString().slice(0, 10), isSafety: false,
    patients: [{
      facts: { 'birth-date': visit.birth_date, 'postal-code': visit.postal_code, 'health-number': visit.health_number },
      details: { firstName: visit.given_name, date, time, service: visit.service, location: visit.place },
    }],
    expected: { actions: [], status: 'ended', visit: 'booked', neverSaid: [] },
  }, { name: visit.clinic, phone: visit.clinic_phone ?? '' });
  const said = rehearsal.turns.map((turn, at) => ({ ...turn, at: rehearsal.places[at]! })).filter(({ text }) => text !== '');
  const startedAt = new Date(Date.now() - call.hours * 3_600_000);
  const endedAt = new Date(startedAt.getTime() + said.length * longestTurn);
  const isInbound = call.agent === 0;
  const isKnown = rehearsal.actions.some((action) => action !== 'call-back');
  const { id } = await tx
    .insertInto('voice_call')
    .values({
      organization_id: organizationId, agent_id: agentId, agent_version: 1, channel: 'phone', direction: isInbound ? 'inbound' : 'outbound', purpose: isInbound ? 'inbound' : 'reminder',
      status: 'ended', outcome: outcomeOf(call.persona, rehearsal), patient_id: isKnown || !isInbound ? visit.patient_id : null, is_identified: isKnown,
      appointment_id: isInbound ? null : visit.id, appointment_version: isKnown ? visit.version : null, locale: 'en', turns: said.length,
      from_number: isInbound ? visit.phone : null, to_number: isInbound ? null : visit.phone, started_at: startedAt, ended_at: endedAt, end_reason: 'agent_hangup', cost_cents: String(said.length), created_at: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('voice_turn')
    .values(said.map(({ who, text, at }, number) => {
      const shown = who === 'caller' ? redactTurn(text) : text;
      return {
        organization_id: organizationId, call_id: id, number, who, text: shown, at, by: who === 'caller' ? ('voice' as const) : null,
        document: sql<string>`to_tsvector('simple', ${tokenText(shown)})`, created_at: new Date(startedAt.getTime() + number * longestTurn),
      };
    }))
    .execute();
  const action = rehearsal.actions.at(-1);
  if (!action) return;
  await tx
    .insertInto('voice_proposal')
    .values({
      organization_id: organizationId, call_id: id, action, wanted: JSON.stringify(isKnown ? { wish: call.wish } : {}), turn: said.findLastIndex(({ who }) => who === 'caller'),
      patient_id: isKnown ? visit.patient_id : null, appointment_id: isKnown ? visit.id : null, appointment_version: isKnown ? visit.version : null, created_at: endedAt,
    })
    .execute();
}

function outcomeOf(persona: PersonaName, { actions, status }: Rehearsal) {
  if (persona === 'voicemail') return 'voicemail' as const;
  if (actions.includes('call-back')) return 'unidentified' as const;
  return status === 'handed-off' ? ('handed-off' as const) : ('proposed' as const);
}
