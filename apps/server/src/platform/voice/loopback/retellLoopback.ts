import { randomUUID } from 'node:crypto';
import websocket from '@fastify/websocket';
import fastify from 'fastify';
import { Retell } from 'retell-sdk';
import type { Locale } from '@intake/api/rules';
import { answerPhone, type Callee } from './callee.ts';
import { LineCall, usualTimes, type Ears, type LineTimes } from './lineCall.ts';
import { serveBrowser } from './webGateway.ts';

/** How a request for a phone call goes: taken; taken and the answer lost; lost before it was taken; refused. */
export type PhoneAnswer = 'accept' | 'lose-answer' | 'lose-call' | 'refuse';

export interface RetellLoopbackOptions {
  /** Numbers of the account. Without one no phone rings. */
  numbers?: HeldNumber[];
  answer?(call: { from: string; to: string }): PhoneAnswer;
  /** Who picks up. */
  callee?(call: { to: string; locale: Locale }): Callee | Promise<Callee>;
  times?: Partial<LineTimes>;
  /** Each event comes so often. */
  repeats?: number;
}

/** Answers like Retell, on loopback: agents, calls, and webhooks signed with its own key. Browsers speak with it over a WebSocket. */
export interface RetellLoopback {
  apiKey: string;
  baseUrl: string;
  mediaUrl: string;
  /** The calls that it was asked for, oldest first. */
  calls(): HeldCall[];
  /** The numbers of the account. */
  numbers(): HeldNumber[];
  close(): Promise<void>;
}

export interface HeldNumber {
  phone_number: string;
  nickname: string | null;
  inbound_agents?: { agent_id: string; weight: number }[] | null;
}

interface HeldAgent {
  agent_id: string;
  webhook_url?: string | null;
  response_engine?: { llm_websocket_url?: string };
  max_call_duration_ms?: number;
  reminder_trigger_ms?: number;
}

export interface HeldCall {
  call_id: string;
  call_type: 'web_call' | 'phone_call';
  agent_id: string;
  call_status: 'registered' | 'not_connected' | 'ongoing' | 'ended' | 'error';
  direction: 'outbound' | 'inbound';
  from_number?: string;
  to_number?: string;
  metadata?: Record<string, string>;
  start_timestamp?: number;
  end_timestamp?: number;
  disconnection_reason?: string;
  transcript_object: unknown[];
  call_analysis?: { in_voicemail: boolean };
  call_cost?: { combined_cost: number };
}

interface CallBody {
  agent_id?: string;
  override_agent_id?: string;
  from_number?: string;
  to_number?: string;
  metadata?: Record<string, string>;
  agent_override?: { agent?: { language?: string; voicemail_option?: { action?: { type?: string; text?: string } } } };
}

const tokenLife = 5 * 60_000;
const missing = { status: 'error', message: 'not found' };
const localeOf = (body: CallBody): Locale => (['fr', 'zh', 'ja'] as const).find((locale) => body.agent_override?.agent?.language?.startsWith(locale)) ?? 'en';
const voices = [{ voice_id: 'loopback', voice_name: 'Browser', provider: 'platform', gender: 'female', accent: '' }];

