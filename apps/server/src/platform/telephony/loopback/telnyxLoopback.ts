import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import fastify from 'fastify';
import { phoneNumbers, type LoopbackNumber, type LoopbackOrder, type NumberPlan } from './numbers.ts';
import { outboundFaxes, type OutboundFax, type OutboundPlan } from './outboundFaxes.ts';
import { textMessages, type LoopbackText, type ReceivedText, type TextPlan } from './texts.ts';

export interface LoopbackFax {
  /** Made up when left out. */
  id?: string;
  from: string;
  to: string;
  callerId?: string;
  /** 1 when left out; null when the line does not say. */
  pageCount?: number | null;
  partialContent?: boolean;
  pdf: Uint8Array;
  /** The first media address answers 403, as one does ten minutes after the fax; a refresh makes a new one. */
  hasExpired?: boolean;
}

export interface Delivery {
  body: string;
  headers: Record<string, string>;
}

export interface LoopbackOptions {
  /** How the faxes go that are given to it. */
  outbound?: OutboundPlan;
  /** How the text messages go that are given to it. */
  texts?: TextPlan;
  /** How orders of numbers go. */
  numbers?: NumberPlan;
  /**
   * Takes the webhook requests about them.
   * @param url where a text message asked to be told of; null: the address that is known for all
   */
  onEvent?(delivery: Delivery, url: string | null): void;
}

/**
 * Answers like Telnyx Programmable Fax, Messaging and Numbers, on loopback: media, refresh, retrieval, sending, orders, and
 * webhooks signed with its own key. What is faxed to a number that was ordered arrives there.
 */
export interface TelnyxLoopback {
  /** For TELNYX_BASE_URL. */
  baseUrl: string;
  /** Where a phone writes, by POST of from, to and text. */
  phoneUrl: string;
  /** For TELNYX_PUBLIC_KEY. */
  publicKey: string;
  /** host:port of the media addresses. */
  mediaHost: string;
  /** Puts a fax on the line; answers the webhook request that Telnyx would make, to be sent once or several times. */
  receive(fax: LoopbackFax): Delivery & { faxId: string };
  /** The faxes that it was given, oldest first. */
  outbound(): OutboundFax[];
  /** Answers the webhook request of a text message from a phone. */
  receiveText(text: ReceivedText): Delivery;
  /** The text messages that it was given and that phones wrote, oldest first. */
  texts(): LoopbackText[];
  /** The numbers of its account. */
  numbers(): LoopbackNumber[];
  /** The orders that it was given, oldest first. */
  orders(): LoopbackOrder[];
  /** The webhook request of an order as it stands. */
  tellOrder(order: LoopbackOrder): Delivery;
  /** Deletes a fax and its media, as Telnyx does in time. */
  forget(faxId: string): void;
  /** Signs any event. */
  signEvent(event: object, at?: Date): Delivery;
  /** Signs any body. */
  signText(body: string): Delivery;
  close(): Promise<void>;
}

interface Held {
  fax: LoopbackFax;
  /** Part of the media address; a refresh changes it. */
  ticket: string;
  isExpired: boolean;
}

export async function startTelnyxLoopback({ outbound = {}, texts = {}, numbers: plan = {}, onEvent = () => undefined }: LoopbackOptions = {}): Promise<TelnyxLoopback> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const held = new Map<string, Held>();
  const app = fastify();
  const own = phoneNumbers(app, (event) => onEvent(signEvent(event), null), plan);
  const sent = outboundFaxes(
    app,
    (event) => onEvent(signEvent(event), null),
    { ...outbound, outcome: (fax) => (own.has(fax.to) ? null : (outbound.outcome?.(fax) ?? null)) },
    ({ from, to }, pdf) => own.has(to) && onEvent(receive({ from, to, pdf, pageCount: null }), null),
  );
  const phones = textMessages(app, (event, url) => onEvent(signEvent(event), url), texts);
  const mediaUrl = (id: string, { ticket }: Held) => `http://${mediaHost}/media/${id}/${ticket}`;

  app.get<{ Params: { id: string; ticket: string } }>('/media/:id/:ticket', async (request, reply) => {
    const found = held.get(request.params.id);
    if (!found || found.isExpired || found.ticket !== request.params.ticket) return reply.status(403).send('expired');
    return reply.type('application/pdf').send(Buffer.from(found.fax.pdf));
  });
  app.post<{ Params: { id: string } }>('/v2/faxes/:id/actions/refresh', async (request, reply) => {
    const found = held.get(request.params.id);
    if (!found) return reply.status(404).send({ errors: [{ code: '10005', title: 'Resource not found' }] });
    Object.assign(found, { ticket: randomUUID(), isExpired: false });
    return { data: { result: 'ok' } };
  });
  app.get<{ Params: { id: string } }>('/v2/faxes/:id', async (request, reply) => {
    const outgoing = sent.find(request.params.id);
    if (outgoing) return { data: outgoing };
    const found = held.get(request.params.id);
    if (!found) return reply.status(404).send({ errors: [{ code: '10005', title: 'Resource not found' }] });
    const { from, to } = found.fax;
    return {
      data: { record_type: 'fax', id: request.params.id, direction: 'inbound', from, to, status: 'received', media_url: mediaUrl(request.params.id, found) },
    };
  });

  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const mediaHost = new URL(address).host;
  const signEvent = (event: object, at = new Date()) => signBody(JSON.stringify(event), privateKey, at);

  function receive(fax: LoopbackFax): Delivery & { faxId: string } {
    const faxId = fax.id ?? randomUUID();
    const entry: Held = { fax, ticket: randomUUID(), isExpired: fax.hasExpired ?? false };
    held.set(faxId, entry);
    const payload = {
      fax_id: faxId, connection_id: '1', direction: 'inbound', from: fax.from, to: fax.to, caller_id: fax.callerId ?? fax.from,
      page_count: fax.pageCount === undefined ? 1 : fax.pageCount, call_duration_secs: 40, partial_content: fax.partialContent ?? false, status: 'received',
      user_id: randomUUID(), media_url: mediaUrl(faxId, entry),
    };
    const data = { record_type: 'event', id: randomUUID(), event_type: 'fax.received', occurred_at: new Date().toISOString(), payload };
    return { faxId, ...signEvent({ data, meta: { attempt: 1, delivered_to: 'loopback' } }) };
  }

  return {
    baseUrl: `${address}/v2`,
    phoneUrl: `${address}/phone/messages`,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64'),
    mediaHost,
    signEvent,
    signText: (body) => signBody(body, privateKey, new Date()),
    receive,
    outbound: () => sent.all(),
    receiveText: (text) => signEvent(phones.receive(text)),
    texts: () => phones.all(),
    numbers: () => own.all(),
    orders: () => own.orders(),
    tellOrder: (order) => signEvent(own.eventOf(order)),
    forget: (faxId) => void held.delete(faxId),
    close: () => (sent.close(), phones.close(), own.close(), app.close()),
  };
}

/** Ed25519 over "<seconds>|<body>", as the vendor signs. */
function signBody(body: string, key: KeyObject, at: Date): Delivery {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = sign(null, Buffer.from(`${timestamp}|${body}`), key).toString('base64');
  return {
    body,
    headers: { 'content-type': 'application/json', 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature },
  };
}
