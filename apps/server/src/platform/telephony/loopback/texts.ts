import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './outboundFaxes.ts';

/** A text message that went over the stand-in, in either direction. */
export interface LoopbackText {
  id: string;
  direction: 'inbound' | 'outbound';
  from: string;
  to: string;
  text: string;
  status: 'queued' | 'sent' | 'delivered' | 'delivery_failed' | 'received';
  webhookUrl: string | null;
  createdAt: string;
}

/** What a phone writes. */
export interface ReceivedText {
  from: string;
  to: string;
  text: string;
  /** Telnyx has answered it by itself. */
  isAnswered?: boolean;
  /** `isGone`: its address answers 404, as it does once Telnyx has let go of it. */
  media?: { bytes: Uint8Array; contentType: string; isGone?: boolean }[];
}

export interface TextPlan {
  /** `stopped`: refused with code 40300; `busy`: with 429. */
  answer?(call: { from: string; to: string; text: string }): Answer | 'stopped' | 'busy';
  /** The provider's code when it does not arrive; null when it does. */
  outcome?(message: LoopbackText): { code: string; title: string } | null;
  /** Between the steps of a message. */
  stepMilliseconds?: number;
  /** Each event comes so often, and all of a message in any order. */
  repeats?: number;
}

/** @param url where the message asked to be told; null: the address of the messaging profile */
export type TellText = (event: object, url: string | null) => void;

const errorBodies = {
  refuse: { status: 422, code: '40310', title: "Invalid 'to' address" },
  stopped: { status: 403, code: '40300', title: 'Blocked due to STOP message' },
  busy: { status: 429, code: '10011', title: 'Too many requests' },
} as const;

/** Takes text messages as Telnyx does and tells what becomes of them; brings those of made-up phones. */
export function textMessages(app: FastifyInstance, tell: TellText, plan: TextPlan) {
  const { answer = () => 'accept', outcome = () => null, stepMilliseconds = 0, repeats = 1 } = plan;
  const messages = new Map<string, LoopbackText>();
  const media = new Map<string, { bytes: Uint8Array; contentType: string }>();
  const optOuts: { from: string; to: string; keyword: string; created_at: string; messaging_profile_id: null }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), stepMilliseconds);
    timers.add(timer);
  };

  const toAnswer = (message: LoopbackText, errors: object[] = []) => ({
    record_type: 'message', id: message.id, direction: message.direction, type: 'SMS', text: message.text, media: [], webhook_url: message.webhookUrl,
    from: { phone_number: message.from, carrier: '', line_type: 'Wireless' },
    to: [{ phone_number: message.to, carrier: '', line_type: 'Wireless', status: message.status }],
    errors, received_at: message.createdAt,
  });
  const eventOf = (message: LoopbackText, type: string, errors: object[] = []) => ({
    data: { record_type: 'event', id: randomUUID(), event_type: `message.${type}`, occurred_at: new Date().toISOString(), payload: toAnswer(message, errors) },
    meta: { attempt: 1, delivered_to: message.webhookUrl ?? 'loopback' },
  });
  const tellAll = (events: object[], url: string | null) => {
    const all = Array.from({ length: repeats }, () => events).flat();
    if (repeats > 1) all.sort(() => Math.random() - 0.5);
    for (const event of all) tell(event, url);
  };
  const send = (message: LoopbackText) => {
    const end = () => {
      const failure = outcome(message);
      message.status = failure ? 'delivery_failed' : 'delivered';
      return eventOf(message, 'finalized', failure ? [failure] : []);
    };
    later(() => {
      message.status = 'sent';
      const sent = eventOf(message, 'sent');
      if (stepMilliseconds === 0) return tellAll([sent, end()], message.webhookUrl);
      tellAll([sent], message.webhookUrl);
      later(() => tellAll([end()], message.webhookUrl));
    });
  };

  app.post<{ Body: { from?: unknown; to?: unknown; text?: unknown; webhook_url?: unknown } }>('/v2/messages', async (request, reply) => {
    const { from, to, text, webhook_url: webhookUrl } = request.body;
    if (typeof from !== 'string' || typeof to !== 'string' || typeof text !== 'string') {
      return reply.status(422).send({ errors: [{ code: '10004', title: 'Missing required parameter' }] });
    }
    const how = answer({ from, to, text });
    if (how === 'refuse' || how === 'stopped' || how === 'busy') {
      const { status, code, title } = errorBodies[how];
      return reply.status(status).send({ errors: [{ code, title, detail: title }] });
    }
    if (how !== 'lose-call') {
      const message: LoopbackText = {
        id: randomUUID(), direction: 'outbound', from, to, text, status: 'queued', webhookUrl: typeof webhookUrl === 'string' ? webhookUrl : null, createdAt: new Date().toISOString(),
      };
      messages.set(message.id, message);
      send(message);
      if (how === 'accept') return { data: toAnswer(message) };
    }
    request.raw.socket.destroy();
    return reply.hijack();
  });

  app.get<{ Querystring: Record<string, string> }>('/v2/messaging_optouts', async ({ query }) => {
    const [size, page] = [Number(query['page[size]'] ?? 20), Number(query['page[number]'] ?? 1)];
    const since = query['created_at[gte]'] ?? '';
    const found = optOuts.filter(({ from, created_at: at }) => from === query['filter[from]'] && at >= since);
    return { data: found.slice((page - 1) * size, page * size), meta: { page_number: page, total_pages: Math.max(1, Math.ceil(found.length / size)), page_size: size, total_results: found.length } };
  });

  app.get<{ Params: { id: string } }>('/v2/messages/:id', async ({ params }, reply) => {
    const message = messages.get(params.id);
    if (!message) return reply.status(404).send({ errors: [{ code: '10005', title: 'Resource not found' }] });
    return { data: toAnswer(message) };
  });

  app.get<{ Params: { id: string } }>('/text-media/:id', async ({ params }, reply) => {
    const file = media.get(params.id);
    return file ? reply.type(file.contentType).send(Buffer.from(file.bytes)) : reply.status(404).send('gone');
  });
  const hold = ({ bytes, contentType, isGone = false }: NonNullable<ReceivedText['media']>[number]) => {
    const id = randomUUID();
    if (!isGone) media.set(id, { bytes, contentType });
    return { url: `${app.listeningOrigin}/text-media/${id}`, content_type: contentType, size: bytes.length, hash_sha256: null };
  };

  /** A phone's message, and the event that brings it. */
  const receive = ({ from, to, text, isAnswered = false, media: files = [] }: ReceivedText) => {
    const message: LoopbackText = { id: randomUUID(), direction: 'inbound', from, to, text, status: 'received', webhookUrl: null, createdAt: new Date().toISOString() };
    messages.set(message.id, message);
    // Telnyx keeps what it knows of such words, exactly as they are in English.
    if (text.trim().toUpperCase() === 'STOP') optOuts.push({ from: to, to: from, keyword: text.trim(), created_at: message.createdAt, messaging_profile_id: null });
    const event = eventOf(message, 'received');
    const payload = { ...event.data.payload, type: files.length > 0 ? 'MMS' : 'SMS', media: files.map(hold), ...(isAnswered && { autoresponse_type: 'STOP' }) };
    return { ...event, data: { ...event.data, payload } };
  };

  // No path of Telnyx: it stands for the networks behind it, from where a phone writes.
  app.post<{ Body: { from: string; to: string; text: string } }>('/phone/messages', async ({ body }) => {
    tellAll([receive(body)], null);
    return {};
  });

  return { receive, all: () => [...messages.values()], close: () => timers.forEach(clearTimeout) };
}
