import { randomUUID } from 'node:crypto';
import { fileFormatOf, fileFormats } from '@intake/api/rules';
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
  /** What it was told to fetch and has fetched. */
  media: FetchedMedia[];
  webhookUrl: string | null;
  createdAt: string;
}

interface FetchedMedia {
  contentType: string;
  bytes: Uint8Array;
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
  /** Whether it sends pictures from a number of the account. */
  carriesMedia?(number: string): boolean;
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

const mediaMissing = { code: '40008', title: 'Undeliverable' };

/** False when one of them is not to be had. */
async function fetchAll(urls: readonly string[], into: FetchedMedia[]): Promise<boolean> {
  for (const url of urls) {
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok) return false;
    into.push({ contentType: answer.headers.get('content-type') ?? '', bytes: new Uint8Array(await answer.arrayBuffer()) });
  }
  return true;
}

const mediaTypeOf = (bytes: Uint8Array): string => {
  const format = fileFormatOf(bytes);
  return format ? fileFormats[format].mediaType : 'application/octet-stream';
};

/** Takes text messages as Telnyx does and tells what becomes of them; brings those of made-up phones. */
export function textMessages(app: FastifyInstance, tell: TellText, plan: TextPlan) {
  const { answer = () => 'accept', carriesMedia = () => true, outcome = () => null, stepMilliseconds = 0, repeats = 1 } = plan;
  const messages = new Map<string, LoopbackText>();
  const media = new Map<string, { bytes: Uint8Array; contentType: string }>();
  const optOuts: { from: string; to: string; keyword: string; created_at: string; messaging_profile_id: null }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), stepMilliseconds);
    timers.add(timer);
  };

  const toAnswer = (message: LoopbackText, errors: object[] = []) => ({
    record_type: 'message', id: message.id, direction: message.direction, type: message.media.length > 0 ? 'MMS' : 'SMS', text: message.text, media: [], webhook_url: message.webhookUrl,
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
  const send = (message: LoopbackText, hasMedia: boolean) => {
    const end = () => {
      const failure = hasMedia ? outcome(message) : mediaMissing;
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

  app.post<{ Body: { from?: unknown; to?: unknown; text?: unknown; media_urls?: unknown; webhook_url?: unknown } }>('/v2/messages', async (request, reply) => {
    const { from, to, text, media_urls: mediaUrls = [], webhook_url: webhookUrl } = request.body;
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
        id: randomUUID(), direction: 'outbound', from, to, text, media: [], status: 'queued', webhookUrl: typeof webhookUrl === 'string' ? webhookUrl : null, createdAt: new Date().toISOString(),
      };
      messages.set(message.id, message);
      // It fetches the files by itself, after it has taken the message.
      void fetchAll(mediaUrls as string[], message.media).then((isThere) => send(message, isThere));
      if (how === 'accept') return { data: toAnswer(message) };
    }
    request.raw.socket.destroy();
    return reply.hijack();
  });

  app.get<{ Querystring: Record<string, string> }>('/v2/phone_numbers/messaging', async ({ query }) => {
    const number = query['filter[phone_number]'] ?? '';
    const way = { domestic_two_way: true, international_inbound: false, international_outbound: false };
    return {
      data: [{ record_type: 'messaging_settings', id: randomUUID(), phone_number: number, features: { sms: way, mms: carriesMedia(number) ? way : null } }],
      meta: { page_number: 1, page_size: 20, total_pages: 1, total_results: 1 },
    };
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
    const message: LoopbackText = { id: randomUUID(), direction: 'inbound', from, to, text, media: files.map(({ bytes, contentType }) => ({ bytes, contentType })), status: 'received', webhookUrl: null, createdAt: new Date().toISOString() };
    messages.set(message.id, message);
    // Telnyx keeps what it knows of such words, exactly as they are in English.
    if (text.trim().toUpperCase() === 'STOP') optOuts.push({ from: to, to: from, keyword: text.trim(), created_at: message.createdAt, messaging_profile_id: null });
    const event = eventOf(message, 'received');
    const payload = { ...event.data.payload, type: files.length > 0 ? 'MMS' : 'SMS', media: files.map(hold), ...(isAnswered && { autoresponse_type: 'STOP' }) };
    return { ...event, data: { ...event.data, payload } };
  };

  // No path of Telnyx: it stands for the networks behind it, from where a phone writes.
  app.post<{ Body: { from: string; to: string; text: string; picture?: string } }>('/phone/messages', { bodyLimit: 2_000_000 }, async ({ body: { picture, ...text } }) => {
    const bytes = picture === undefined ? null : Buffer.from(picture, 'base64');
    tellAll([receive({ ...text, ...(bytes && { media: [{ bytes, contentType: mediaTypeOf(bytes) }] }) })], null);
    return {};
  });

  return { receive, all: () => [...messages.values()], close: () => timers.forEach(clearTimeout) };
}
