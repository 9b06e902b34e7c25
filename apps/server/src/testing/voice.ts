import type { AgentDetail, CallDetail, MediaFromCaller, MediaToCaller } from '@intake/api/contract';
import { appointmentFlow } from '@intake/api/rules/voice';
import { WebSocket, type RawData } from 'ws';
import { startAuth, type AuthFixture } from '../auth/auth.fixtures.ts';
import { createAppointmentService } from '../modules/appointment/appointment.service.ts';
import { startingContent } from '../modules/voice/agent/agent.service.ts';
import { createCheckCallHandler } from '../modules/voice/call/checkCall.ts';
import { checkCallJob } from '../modules/voice/call/callJobs.ts';
import { allVoiceRoutes } from '../modules/voice/voice.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { createLog } from '../platform/log/log.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import type { Model } from '../platform/model/model.port.ts';
import { startRetellLoopback, type RetellLoopback, type RetellLoopbackOptions } from '../platform/voice/loopback/retellLoopback.ts';
import { createRetell } from '../platform/voice/retell.adapter.ts';
import type { VoiceProvider } from '../platform/voice/voice.port.ts';
import { newAdministrator } from './administrator.ts';
import { vi } from 'vitest';
import { patiently } from './patiently.ts';

export const voiceNumber = '+16135550142';
export const voiceSecret = 'known to the provider alone';

export interface VoiceFixture extends AuthFixture {
  loopback: RetellLoopback;
  voice: VoiceProvider;
  clock: Clock & { now: () => Date; set(now: string): void };
  /** Asks the provider about calls, as the worker does. */
  startChecking(): Promise<() => Promise<void>>;
  end(): Promise<void>;
}

/** A Tuesday at noon in Toronto: agents may call. */
export const noon = '2027-03-09T17:00:00.000Z';

/** The server with voice agents and the stand-in of the provider, which hears of the server by its real addresses. */
export async function startVoice({ model, ...options }: RetellLoopbackOptions & { model?: Model } = {}): Promise<VoiceFixture> {
  const loopback = await startRetellLoopback({ numbers: [{ phone_number: voiceNumber, nickname: null }], times: { silence: 60_000, speaking: () => 0, reconnect: 20 }, ...options });
  let url = '';
  const voice = createRetell({ ...loopback, name: 'loopback', socketSecret: voiceSecret, get publicUrl() { return url; } });
  let now = new Date(noon);
  const clock = { now: () => now, set: (at: string) => void (now = new Date(at)) };
  const auth = await startAuth({
    routes: ({ database }) => {
      const parts = { database, clock, voice, model, firstCheckSeconds: 0 };
      return allVoiceRoutes({ ...parts, socketSecret: voiceSecret, appointments: createAppointmentService(parts) });
    },
  });
  url = auth.url;
  return {
    ...auth, loopback, voice, clock,
    startChecking: async () => {
      const worker = await startWorker({ database: auth.database, log: createLog('silent'), handlers: { [checkCallJob]: createCheckCallHandler({ database: auth.database, voice, clock, firstCheckSeconds: 1 }) } });
      return () => worker.stop(1);
    },
    async end() {
      await loopback.close();
      await auth.stop();
    },
  };
}

export const voiceRights = ['agents.manage', 'calls.read', 'calls.place', 'appointments.read', 'appointments.write', 'patients.read', 'privacy.manage'];

export type VoiceClinic = Awaited<ReturnType<typeof newVoiceClinic>>;

