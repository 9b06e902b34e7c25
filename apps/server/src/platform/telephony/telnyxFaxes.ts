import { APIConnectionError, APIError, toFile, type Telnyx } from 'telnyx';
import { z } from 'zod';
import { storableText } from '../database/storable.ts';
import { isUncertain, neverConnected } from '../faults/providerCalls.ts';
import { FaxRefused, FaxUnconfirmed, type FaxState, type Telephony, type TelephonyEvent } from './telephony.port.ts';

const text = z.string().nullish().catch(null);

/** A fax as answers and events have it; events call its id `fax_id`. What is of another shape counts as not said. */
const Fax = z.object({ id: text, fax_id: text, status: text, client_state: text, failure_reason: text });

/** How long one call may take; after that nobody knows. */
const timeout = 60_000;
const mostPages = 5;

type OutgoingFaxes = Pick<Telephony, 'readFaxEvent' | 'sendFax' | 'getFax' | 'findFax' | 'cancelFax'>;

/** @param connectionId the fax application at Telnyx; without it nothing is sent */
export function telnyxFaxes(client: Telnyx, connectionId: string | undefined): OutgoingFaxes {
  return {
    readFaxEvent({ type, payload }: Pick<TelephonyEvent, 'type' | 'payload'>) {
      if (!type.startsWith('fax.') || payload['direction'] !== 'outbound') return null;
      const ended = type === 'fax.delivered' || type === 'fax.failed' ? type.slice('fax.'.length) : 'sending';
      return stateOf({ ...payload, status: ended });
    },

    async sendFax({ from, to, pdf, reference }) {
      if (!connectionId) throw new FaxRefused('no_outbound_profile');
      const contents = await toFile(pdf, 'fax.pdf', { type: 'application/pdf' });
      const body = { connection_id: connectionId, from, to, client_state: encode(reference), quality: 'high' as const, store_media: false, contents };
      const { data } = await client.faxes.create(body, { maxRetries: 0, timeout }).catch((error: unknown) => {
        throw asSendError(error);
      });
      const state = stateOf(data);
      if (!state) throw new FaxUnconfirmed('the answer names no fax');
      return state;
    },

    async getFax(providerFaxId) {
      const { data } = await client.faxes.retrieve(providerFaxId).catch((error: unknown) => {
        if (error instanceof APIError && error.status === 404) return { data: undefined };
        throw error;
      });
      return stateOf(data);
    },

    async findFax({ reference, to, since }) {
      const filter = { direction: { eq: 'outbound' }, to: { eq: to }, created_at: { gte: since.toISOString() } };
      let page = await client.faxes.list({ filter, 'page[size]': 100 } as Parameters<typeof client.faxes.list>[0]);
      for (let count = 0; count < mostPages; count += 1) {
        const found = page.data.map(stateOf).find((state) => state?.reference === reference);
        if (found) return found;
        if (!page.hasNextPage()) break;
        page = await page.getNextPage();
      }
      return null;
    },

    async cancelFax(providerFaxId) {
      try {
        await client.faxes.actions.cancel(providerFaxId);
        return true;
      } catch (error) {
        if (error instanceof APIError && error.status !== undefined && error.status < 500 && error.status !== 429) return false;
        throw error;
      }
    },
  };
}

const encode = (reference: string) => Buffer.from(reference).toString('base64');

function stateOf(fax: unknown): FaxState | null {
  const { data } = Fax.safeParse(fax);
  const providerFaxId = data?.fax_id ?? data?.id;
  if (!data || !providerFaxId) return null;
  const { status, client_state: reference, failure_reason: failureReason } = data;
  return {
    providerFaxId,
    reference: reference ? storableText(Buffer.from(reference, 'base64').toString()) : null,
    status: status === 'delivered' || status === 'failed' ? status : 'underway',
    failureReason: failureReason ?? null,
  };
}

function asSendError(error: unknown): Error {
  if (error instanceof APIConnectionError) {
    return neverConnected(error)
      ? new FaxRefused('service_unavailable', { cause: error })
      : new FaxUnconfirmed('the connection ended before the answer', { cause: error });
  }
  if (!(error instanceof APIError) || error.status === undefined) return new FaxUnconfirmed('the answer cannot be read', { cause: error });
  if (error.status === 429) return new FaxRefused('service_unavailable', { cause: error });
  if (isUncertain(error.status)) return new FaxUnconfirmed(`the provider answered ${error.status}`, { cause: error });
  return new FaxRefused(error.status === 401 || error.status === 403 ? 'account_disabled' : 'rejected', { cause: error });
}
