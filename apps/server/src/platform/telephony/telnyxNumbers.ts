import { APIConnectionError, APIError, type Telnyx } from 'telnyx';
import { z } from 'zod';
import { numberFeatures } from '@intake/api/rules';
import { isUncertain, neverConnected } from '../faults/providerCalls.ts';
import { OrderRefused, OrderUnconfirmed, type NumberProvider, type NumberWork, type OfferedNumber, type OrderState } from './numbers.port.ts';

export interface NumberSettings {
  /** The fax application, which takes and sends faxes; without it none is sent. */
  connectionId?: string | undefined;
  /** What takes text messages; without it numbers take none. */
  messagingProfileId?: string | undefined;
  /** The trunk that leads to the voice agents; without it they answer no number. */
  voiceConnectionId?: string | undefined;
}

const text = z.string().nullish().catch(null);
const Order = z.object({ id: z.string().min(1).max(200), customer_reference: text, status: text });
const Offered = z.object({
  phone_number: z.string(),
  features: z.array(z.object({ name: text })).catch([]).default([]),
  region_information: z.array(z.object({ region_type: text, region_name: text })).catch([]).default([]),
  cost_information: z.object({ monthly_cost: text, currency: text }).nullish().catch(null),
});

/** How long the one call may take; after that nobody knows. */
const timeout = 60_000;
const mostOffered = 40;
/** What Telnyx answers when somebody else was faster. */
const taken = new Set(['10027', '85001', '85007']);

/** Numbers of a Telnyx account. */
export function telnyxNumbers(client: Telnyx, { connectionId, messagingProfileId, voiceConnectionId }: NumberSettings): NumberProvider {
  const connectionOf = ({ takes }: NumberWork) => (takes === 'calls' ? voiceConnectionId : connectionId);

  /** The id of a number of the account. */
  async function find(number: string): Promise<string | null> {
    const { data } = await client.phoneNumbers.list({ filter: { phone_number: number }, 'page[size]': 2 });
    return data?.find(({ phone_number }) => phone_number === number)?.id ?? null;
  }

  return {
    numberWork: { texts: messagingProfileId !== undefined, calls: voiceConnectionId !== undefined },

    async searchNumbers({ kind, areaCode, province, locality, contains }) {
      const filter = {
        country_code: 'CA',
        phone_number_type: kind === 'local' ? ('local' as const) : ('toll_free' as const),
        features: ['fax' as const],
        limit: mostOffered,
        ...(areaCode && { national_destination_code: areaCode }),
        ...(province && { administrative_area: province }),
        ...(locality && { locality }),
        ...(contains && { phone_number: { contains } }),
      };
      const { data = [] } = await client.availablePhoneNumbers.list({ filter });
      return data.flatMap((found) => offeredOf(found, kind) ?? []).slice(0, mostOffered);
    },

    async orderNumber({ number, reference, work }) {
      const connection = connectionOf(work);
      const { data } = await client.numberOrders
        .create(
          {
            phone_numbers: [{ phone_number: number }], customer_reference: reference,
            ...(connection && { connection_id: connection }), ...(work.takesTexts && messagingProfileId && { messaging_profile_id: messagingProfileId }),
          },
          { maxRetries: 0, timeout },
        )
        .catch((error: unknown) => {
          throw asOrderError(error);
        });
      const state = orderOf(data);
      if (!state) throw new OrderUnconfirmed('the answer names no order');
      return state;
    },

    async findOrder(reference) {
      const { data } = await client.numberOrders.list({ filter: { customer_reference: reference }, 'page[size]': 5 });
      return (data ?? []).flatMap((found) => orderOf(found) ?? []).find((order) => order.reference === reference) ?? null;
    },

    readOrderEvent: ({ type, payload }) => (type.startsWith('number_order.') ? orderOf(payload) : null),

    async setNumber(number, work) {
      const id = await find(number);
      if (!id) return false;
      await client.phoneNumbers.update(id, { connection_id: connectionOf(work) ?? '' });
      // An empty profile takes the number out of the one that it has.
      if (messagingProfileId) await client.phoneNumbers.messaging.update(id, { messaging_profile_id: work.takesTexts ? messagingProfileId : '' });
      return true;
    },

    async releaseNumber(number) {
      const id = await find(number);
      if (!id) return;
      await client.phoneNumbers.delete(id).catch((error: unknown) => {
        if (!(error instanceof APIError && error.status === 404)) throw error;
      });
    },
  };
}

function offeredOf(found: unknown, kind: OfferedNumber['kind']): OfferedNumber | null {
  const { data } = Offered.safeParse(found);
  if (!data || !/^\+[1-9]\d{6,14}$/.test(data.phone_number)) return null;
  const named = (type: string) => data.region_information.find(({ region_type }) => region_type === type)?.region_name;
  const monthly = Number(data.cost_information?.monthly_cost ?? Number.NaN);
  const currency = data.cost_information?.currency ?? '';
  return {
    number: data.phone_number, kind,
    region: [titled(named('rate_center') ?? named('location') ?? ''), named('state')].filter(Boolean).join(', '),
    features: numberFeatures.filter((feature) => data.features.some(({ name }) => name === feature)),
    monthlyCents: Number.isFinite(monthly) ? Math.round(monthly * 100) : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  };
}

/** Rate centres come in capitals. */
const titled = (name: string): string => name.toLowerCase().replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());

function orderOf(order: unknown): OrderState | null {
  const { data } = Order.safeParse(order);
  if (!data) return null;
  const status = data.status === 'success' ? 'active' : data.status === 'failure' ? 'failed' : 'pending';
  return { orderId: data.id, reference: data.customer_reference ?? null, status };
}

const Refusal = z.object({ errors: z.array(z.object({ code: z.coerce.string() })).catch([]).default([]) });

function asOrderError(error: unknown): Error {
  if (error instanceof APIConnectionError) {
    return neverConnected(error) ? new OrderRefused('unreachable', { cause: error }) : new OrderUnconfirmed('the connection ended before the answer', { cause: error });
  }
  if (!(error instanceof APIError) || error.status === undefined) return new OrderUnconfirmed('the answer cannot be read', { cause: error });
  if (isUncertain(error.status)) return new OrderUnconfirmed(`the provider answered ${error.status}`, { cause: error });
  const said = Refusal.safeParse(error.error).data?.errors ?? [];
  return new OrderRefused(said.some(({ code }) => taken.has(code)) ? 'unavailable' : 'refused', { cause: error });
}
