import type { Opening } from '@intake/api/contract';
import { offerMinutes } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { mayText, offerBlocks } from '../../message/offer/textOffer.ts';

/** Says of each candidate whether the time could be offered by text now. */
export async function withTextBlocks(tx: Tx, actor: Actor, openings: Opening[], now: Date): Promise<Opening[]> {
  if (!mayText(actor)) return openings;
  const candidates = openings.flatMap((opening) => opening.candidates);
  const until = (startsAt: string) => new Date(Math.min(now.getTime() + offerMinutes.text * 60_000, Date.parse(startsAt)));
  const blocks = await offerBlocks(
    tx, actor.organizationId, candidates.map(({ entry, startsAt }) => ({ patientId: entry.patientId, phone: entry.patientPhone, expiresAt: until(startsAt) })), now);
  const blockOf = new Map(candidates.map((candidate, at) => [candidate, blocks[at]!.block]));
  return openings.map((opening) => ({ ...opening, candidates: opening.candidates.map((candidate) => ({ ...candidate, textBlock: blockOf.get(candidate) ?? null })) }));
}
