import { APIConnectionError, APIError, type Telnyx } from 'telnyx';
import { z } from 'zod';
import { segmentsOf } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import { isUncertain, neverConnected } from '../faults/providerCalls.ts';
import { TextRefused, TextUnconfirmed, type IncomingText, type Telephony, type TelephonyEvent, type TextState } from './telephony.port.ts';

const text = z.string().nullish().catch(null);
const errors = z.array(z.object({ code: z.coerce.string(), title: text })).catch([]).default([]);

/** A message as answers and events have it. What is of another shape counts as not said. */
const Sent = z.object({ id: z.string().min(1).max(200), to: z.array(z.object({ status: text })).catch([]).default([]), errors });
const Received = z.object({
  id: z.string().min(1).max(200),
  from: z.object({ phone_number: z.string() }),
  to: z.array(z.object({ phone_number: z.string() })).min(1),
  text,
  media: z.array(z.object({ url: z.string().nullish().catch(null) }).catch({ url: null })).catch([]).default([]),
  autoresponse_type: text,
});

/** What Telnyx answers of a number that told it to stop; the status of the answer varies. */
const stopped = '40300';
const failures = new Set(['sending_failed', 'delivery_failed', 'expired', 'cancelled']);
/** How long one call may take; after that nobody knows. */
const timeout = 30_000;

type Texts = Pick<Telephony, 'readTextEvent' | 'readIncomingText' | 'sendText' | 'getText' | 'carriesMedia'>;

/** @param webhookUrl where Telnyx is to tell what becomes of a message; its id is added, as Telnyx keeps no reference of ours */
export function telnyxTexts(client: Telnyx, webhookUrl: string | undefined): Texts {
  return {
    readTextEvent: ({ type, payload }: Pick<TelephonyEvent, 'type' | 'payload'>) =>
      type === 'message.sent' || type === 'message.finalized' ? stateOf(payload) : null,

    readIncomingText: ({ type, payload }: Pick<TelephonyEvent, 'type' | 'payload'>) => (type === 'message.received' ? incomingOf(payload) : null),

    async sendText({ from, to, text: body, mediaUrls = [], reference }) {
      const hooks = webhookUrl ? { webhook_url: `${webhookUrl}?m=${reference}`, use_profile_webhooks: false } : {};
      // What one sees here is what is sent: nothing is put into other letters on the way. A picture message has no segments to count.
      const kind = mediaUrls.length > 0 ? { type: 'MMS' as const, media_urls: [...mediaUrls] } : { type: 'SMS' as const, encoding: segmentsOf(body).encoding === 'GSM-7' ? ('gsm7' as const) : ('ucs2' as const) };
      const { data } = await client.messages.send({ from, to, text: body, ...kind, ...hooks }, { maxRetries: 0, timeout }).catch((error: unknown) => {
        throw asSendError(error);
      });
      const state = stateOf(data);
      if (!state) throw new TextUnconfirmed('the answer names no message');
      return state;
    },

    async carriesMedia(number) {
      // It fetches files from where it tells of messages: from nowhere, if it has no address of ours.
      if (!webhookUrl) return false;
      const { data = [] } = await client.phoneNumbers.messaging.list({ 'filter[phone_number]': number });
      return data.some((found) => found.phone_number === number && found.features?.mms?.domestic_two_way === true);
    },

    async getText(providerId) {
      const { data } = await client.messages.retrieve(providerId).catch((error: unknown) => {
        if (error instanceof APIError && error.status === 404) return { data: undefined };
        throw error;
      });
      return stateOf(data);
    },
  };
}

function stateOf(message: unknown): TextState | null {
  const { data } = Sent.safeParse(message);
  if (!data) return null;
  const word = data.to[0]?.status ?? '';
  const [error] = data.errors;
  return {
    providerId: data.id,
    status: word === 'delivered' ? 'delivered' : failures.has(word) ? 'failed' : 'underway',
    failureReason: failures.has(word) ? (error ? `${error.code} ${error.title ?? ''}`.trim() : word) : null,
    isOptedOut: data.errors.some(({ code }) => code === stopped),
  };
}

/** Null where it does not say from whom and to whom it is. */
function incomingOf(payload: unknown): IncomingText | null {
  const { data } = Received.safeParse(payload);
  const [from, to] = [toE164(data?.from.phone_number ?? ''), toE164(data?.to[0]?.phone_number ?? '')];
  if (!data || !from || !to) return null;
  return { providerId: data.id, from, to, text: data.text ?? '', mediaCount: data.media.length, mediaUrls: data.media.flatMap(({ url }) => url ?? []), isAnswered: Boolean(data.autoresponse_type) };
}

const Refusal = z.object({ errors });

function asSendError(error: unknown): Error {
  if (error instanceof APIConnectionError) {
    return neverConnected(error)
      ? new TextRefused('unreachable', { isPassing: true, isOptedOut: false }, { cause: error })
      : new TextUnconfirmed('the connection ended before the answer', { cause: error });
  }
  if (!(error instanceof APIError) || error.status === undefined) return new TextUnconfirmed('the answer cannot be read', { cause: error });
  const said = Refusal.safeParse(error.error).data?.errors ?? [];
  const isOptedOut = said.some(({ code }) => code === stopped);
  if (isUncertain(error.status) && !isOptedOut) return new TextUnconfirmed(`the provider answered ${error.status}`, { cause: error });
  const reason = said[0] ? `${said[0].code} ${said[0].title ?? ''}`.trim() : String(error.status);
  return new TextRefused(reason, { isPassing: error.status === 429, isOptedOut }, { cause: error });
}
