import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** A fax that was given to the stand-in. */
export interface OutboundFax {
  id: string;
  connectionId: string;
  from: string;
  to: string;
  clientState: string | null;
  size: number;
  status: 'queued' | 'sending' | 'delivered' | 'failed';
  failureReason: string | null;
  createdAt: string;
}

/** How a call goes: taken; taken and the answer lost; lost before it was taken; refused. */
export type Answer = 'accept' | 'lose-answer' | 'lose-call' | 'refuse';

export interface OutboundPlan {
  answer?(call: { from: string; to: string }): Answer;
  /** The provider's reason when it does not arrive; null when it does. */
  outcome?(fax: OutboundFax): string | null;
  /** Between the steps of a fax. */
  stepMilliseconds?: number;
  /** Each event comes so often, and all of a fax in any order. */
  repeats?: number;
}

type Tell = (event: object) => void;

const notFound = { errors: [{ code: '10005', title: 'Resource not found' }] };
const isOver = ({ status }: OutboundFax) => status === 'delivered' || status === 'failed';

/**
 * Takes, sends and cancels faxes as Telnyx does, and tells of each step.
 * @param arrive is given the pages of each that has arrived
 */
export function outboundFaxes(app: FastifyInstance, tell: Tell, plan: OutboundPlan, arrive: (fax: OutboundFax, pdf: Uint8Array) => void) {
  const { answer = () => 'accept', outcome = () => null, stepMilliseconds = 0, repeats = 1 } = plan;
  const faxes = new Map<string, OutboundFax>();
  const pages = new Map<string, Uint8Array>();
  const timers = new Set<NodeJS.Timeout>();
  const later = (work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), stepMilliseconds);
    timers.add(timer);
  };

  /** One event is one id, however often it is delivered. */
  const eventOf = (fax: OutboundFax, type: string) => ({
    data: {
      record_type: 'event', id: randomUUID(), event_type: `fax.${type}`, occurred_at: new Date().toISOString(),
      payload: {
        fax_id: fax.id, connection_id: fax.connectionId, direction: 'outbound', from: fax.from, to: fax.to, client_state: fax.clientState,
        status: type, ...(type === 'failed' && { failure_reason: fax.failureReason }), ...(type === 'delivered' && { page_count: 1, call_duration_secs: 40 }),
      },
    },
    meta: { attempt: 1, delivered_to: 'loopback' },
  });
  const tellAll = (events: object[]) => {
    const all = Array.from({ length: repeats }, () => events).flat();
    if (repeats > 1) all.sort(() => Math.random() - 0.5);
    all.forEach(tell);
  };
  const end = (fax: OutboundFax, reason: string | null) => {
    if (isOver(fax)) return [];
    Object.assign(fax, { status: reason === null ? 'delivered' : 'failed', failureReason: reason });
    if (reason === null) arrive(fax, pages.get(fax.id)!);
    pages.delete(fax.id);
    return [eventOf(fax, fax.status)];
  };
  const send = (fax: OutboundFax) => {
    const before = [eventOf(fax, 'queued'), eventOf(fax, 'media.processed'), eventOf(fax, 'sending.started')];
    later(() => {
      if (!isOver(fax)) fax.status = 'sending';
      if (stepMilliseconds === 0) return tellAll([...before, ...end(fax, outcome(fax))]);
      tellAll(before);
      later(() => tellAll(end(fax, outcome(fax))));
    });
  };
  const toAnswer = (fax: OutboundFax) => ({
    record_type: 'fax', id: fax.id, connection_id: fax.connectionId, direction: 'outbound', from: fax.from, to: fax.to,
    client_state: fax.clientState, status: fax.status, failure_reason: fax.failureReason, created_at: fax.createdAt,
  });

  void app.register(async (scope) => {
    await scope.register(multipart, { attachFieldsToBody: 'keyValues', limits: { fileSize: 50e6 } });
    scope.post<{ Body: Record<string, string | Buffer> }>('/v2/faxes', async (request, reply) => {
      const { connection_id: connectionId, from, to, client_state: clientState, contents } = request.body;
      if (typeof connectionId !== 'string' || typeof from !== 'string' || typeof to !== 'string' || !Buffer.isBuffer(contents)) {
        return reply.status(422).send({ errors: [{ code: '10004', title: 'Missing required parameter' }] });
      }
      const how = answer({ from, to });
      if (how === 'refuse') return reply.status(422).send({ errors: [{ code: '10016', title: 'Phone number must be in +E164 format' }] });
      if (how !== 'lose-call') {
        const fax: OutboundFax = {
          id: randomUUID(), connectionId, from, to, clientState: typeof clientState === 'string' ? clientState : null, size: contents.length,
          status: 'queued', failureReason: null, createdAt: new Date().toISOString(),
        };
        faxes.set(fax.id, fax);
        pages.set(fax.id, contents);
        send(fax);
        if (how === 'accept') return reply.status(202).send({ data: toAnswer(fax) });
      }
      request.raw.socket.destroy();
      return reply.hijack();
    });
  });

  app.get<{ Querystring: Record<string, string> }>('/v2/faxes', async ({ query }) => {
    const [to, since] = [query['filter[to][eq]'], query['filter[created_at][gte]'] ?? ''];
    const found = [...faxes.values()].filter((fax) => (!to || fax.to === to) && fax.createdAt >= since).reverse();
    const [size, number] = [Number(query['page[size]'] ?? 20), Number(query['page[number]'] ?? 1)];
    const data = found.slice((number - 1) * size, number * size).map(toAnswer);
    return { data, meta: { page_number: number, page_size: size, total_pages: Math.max(1, Math.ceil(found.length / size)), total_results: found.length } };
  });
  app.post<{ Params: { id: string } }>('/v2/faxes/:id/actions/cancel', async ({ params }, reply) => {
    const fax = faxes.get(params.id);
    if (!fax) return reply.status(404).send(notFound);
    if (isOver(fax)) return reply.status(422).send({ errors: [{ code: '10015', title: 'The fax can no longer be cancelled' }] });
    later(() => tellAll(end(fax, 'sender_canceled')));
    return { data: { result: 'ok' } };
  });

  return {
    find: (id: string) => {
      const fax = faxes.get(id);
      return fax && toAnswer(fax);
    },
    all: () => [...faxes.values()],
    close: () => timers.forEach(clearTimeout),
  };
}