export async function startRetellLoopback({ numbers = [], answer = () => 'accept', callee = () => ({ picksUp: 'no-answer' }), times = {}, repeats = 1 }: RetellLoopbackOptions = {}): Promise<RetellLoopback> {
  const apiKey = randomUUID();
  const held = new Map<string, HeldNumber>(numbers.map((number) => [number.phone_number, number]));
  const agents = new Map<string, HeldAgent>();
  const calls = new Map<string, HeldCall>();
  const lines = new Map<string, LineCall>();
  const tokens = new Map<string, { call: HeldCall; body: CallBody; expiresAt: number }>();
  const told = new Set<Promise<unknown>>();
  const app = fastify();
  await app.register(websocket, { options: { maxPayload: 16 * 1024 } });

  async function tell(event: string, call: HeldCall): Promise<void> {
    const address = agents.get(call.agent_id)?.webhook_url;
    if (!address) return;
    const body = JSON.stringify({ event, call });
    for (let time = 0; time < repeats; time += 1) {
      const headers = { 'content-type': 'application/json', 'x-retell-signature': await Retell.sign(body, apiKey) };
      // Whoever does not hear of it asks.
      await fetch(address, { method: 'POST', headers, body }).catch(() => undefined);
    }
  }
  const announce = (...events: [string, HeldCall][]) => {
    const work = events.reduce((before, [event, call]) => before.then(() => tell(event, { ...call })), Promise.resolve());
    told.add(work);
    void work.finally(() => told.delete(work));
  };

  function finish(call: HeldCall, status: HeldCall['call_status'], reason: string): void {
    const end = Date.now();
    const seconds = call.start_timestamp ? (end - call.start_timestamp) / 1000 : 0;
    Object.assign(call, {
      call_status: status, end_timestamp: end, disconnection_reason: reason, call_analysis: { in_voicemail: reason === 'voicemail_reached' },
      // Cents; nothing is charged on this machine, but for a phone.
      call_cost: { combined_cost: call.call_type === 'phone_call' ? Math.round(seconds * 100) / 600 : 0 },
    });
    lines.delete(call.call_id);
    announce(['call_ended', call], ['call_analyzed', call]);
  }

  function begin(call: HeldCall, ears: Ears): LineCall {
    Object.assign(call, { call_status: 'ongoing', start_timestamp: Date.now() });
    announce(['call_started', call]);
    const agent = agents.get(call.agent_id);
    const line = new LineCall({
      url: `${agent?.response_engine?.llm_websocket_url}/${call.call_id}`,
      details: () => ({ ...call, transcript_object: [] }),
      ears,
      times: { ...usualTimes, ...(agent?.max_call_duration_ms && { longest: agent.max_call_duration_ms }), ...(agent?.reminder_trigger_ms && { silence: agent.reminder_trigger_ms }), ...times },
      onEnded: (reason) => {
        call.transcript_object = line.transcript;
        finish(call, reason.startsWith('error') ? 'error' : 'ended', reason);
      },
    });
    lines.set(call.call_id, line);
    return line;
  }

  const messageOf = (body: CallBody) => {
    const action = body.agent_override?.agent?.voicemail_option?.action;
    return action?.type === 'static_text' ? (action.text ?? null) : null;
  };

  async function ring(call: HeldCall, body: CallBody): Promise<void> {
    const who = await callee({ to: call.to_number!, locale: localeOf(body) });
    if (who.picksUp === 'busy') return finish(call, 'not_connected', 'dial_busy');
    if (who.picksUp === 'no-answer') return finish(call, 'not_connected', 'dial_no_answer');
    answerPhone(who, messageOf(body), (ears) => begin(call, ears));
  }

  const newCall = (type: HeldCall['call_type'], agentId: string, body: CallBody): HeldCall => ({
    call_id: `call_${randomUUID().replaceAll('-', '')}`, call_type: type, agent_id: agentId, call_status: 'registered', direction: 'outbound', transcript_object: [],
    ...(body.from_number && { from_number: body.from_number, to_number: body.to_number! }), ...(body.metadata && { metadata: body.metadata }),
  });

  app.addHook('onRequest', async (request, reply) => {
    const isOpen = request.url.startsWith('/media') || request.headers.authorization === `Bearer ${apiKey}`;
    if (!isOpen) return reply.status(401).send({ status: 'error', message: 'unauthorized' });
  });
  app.post<{ Body: HeldAgent }>('/create-agent', async ({ body }, reply) => {
    const agent = { ...body, agent_id: `agent_${randomUUID().replaceAll('-', '')}` };
    agents.set(agent.agent_id, agent);
    return reply.status(201).send(agent);
  });
  app.patch<{ Params: { id: string }; Body: Partial<HeldAgent> }>('/update-agent/:id', async ({ params, body }, reply) => {
    const agent = agents.get(params.id);
    if (!agent) return reply.status(404).send(missing);
    return Object.assign(agent, body);
  });
  app.delete<{ Params: { id: string } }>('/delete-agent/:id', async ({ params }, reply) => reply.status(agents.delete(params.id) ? 204 : 404).send());
  app.get('/list-voices', async () => voices);
  app.get('/v2/list-phone-numbers', async () => ({ items: [...held.values()], has_more: false }));
  app.post<{ Body: HeldNumber & { termination_uri?: string } }>('/import-phone-number', async ({ body }, reply) => {
    if (!body.phone_number || !body.termination_uri || held.has(body.phone_number)) return reply.status(422).send({ status: 'error', message: 'the number cannot be imported' });
    held.set(body.phone_number, body);
    return reply.status(201).send(body);
  });
  app.patch<{ Params: { number: string }; Body: Partial<HeldNumber> }>('/update-phone-number/:number', async ({ params, body }, reply) => {
    const number = held.get(params.number);
    return number ? Object.assign(number, body) : reply.status(404).send(missing);
  });
  app.delete<{ Params: { number: string } }>('/delete-phone-number/:number', async ({ params }, reply) => reply.status(held.delete(params.number) ? 204 : 404).send());
  app.post<{ Body: CallBody }>('/v3/create-web-call', async ({ body }, reply) => {
    if (!body.agent_id || !agents.has(body.agent_id)) return reply.status(404).send(missing);
    const call = newCall('web_call', body.agent_id, body);
    calls.set(call.call_id, call);
    const [accessToken, expiresAt] = [randomUUID(), Date.now() + tokenLife];
    tokens.set(accessToken, { call, body, expiresAt });
    return reply.status(201).send({ call_id: call.call_id, access_token: accessToken, transport: 'gateway', ice_servers: [], expires_at: expiresAt });
  });
  app.post<{ Body: CallBody }>('/v2/create-phone-call', async ({ body, raw }, reply) => {
    const agentId = body.override_agent_id;
    if (!agentId || !agents.has(agentId)) return reply.status(404).send(missing);
    const { from_number: from = '', to_number: to = '' } = body;
    const how = held.has(from) ? answer({ from, to }) : 'refuse';
    if (how === 'refuse') return reply.status(422).send({ status: 'error', message: 'the number is not of this account' });
    const call = newCall('phone_call', agentId, body);
    if (how !== 'lose-call') {
      calls.set(call.call_id, call);
      setImmediate(() => void ring(call, body));
      if (how === 'accept') return reply.status(201).send(call);
    }
    raw.socket.destroy();
    return reply.hijack();
  });
  app.get<{ Params: { id: string } }>('/v2/get-call/:id', async ({ params }, reply) => calls.get(params.id) ?? reply.status(404).send(missing));
  app.post<{ Body: { filter_criteria?: { metadata?: { key: string; value: string }[] }; limit?: number } }>('/v3/list-calls', async ({ body }) => {
    const wanted = body.filter_criteria?.metadata ?? [];
    const found = [...calls.values()].filter(({ metadata }) => wanted.every(({ key, value }) => metadata?.[key] === value)).reverse();
    return { items: found.slice(0, body.limit ?? 50), has_more: false };
  });
  app.post<{ Params: { id: string } }>('/v2/stop-call/:id', async ({ params }, reply) => {
    const line = lines.get(params.id);
    if (!line) return reply.status(calls.has(params.id) ? 422 : 404).send(missing);
    line.end('agent_hangup');
    return reply.status(204).send();
  });
  app.delete<{ Params: { id: string } }>('/v2/delete-call/:id', async ({ params }, reply) => {
    lines.get(params.id)?.end('agent_hangup');
    return reply.status(calls.delete(params.id) ? 204 : 404).send();
  });
  app.get('/media', { websocket: true }, (socket) =>
    serveBrowser(socket, (accessToken) => {
      const found = tokens.get(accessToken);
      tokens.delete(accessToken);
      if (!found || found.expiresAt < Date.now() || !calls.has(found.call.call_id)) return null;
      const { call, body } = found;
      return { callId: call.metadata?.['intake_call_id'] ?? call.call_id, locale: localeOf(body), voicemail: messageOf(body), open: (ears) => begin(call, ears) };
    }),
  );

  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    apiKey,
    baseUrl,
    mediaUrl: `${baseUrl.replace(/^http/, 'ws')}/media`,
    calls: () => [...calls.values()],
    numbers: () => [...held.values()],
    async close() {
      for (const line of lines.values()) line.end('error_unknown');
      await app.close();
      await Promise.allSettled(told);
    },
  };
}
