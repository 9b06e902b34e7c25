import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Answer } from './outboundFaxes.ts';

/** A number of the account. */
export interface LoopbackNumber {
  id: string;
  phone_number: string;
  connection_id: string;
  messaging_profile_id: string;
}

/** An order as answers and events have it. */
export interface LoopbackOrder {
  id: string;
  status: 'pending' | 'success' | 'failure';
  customer_reference: string;
  phone_numbers: { id: string; phone_number: string; status: string }[];
}

export interface NumberPlan {
  /** Numbers that the account has from the start. */
  held?: readonly string[];
  /** `taken`: somebody else was faster. */
  answer?(order: { number: string; reference: string }): Answer | 'taken';
  /** What becomes of an order that was taken. */
  outcome?(order: { number: string }): 'success' | 'failure';
  /** Between an order and its end. */
  stepMilliseconds?: number;
  /** Each event comes so often, and behind one that is older. */
  repeats?: number;
}

const missing = { errors: [{ code: '10005', title: 'Resource not found' }] };
const cities: Record<string, { name: string; province: string }> = {
  '416': { name: 'TORONTO', province: 'ON' }, '613': { name: 'OTTAWA', province: 'ON' }, '819': { name: 'GATINEAU', province: 'QC' },
  '514': { name: 'MONTREAL', province: 'QC' }, '604': { name: 'VANCOUVER', province: 'BC' }, '403': { name: 'CALGARY', province: 'AB' },
};

