import { demoNumber } from './clinic.ts';
import { startTelnyxLoopback } from '../platform/telephony/loopback/telnyxLoopback.ts';
import type { OutboundFax } from '../platform/telephony/loopback/outboundFaxes.ts';

/** Where the demo's faxes go: a stand-in of Telnyx on this machine. Nothing leaves it. */
export interface DemoLine {
  telnyx: { apiKey: string; publicKey: string; connectionId: string; baseUrl: string };
  /** From now on the server at this address is told what becomes of them. */
  tell(address: string): void;
  close(): Promise<void>;
}

/** A page takes about so long. */
const stepMilliseconds = 4000;

/** By the last digit of the number, so that each way a fax can go may be tried. */
const outcomes: Record<string, string> = { '7': 'user_busy', '8': 'receiver_no_answer', '9': 'receiver_unallocated_number' };

export async function openDemoLine(): Promise<DemoLine> {
  let address: string | undefined;
  const calls = new Map<string, number>();
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
    onEvent: ({ body, headers }) => {
      // Whoever does not hear of it asks.
      if (address) fetch(`${address}/api/webhooks/telnyx`, { method: 'POST', headers, body }).catch(() => undefined);
    },
  });
  return {
    telnyx: { apiKey: 'demo', publicKey: loopback.publicKey, connectionId: 'demo', baseUrl: loopback.baseUrl },
    tell: (server) => void (address = server),
    close: () => loopback.close(),
  };
}
