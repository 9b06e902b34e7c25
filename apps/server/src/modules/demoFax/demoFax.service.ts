import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { DemoFaxLink, DemoFaxRequest, EstimateRequest } from '@intake/api/contract';
import { estimateRevenue } from '@intake/api/rules';
import { notFound } from '../../kernel/errors.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import { appendOperatorAudit } from '../../platform/audit/operator.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inLeastTime, pauseByClock } from '../../platform/clock/leastTime.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { WorkTickets } from '../../platform/limits/workTickets.ts';
import { createSeal } from '../../platform/links/seal.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import * as store from './demoFax.store.ts';
import { consentTexts, estimateMail, proofMail } from './demoFaxMail.messages.ts';
import { createDemoSender, type DemoSenderParts } from './sendDemoFax.ts';

export interface DemoFaxParts extends Omit<DemoSenderParts, 'stopCodeOf'> {
  database: Database;
  clock: Clock;
  limits: PublicLimits;
  tickets: WorkTickets;
  /** What links are signed with. */
  linkSecret: Buffer;
}

export type DemoFaxService = ReturnType<typeof createDemoFaxService>;

/** What the work of a page is good for. */
const workFor = 'demo-fax';
const daysValid = 3;
const dayMs = 24 * 3600_000;

const Claim = z.object({
  use: z.literal('demo-fax'),
  id: z.uuid(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

/**
 * A clinic has the estimate mailed, or asks for one demo fax. Nothing is faxed before the link of a mail was followed and
 * its button pressed; to each number at most once, and never to one that said no. Mail and fax say nothing that a visitor typed.
 */
export function createDemoFaxService(parts: DemoFaxParts) {
  const { database, clock, limits, tickets, linkSecret, siteUrl } = parts;
  const seal = createSeal(linkSecret, Claim);
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);
  const stopCodeOf = (number: string) => createHmac('sha256', linkSecret).update(`stop ${number}`).digest('hex').slice(0, 8).toUpperCase();
  const sender = createDemoSender({ ...parts, stopCodeOf });

  /** The id of what the work brings in. Throws where nobody worked, or for something else. */
  const worked = async ({ challenge, nonce }: { challenge: string; nonce: number }): Promise<string> => {
    const { about, id } = tickets.open(await tickets.redeem(challenge, nonce));
    if (about !== workFor) throw notFound();
    return id;
  };

  const stateOf = async (tx: Tx, token: string): Promise<{ link: DemoFaxLink; id: string | null }> => {
    const claim = seal.open(token);
    if (!claim) throw notFound();
    const row = await store.find(tx, claim.id);
    const told = (state: DemoFaxLink['state']) => ({ link: { state, faxNumber: state === 'open' || state === 'waiting' ? (row?.fax_number ?? null) : null }, id: row?.id ?? null });
    if (!row || (row.status === 'pending' && claim.expires <= clock.now().getTime())) return told('old');
    return told(row.status === 'pending' ? 'open' : row.status === 'sent' ? 'sent' : row.status === 'confirmed' ? 'waiting' : 'refused');
  };

  return {
    challenge: async (ip: string) => {
      await limits.consume({ demoFaxWork: networkOf(ip) });
      return tickets.challenge(workFor);
    },

    /** Throws 429 with the seconds to wait, and 422 without proof of work; says nothing of what is known of the number. */
    async ask(request: DemoFaxRequest, ip: string): Promise<void> {
      const id = await worked(request);
      const email = request.email.toLowerCase();
      await limits.consume({ demoFax: networkOf(ip), demoFaxAddress: email, demoFaxNumber: request.faxNumber });
      const keep = asServer(async (tx) => {
        const kept = await store.insert(tx, { ...request, id, email, kind: 'fax', status: 'pending', consentText: consentTexts[request.locale].fax });
        if (!kept) return;
        const expires = clock.now().getTime() + daysValid * dayMs;
        // Behind the number sign, so that neither our log nor a proxy's holds it.
        const link = `${siteUrl}/home/pages/demofax#confirm=${seal.close({ use: 'demo-fax', id, expires })}`;
        await postMail(tx, { to: email, ...proofMail[request.locale](request.faxNumber, link, daysValid), expiresAt: new Date(expires) });
        await audit(tx, id, 'ask');
      });
      await inLeastTime(pauseByClock, keep);
    },

    /** Throws as `ask` does. */
    async mailEstimate(request: EstimateRequest, ip: string): Promise<void> {
      const id = await worked(request);
      const email = request.email.toLowerCase();
      await limits.consume({ demoFax: networkOf(ip), demoFaxAddress: email });
      const keep = asServer(async (tx) => {
        const kept = await store.insert(tx, { ...request, id, email, kind: 'estimate', status: 'mailed', faxNumber: null, consentText: consentTexts[request.locale].estimate });
        if (!kept) return;
        await postMail(tx, { to: email, ...estimateMail[request.locale](request.estimate, estimateRevenue(request.estimate), `${siteUrl}/home/pages/revenform`) });
        await audit(tx, id, 'estimate');
      });
      await inLeastTime(pauseByClock, keep);
    },

    /** Throws 404 for what was never signed here. */
    look: (token: string): Promise<DemoFaxLink> => asServer(async (tx) => (await stateOf(tx, token)).link),

    /** Throws as `look` does. What cannot be sent now is sent when the same link is confirmed again later. */
    async confirm(token: string): Promise<DemoFaxLink> {
      const { link, id } = await asServer((tx) => stateOf(tx, token));
      if ((link.state !== 'open' && link.state !== 'waiting') || !id) return link;
      await limits.consume({ demoFaxAll: 'all' });
      const state = await sender.send(id, link.state === 'open' ? 'pending' : 'confirmed');
      return { state, faxNumber: state === 'waiting' ? link.faxNumber : null };
    },

    /** Says nothing of whether the code was right. */
    async stop({ faxNumber, code }: { faxNumber: string; code: string }, ip: string): Promise<void> {
      await limits.consume({ demoFaxStop: networkOf(ip), demoFaxStopNumber: faxNumber });
      const [given, right] = [Buffer.from(code.toUpperCase().replace(/[^0-9A-F]/g, '')), Buffer.from(stopCodeOf(faxNumber))];
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      const keep = asServer(async (tx) => {
        if (isRight && (await store.stop(tx, faxNumber))) await audit(tx, null, 'stop');
      });
      await inLeastTime(pauseByClock, keep);
    },
  };
}

const audit = (tx: Tx, entityId: string | null, event: 'ask' | 'estimate' | 'stop') =>
  appendOperatorAudit(tx, { actor: systemActor(''), action: event === 'stop' ? 'U' : 'C', entity: 'demo_request', entityId, outcome: 'success', detail: { event } });
