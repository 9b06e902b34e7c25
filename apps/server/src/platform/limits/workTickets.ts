import { hkdfSync, randomUUID } from 'node:crypto';
import { isWork, workBits, workHash } from '@intake/api/rules';
import { z } from 'zod';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import type { Clock } from '../clock/clock.ts';
import { createSeal } from '../links/seal.ts';

/** What a ticket is good for: an organisation by its id, or demo faxes. */
const kinds = { organization: z.uuid(), 'demo-fax': z.literal('demo-fax') };

const claimOf = (kind: keyof typeof kinds) =>
  z.object({
    use: z.enum(['work', 'ticket']),
    about: kinds[kind] as z.ZodType<string>,
    id: z.uuid(),
    /** Milliseconds since 1970. */
    expires: z.number(),
  });
type Claim = z.infer<ReturnType<typeof claimOf>>;

export type Ticket = Pick<Claim, 'about' | 'id'>;
export type WorkTickets = ReturnType<typeof createWorkTickets>;

const hour = 3600_000;
/** A form may stay open over a working day. */
const hoursValid = { work: 1, ticket: 12 };

/**
 * Who is not signed in works a little before they may send something, which costs a person nothing and a flood much. A
 * ticket's id is kept with what it brought in: nothing is brought in twice, and no proof is used twice. Each further bit
 * doubles the work. What was worked for one kind is forged to another.
 */
export function createWorkTickets(secret: Buffer, clock: Clock, kind: keyof typeof kinds, bits = workBits) {
  const seal = createSeal<Claim>(secret, claimOf(kind));
  const close = (use: Claim['use'], { about, id }: Ticket) => seal.close({ use, about, id, expires: clock.now().getTime() + hoursValid[use] * hour });
  const open = (use: Claim['use'], token: string): Claim => {
    const claim = seal.open(token);
    if (claim?.use !== use) throw notFound();
    return claim;
  };
  const isOld = ({ expires }: Claim) => expires <= clock.now().getTime();
  const refuseOld = (claim: Claim) => {
    if (isOld(claim)) throw conflict('ticket-old', 'The page was open for too long: ask for a new ticket.');
  };

  return {
    challenge: (about: string) => ({ challenge: close('work', { about, id: randomUUID() }), bits }),

    /** The ticket that was worked for. Throws 404 for a forged challenge, 409 for an old one, 422 where nobody worked. */
    redeem: async (challenge: string, nonce: number): Promise<string> => {
      const claim = open('work', challenge);
      refuseOld(claim);
      if (!isWork(await workHash(challenge, nonce), bits)) throw invalid([{ path: 'nonce', code: 'work', message: 'This proves no work.' }]);
      return close('ticket', claim);
    },

    /** For whoever has shown something better than work. */
    issue: (about: string, id: string = randomUUID()) => close('ticket', { about, id }),

    /** Throws 404 for a forged ticket, 409 for an old one. */
    open: (token: string): Ticket => {
      const claim = open('ticket', token);
      refuseOld(claim);
      return claim;
    },

    /** What seals things for whoever holds a ticket, the same each time. Throws as `open`. */
    keyOf: (token: string): Buffer => {
      const claim = open('ticket', token);
      refuseOld(claim);
      return Buffer.from(hkdfSync('sha256', secret, claim.id, 'kept by a browser', 32));
    },

    /** As `open`; one that is old tells what it was. */
    openAnyAge: (token: string): Ticket & { isOld: boolean } => {
      const claim = open('ticket', token);
      return { about: claim.about, id: claim.id, isOld: isOld(claim) };
    },
  };
}