/** An organisation with a published agent, its number, and a patient who may be called and has a visit in two days. */
export async function newVoiceClinic(auth: VoiceFixture, permissions = voiceRights) {
  const me = await newAdministrator(auth, permissions);
  const { id: organizationId } = me.organization;
  const insert = async (text: string, ...values: unknown[]) => (await auth.sql<{ id: string }>(text, [organizationId, ...values]))[0]!.id;
  await auth.sql("update organization set name = 'Maple Clinic', time_zone = 'America/Toronto' where id = $1", [organizationId]);
  const locationId = await insert("insert into location (organization_id, name, time_zone, phone) values ($1, 'Riverside', 'America/Toronto', '+16135550100') returning id");
  await auth.sql('insert into voice_number (organization_id, number) values ($1, $2) on conflict (number) do update set organization_id = excluded.organization_id, agent_id = null', [organizationId, voiceNumber]);
  const visitTypeId = await insert("insert into visit_type (organization_id, name, minutes) values ($1, 'Cardiology', 30) returning id");
  const physicianId = await insert("insert into physician (organization_id, family_name, is_internal) values ($1, 'Rahman', true) returning id");
  const newPatient = async (given: string, facts: { birthDate: string; postalCode: string; healthNumber: string; phone: string }, mayCall = true) => {
    const id = await insert(
      'insert into patient (organization_id, family_name, given_name, birth_date, address, health_number, phones, language) values ($1, $2, $3, $4, $5, $6, array[$7], $8) returning id',
      'Okafor', given, facts.birthDate, `12 Elm Street, Ottawa ON ${facts.postalCode}`, facts.healthNumber, facts.phone, 'en',
    );
    if (mayCall)
      await auth.sql("insert into consent (organization_id, patient_id, channel, act, kind, source, wording, effective_at, covers, actor_name) values ($1, $2, 'voice', 'given', 'express', 'phone', 'May we call you?', '2026-01-01', array[$2::uuid], 'Test')", [organizationId, id]);
    return id;
  };
  const patientId = await newPatient('Ada', { birthDate: '1985-04-03', postalCode: 'K1A 0B1', healthNumber: '9876543217', phone: '+16135550111' });
  const book = (patient: string, at: string) =>
    insert(
      `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local)
       values ($1, 'booked', $2, $3, $4, $5, $6::timestamptz, $6::timestamptz + interval '30 minutes', $6::timestamptz, $6::timestamptz + interval '30 minutes', 'America/Toronto', $6::timestamptz at time zone 'America/Toronto') returning id`,
      visitTypeId, patient, physicianId, locationId, at,
    );
  const appointmentId = await book(patientId, '2027-03-11T15:00:00Z');
  const newAgent = async (change: object = {}) => {
    const content = { ...startingContent('reminder'), flow: appointmentFlow, ...change };
    const made = (await me.ask<AgentDetail>('POST', '/retell/create', { name: 'Reminders', purpose: 'reminder', content })).body;
    return (await me.ask<AgentDetail>('POST', '/retell/publish', { id: made.id, version: 1, number: 1 })).body;
  };
  return {
    ...me, organizationId, patientId, appointmentId, insert, newPatient, book, newAgent,
    call: (id: string) => me.ask<CallDetail>('GET', `/retell/call/${id}`),
    /** Waits until the call is over and settled. */
    ended: (id: string) =>
      vi.waitFor(async () => {
        const { body } = await me.ask<CallDetail>('GET', `/retell/call/${id}`);
        if (!body.outcome) throw new Error(`the call is ${body.status}`);
        return body;
      }, patiently),
  };
}

/** What a socket brings is bytes. */
export const textOf = (data: RawData): string => (data as Buffer).toString();

/** A browser in a web call. */
export async function openBrowser(url: string, accessToken: string) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/retell/media`);
  const heard: MediaToCaller[] = [];
  const waiting = new Set<() => void>();
  let closed: { code: number; reason: string } | undefined;
  const wake = () => waiting.forEach((look) => look());
  socket.on('message', (data) => (heard.push(JSON.parse(textOf(data)) as MediaToCaller), wake()));
  socket.on('close', (code, reason) => ((closed = { code, reason: reason.toString() }), wake()));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  const tell = (message: MediaFromCaller | Record<string, unknown>) => socket.send(JSON.stringify(message));
  tell({ type: 'join', accessToken });
  /** The next message of this kind from the given place on. */
  const next = <Type extends MediaToCaller['type']>(type: Type, from = 0) =>
    new Promise<MediaToCaller & { type: Type }>((resolve) => {
      const look = () => {
        const found = heard.slice(from).find((message) => message.type === type);
        if (!found) return;
        waiting.delete(look);
        resolve(found as MediaToCaller & { type: Type });
      };
      waiting.add(look);
      look();
    });
  return {
    socket, heard, tell, next,
    closing: () => new Promise<{ code: number; reason: string }>((resolve) => {
      const look = () => closed && (waiting.delete(look), resolve(closed));
      waiting.add(look);
      look();
    }),
    /** Says something and waits for what the agent says to it. */
    async say(message: MediaFromCaller): Promise<string> {
      const from = heard.length;
      tell(message);
      return (await next('say', from)).text;
    },
  };
}
