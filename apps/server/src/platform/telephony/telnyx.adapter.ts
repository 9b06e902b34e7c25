import Telnyx from 'telnyx';
import { z } from 'zod';
import { storableJson } from '../database/storable.ts';
import { telnyxFaxes } from './telnyxFaxes.ts';
import { telnyxNumbers, type NumberSettings } from './telnyxNumbers.ts';
import { telnyxOptOuts } from './telnyxOptOuts.ts';
import { telnyxTexts } from './telnyxTexts.ts';
import { EventUnreadable, SignatureRefused, type Telephony } from './telephony.port.ts';

export interface TelnyxOptions extends NumberSettings {
  apiKey: string;
  /** Base64 of the 32 bytes that Mission Control shows. */
  publicKey: string;
  /** Where it is to tell what becomes of each text message; without it the address of the number's messaging profile. */
  webhookUrl?: string | undefined;
  /** Another address that speaks the same protocol, such as a stand-in on loopback. */
  baseUrl?: string | undefined;
}

const Envelope = z.object({
  data: z.object({
    id: z.string().min(1).max(200),
    event_type: z.string().min(1).max(200),
    // An event whose time cannot be read is an event all the same.
    occurred_at: z.iso.datetime({ offset: true }).nullish().catch(null),
    payload: z.record(z.string(), z.unknown()).default({}),
  }),
});

/** Telnyx Programmable Fax, Messaging and Numbers. The client never repeats a call by itself: a repeated POST is a second fax, a second message, or a second order. */
export function createTelnyx({ apiKey, publicKey, webhookUrl, baseUrl, ...settings }: TelnyxOptions): Telephony {
  const client = new Telnyx({ apiKey, publicKey, maxRetries: 0, ...(baseUrl ? { baseURL: baseUrl } : {}) });
  return {
    ...telnyxFaxes(client, settings.connectionId),
    ...telnyxNumbers(client, settings),
    ...telnyxTexts(client, webhookUrl),
    ...telnyxOptOuts(client),

    async readEvent(rawBody, headers) {
      const event: unknown = await client.webhooks.unwrap(rawBody, { headers }).catch((error: unknown) => {
        throw new SignatureRefused('the webhook is not signed by Telnyx', { cause: error });
      });
      const envelope = Envelope.safeParse(storableJson(event));
      if (!envelope.success) throw new EventUnreadable('the webhook is signed and is no event', { cause: envelope.error });
      const { id, event_type: type, occurred_at: at, payload } = envelope.data.data;
      return { id, type, occurredAt: at ? new Date(at) : null, payload };
    },
    async refreshMedia(faxId) {
      await client.faxes.actions.refresh(faxId);
    },
    async findMedia(faxId) {
      const { data } = await client.faxes.retrieve(faxId);
      return data?.media_url ?? data?.stored_media_url ?? null;
    },
  };
}
