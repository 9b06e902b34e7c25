import { channelOf, mailAddressOf, type MessageBlock, type MessageChannel, type ReminderChannel } from '@intake/api/rules';
import { toE164 } from '@intake/api/rules/phone';
import type { Tx } from '../../../platform/database/database.port.ts';
import { ourNumber } from '../conversation/line.ts';
import { decide } from '../gate.ts';
import { readFacts, type FactsFound, type GateSubject } from '../gateFacts.ts';
import { mailLine } from '../message.store.ts';
import { nextDaytime } from '../quietHours.ts';

/** What a rule would send, to whom as the chart has it. */
export interface Wanted {
  channel: ReminderChannel;
  phone: string | null;
  email: string | null;
  dueAt: Date;
  about: Omit<GateSubject, 'ours' | 'theirs'>;
}

export interface Way {
  /** Null: the chart has none. */
  number: string | null;
  channel: MessageChannel;
  sendAt: Date;
  gate: MessageBlock | null;
}

/** By what each goes, in their order: the first way that is open, and where none is, what stands in the way of the first. */
export async function waysOf(tx: Tx, organizationId: string, wanted: readonly Wanted[], now: Date): Promise<Way[]> {
  const ours = await ourNumber(tx, organizationId);
  const tries = wanted.flatMap((one) => addressesOf(one).map((number) => ({ one, number })));
  const facts = await readFacts(tx, organizationId, tries.map(({ one, number }) => ({ ...one.about, ours: number && channelOf(number) === 'email' ? mailLine : ours, theirs: number ?? '' })), now);
  const found = new Map<Wanted, Way[]>();
  tries.forEach(({ one, number }, at) => {
    const channel = number ? channelOf(number) : one.channel === 'email' ? 'email' : 'sms';
    found.set(one, [...(found.get(one) ?? []), { number, channel, ...sendingOf(one, facts[at]!, now) }]);
  });
  return wanted.map((one) => {
    const ways = found.get(one)!;
    return ways.find(({ number, gate }) => number && gate === null) ?? ways.find(({ number }) => number) ?? ways[0]!;
  });
}

/** In the order in which they are tried. */
function addressesOf({ channel, phone, email }: Wanted): (string | null)[] {
  const [number, address] = [toE164(phone ?? '') || null, mailAddressOf(email)];
  return channel === 'sms' ? [number] : channel === 'email' ? [address] : [number, address];
}

function sendingOf({ dueAt }: Wanted, facts: FactsFound, now: Date): Pick<Way, 'sendAt' | 'gate'> {
  const earliest = dueAt > now ? dueAt : now;
  const sendAt = facts.zones.length > 0 ? (nextDaytime(earliest, facts.zones) ?? earliest) : earliest;
  const decision = decide(facts, sendAt);
  return { sendAt, gate: decision.act === 'block' ? decision.block : null };
}
