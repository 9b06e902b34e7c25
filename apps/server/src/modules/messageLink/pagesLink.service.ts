import type { PagesLink } from '@intake/api/contract';
import { isClosedRequest } from '@intake/api/rules';
import { notFound } from '../../kernel/errors.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { WorkTickets } from '../../platform/limits/workTickets.ts';
import type { MessageLinks, PagesClaim } from '../../platform/links/messageLinks.ts';
import { admitIn, type Arrival } from '../../pipeline/receive.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { clinicOf } from '../message/clinicOf.ts';
import type { PublicFiles } from '../publicFile/publicFile.service.ts';
import { findAsking, takePages, type Asking } from '../request/reply/takePages.ts';

export interface PagesLinkParts {
  database: Database;
  clock: Clock;
  files: Files;
  limits: PublicLimits;
  tickets: WorkTickets;
  messageLinks: MessageLinks;
  publicFiles: PublicFiles;
}

export type PagesLinkService = ReturnType<typeof createPagesLinkService>;

/** Pages that a referral waits for, sent by a link instead of by fax. The link is spent by sending them. */
export function createPagesLinkService({ database, clock, files, limits, tickets, messageLinks, publicFiles }: PagesLinkParts) {
  const open = async (token: string, ip: string): Promise<PagesClaim> => {
    await limits.consume({ link: networkOf(ip) });
    const claim = messageLinks.openPages(token);
    if (!claim) throw notFound();
    return claim;
  };

  const show = async (tx: Tx, claim: PagesClaim, asking: Asking | null): Promise<PagesLink> => {
    const { name: clinicName, phone: clinicPhone } = await clinicOf(tx, claim.organizationId);
    const state = stateOf(asking, claim, clock.now());
    const isOpen = state === 'open' && asking !== null;
    return {
      clinicName, clinicPhone, state,
      reference: isOpen ? asking.request.reference : null,
      missing: isOpen ? asking.request.missing : [],
      ticket: isOpen ? tickets.issue(claim.organizationId, claim.askedId) : null,
    };
  };

  return {
    look: async (token: string, ip: string): Promise<PagesLink> => {
      const claim = await open(token, ip);
      return database.asService(claim.organizationId, async (tx) => show(tx, claim, await findAsking(tx, claim.requestId)));
    },

    /** A second time it says what was done the first time, and takes nothing. */
    send: async (token: string, fileTokens: string[], ip: string): Promise<PagesLink> => {
      const claim = await open(token, ip);
      const { organizationId, requestId, askedId } = claim;
      const before = await database.asService(organizationId, async (tx) => show(tx, claim, await findAsking(tx, requestId)));
      if (before.state !== 'open') return before;
      const kept = await publicFiles.keep(organizationId, fileTokens);
      const after = await database.asService(organizationId, async (tx) => {
        const asking = await findAsking(tx, requestId, { isLocked: true });
        if (!asking || stateOf(asking, claim, clock.now()) !== 'open') return show(tx, claim, asking);
        const actor = systemActor(organizationId);
        const faxIds: string[] = [];
        for (const [at, { name, ...file }] of kept.entries()) {
          const arrival: Arrival = {
            organizationId, actor, source: 'requisition', providerFaxId: `${askedId}:${at}`, originalName: name,
            senderName: asking.senderName ?? undefined, from: asking.senderFax ?? undefined, allowDuplicate: true,
          };
          faxIds.push((await admitIn(tx, files, arrival, file)).faxId);
        }
        await takePages(tx, actor, clock, asking.request, faxIds);
        return show(tx, claim, await findAsking(tx, requestId));
      });
      await publicFiles.discard(fileTokens);
      return after;
    },
  };
}

function stateOf(asking: Asking | null, { askedId, expires }: PagesClaim, now: Date): PagesLink['state'] {
  if (!asking || asking.askedId !== askedId || isClosedRequest(asking.request.status)) return 'old';
  if (asking.request.status !== 'on-hold') return 'done';
  return expires <= now.getTime() ? 'old' : 'open';
}