/** Sells numbers as Telnyx does. Its catalogue is made up: numbers that nobody has. */
export function phoneNumbers(app: FastifyInstance, tell: (event: object) => void, plan: NumberPlan) {
  const { held = [], answer = () => 'accept', outcome = () => 'success', stepMilliseconds = 0, repeats = 1 } = plan;
  const numbers = new Map<string, LoopbackNumber>(held.map((number) => [number, { id: randomUUID(), phone_number: number, connection_id: '', messaging_profile_id: '' }]));
  const orders = new Map<string, LoopbackOrder>();
  const timers = new Set<NodeJS.Timeout>();

  const eventOf = (order: LoopbackOrder) => ({
    data: { record_type: 'event', id: randomUUID(), event_type: 'number_order.complete', occurred_at: new Date().toISOString(), payload: structuredClone(order) },
    meta: { attempt: 1, delivered_to: 'loopback' },
  });
  const settle = (order: LoopbackOrder, wanted: Pick<LoopbackNumber, 'connection_id' | 'messaging_profile_id'>) => {
    const before = eventOf(order);
    const number = order.phone_numbers[0]!.phone_number;
    order.status = outcome({ number });
    if (order.status === 'success') numbers.set(number, { id: randomUUID(), phone_number: number, ...wanted });
    const after = eventOf(order);
    // Concurrent and out of order, as webhooks are: what was true before may be told last.
    for (let time = 0; time < repeats; time += 1) tell(after);
    if (repeats > 1) tell(before);
  };

  app.get<{ Querystring: Record<string, string> }>('/v2/available_phone_numbers', async ({ query }) => {
    const isTollFree = query['filter[phone_number_type]'] === 'toll_free';
    const code = query['filter[national_destination_code]'];
    const province = query['filter[administrative_area]'];
    const locality = query['filter[locality]']?.toUpperCase();
    const digits = query['filter[phone_number][contains]'] ?? '';
    const codes = isTollFree ? ['833', '855'] : Object.keys(cities).filter((known) => !province || cities[known]!.province === province).filter((known) => !locality || cities[known]!.name.startsWith(locality));
    const offered = codes.filter((known) => !code || known === code).flatMap((known) => Array.from({ length: 40 }, (_, at) => `+1${known}5550${140 + at}`));
    const free = offered.filter((number) => !numbers.has(number) && number.slice(5).includes(digits)).slice(0, Number(query['filter[limit]'] ?? 100));
    return {
      data: free.map((number) => ({
        record_type: 'available_phone_number', phone_number: number, best_effort: false, quickship: true, reservable: true,
        features: [{ name: 'fax' }, { name: 'voice' }, { name: 'sms' }],
        region_information: isTollFree ? [] : [{ region_type: 'rate_center', region_name: cities[number.slice(2, 5)]!.name }, { region_type: 'state', region_name: cities[number.slice(2, 5)]!.province }],
        cost_information: { upfront_cost: '1.00', monthly_cost: isTollFree ? '2.00' : '1.10', currency: 'USD' },
      })),
      meta: { total_results: free.length, best_effort_results: 0 },
    };
  });

  app.post<{ Body: { phone_numbers?: { phone_number: string }[]; customer_reference?: string; connection_id?: string; messaging_profile_id?: string } }>('/v2/number_orders', async (request, reply) => {
    const { phone_numbers: wanted, customer_reference: reference = '', connection_id: connection = '', messaging_profile_id: profile = '' } = request.body;
    const number = wanted?.[0]?.phone_number;
    if (!number) return reply.status(422).send({ errors: [{ code: '10004', title: 'Missing required parameter' }] });
    const how = numbers.has(number) ? 'taken' : answer({ number, reference });
    if (how === 'taken') return reply.status(422).send({ errors: [{ code: '85001', title: 'The number is no longer available' }] });
    if (how === 'refuse') return reply.status(403).send({ errors: [{ code: '10010', title: 'Authorization failed' }] });
    if (how !== 'lose-call') {
      const order: LoopbackOrder = { id: randomUUID(), status: 'pending', customer_reference: reference, phone_numbers: [{ id: randomUUID(), phone_number: number, status: 'pending' }] };
      orders.set(order.id, order);
      const timer = setTimeout(() => (timers.delete(timer), settle(order, { connection_id: connection, messaging_profile_id: profile })), stepMilliseconds);
      timers.add(timer);
      if (how === 'accept') return { data: { record_type: 'number_order', ...order } };
    }
    request.raw.socket.destroy();
    return reply.hijack();
  });
  app.get<{ Querystring: Record<string, string> }>('/v2/number_orders', async ({ query }) => {
    const data = [...orders.values()].filter(({ customer_reference: reference }) => reference === query['filter[customer_reference]']);
    return { data, meta: { page_number: 1, page_size: 5, total_pages: 1, total_results: data.length } };
  });

  app.get<{ Querystring: Record<string, string> }>('/v2/phone_numbers', async ({ query }) => {
    const data = [...numbers.values()].filter(({ phone_number }) => phone_number === query['filter[phone_number]']);
    return { data, meta: { page_number: 1, page_size: 2, total_pages: 1, total_results: data.length } };
  });
  const byId = (id: string) => [...numbers.values()].find((number) => number.id === id);
  app.patch<{ Params: { id: string }; Body: Partial<LoopbackNumber> }>('/v2/phone_numbers/:id', async ({ params, body }, reply) => {
    const number = byId(params.id);
    return number ? { data: Object.assign(number, { connection_id: body.connection_id ?? number.connection_id }) } : reply.status(404).send(missing);
  });
  app.patch<{ Params: { id: string }; Body: Partial<LoopbackNumber> }>('/v2/phone_numbers/:id/messaging', async ({ params, body }, reply) => {
    const number = byId(params.id);
    return number ? { data: Object.assign(number, { messaging_profile_id: body.messaging_profile_id ?? number.messaging_profile_id }) } : reply.status(404).send(missing);
  });
  app.delete<{ Params: { id: string } }>('/v2/phone_numbers/:id', async ({ params }, reply) => {
    const number = byId(params.id);
    return number && numbers.delete(number.phone_number) ? { data: number } : reply.status(404).send(missing);
  });

  return { has: (number: string) => numbers.has(number), all: () => [...numbers.values()], orders: () => [...orders.values()], eventOf, close: () => timers.forEach(clearTimeout) };
}
