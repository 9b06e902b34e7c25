import { demoNumber } from './clinic.ts';
import { channelOf } from '@intake/api/rules';
import { demoTollFree } from './numbers.ts';
import { openDemoPost, type DemoPost } from './post.ts';
import { startTelnyxLoopback } from '../platform/telephony/loopback/telnyxLoopback.ts';
import type { Phones } from '../modules/message/simulator/phoneSimulator.service.ts';
import { telnyxPath } from '../modules/telnyx/telnyxWebhook.ts';
import type { OutboundFax } from '../platform/telephony/loopback/outboundFaxes.ts';

/** Where the demo's faxes and text messages go: a stand-in of Telnyx on this machine. Nothing leaves it. */
export interface DemoLine {
  telnyx: { apiKey: string; publicKey: string; connectionId: string; messagingProfileId: string; voiceConnectionId: string; baseUrl: string; webhookUrl: string };
  /** Where the documents of its faxes are fetched. */
  mediaHost: string;
  /** Made-up phones and mailboxes, by which one writes as a patient. */
  phones: Phones;
  /** Where e-mails go; undefined where the server has a mail server of its own. */
  post: DemoPost | undefined;
  /** From now on the server at this address is told what becomes of them. */
  tell(address: string): void;
  close(): Promise<void>;
}

/** An order takes about so long. */
const orderMilliseconds = 2500;

/** A page takes about so long. */
const stepMilliseconds = 4000;

/** By the last digit of the number, so that each way a fax can go may be tried. */
const outcomes: Record<string, string> = { '7': 'user_busy', '8': 'receiver_no_answer', '9': 'receiver_unallocated_number' };

const textMilliseconds = 1200;
/** By the last digit of the number, as above. */
const textFailures: Record<string, { code: string; title: string }> = { '9': { code: '40012', title: 'Invalid messaging destination number' } };

export async function openDemoLine({ hasPost }: { hasPost: boolean }): Promise<DemoLine> {
  const post = hasPost ? await openDemoPost() : undefined;
  let address: string | undefined;
  const calls = new Map<string, number>();
  /** Phones that have written: whatever their last digit, they are there. */
  const written = new Set<string>();
  const loopback = await startTelnyxLoopback({
    outbound: {
      stepMilliseconds,
      // An organisation that is no part of the demo hears that its faxes go nowhere.
      answer: ({ from }) => (from === demoNumber ? 'accept' : 'refuse'),
      outcome: ({ to }: OutboundFax) => {
        calls.set(to, (calls.get(to) ?? 0) + 1);
        const reason = outcomes[to.slice(-1)] ?? null;
        // A line that is busy is free the next time.
        return reason === 'user_busy' && calls.get(to)! > 1 ? null : reason;
      },
    },
    texts: {
      stepMilliseconds: textMilliseconds,
      answer: ({ from }) => (from === demoNumber ? 'accept' : 'refuse'),
      outcome: ({ to }) => (written.has(to) ? null : (textFailures[to.slice(-1)] ?? null)),
    },
    numbers: { stepMilliseconds: orderMilliseconds, held: [demoTollFree] },
    onEvent: ({ body, headers }, url) => {
      // Whoever does not hear of it asks.
      if (address) fetch(`${address}${telnyxPath}${url ? new URL(url).search : ''}`, { method: 'POST', headers, body }).catch(() => undefined);
    },
  });
  return {
    post,
    phones: {
      write: async (text) => {
        if (post && channelOf(text.from) === 'email') return post.write(text);
        written.add(text.from);
        const answer = await fetch(loopback.phoneUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(text) });
        if (!answer.ok) throw new Error(`the line of the demo answered ${answer.status}`);
      },
    },
    telnyx: { apiKey: 'demo', publicKey: loopback.publicKey, connectionId: 'demo', messagingProfileId: 'demo', voiceConnectionId: 'demo-calls', baseUrl: loopback.baseUrl, webhookUrl: `http://127.0.0.1${telnyxPath}` },
    mediaHost: loopback.mediaHost,
    tell: (server) => void (address = server),
    close: async () => {
      await post?.close();
      await loopback.close();
    },
  };
}
