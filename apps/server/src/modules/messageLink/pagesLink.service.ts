import { sql } from 'kysely';
import type { PagesLink } from '@intake/api/contract';
import { isClosedRequest, readReplyToken } from '@intake/api/rules';
import { notFound } from '../../kernel/errors.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { WorkTickets } from '../../platform/limits/workTickets.ts';
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
  publicFiles: PublicFiles;
}

/** The code as the letter prints it, and whose letter that is. */
interface Code {
  token: string;
  organizationId: string;
}

export type PagesLinkService = ReturnType<typeof createPagesLinkService>;

/**
 * Pages that a referral waits for, sent on a page instead of by fax: by the code of the letter that asked for them, typed
 * or in a link. It is spent by sending them.
 */
export function createPagesLinkService({ database, clock, files, limits, tickets, publicFiles }: PagesLinkParts) {
  const open = async (typed: string, ip: string): Promise<Code> => {
    await limits.consume({ link: networkOf(ip) });
    const token = readReplyToken(typed);
    const organizationId = token && (await database.asService(null, (tx) => organizationOf(tx, token)));
    if (!organizationId) throw notFound();
    return { token, organizationId };
  };

  const show = async (tx: Tx, { token, organizationId }: Code, asking: Asking | null): Promise<PagesLink> => {
    const { name: clinicName, phone: clinicPhone } = await clinicOf(tx, organizationId);
    const state = stateOf(asking, token, clock.now());
    const isOpen = state === 'open' && asking !== null;
    return {
      clinicName, clinicPhone, state,
      reference: isOpen ? asking.request.reference : null,
      missing: isOpen ? asking.request.missing : [],
      ticket: isOpen ? tickets.issue(organizationId, asking.letterId) : null,
    };
  };

  return {
    look: async (typed: string, ip: string): Promise<PagesLink> => {
      const code = await open(typed, ip);
      return database.asService(code.organizationId, async (tx) => show(tx, code, await findAsking(tx, code.token)));
    },

    /** A second time it says what was done the first time, and takes nothing. */
    send: async (typed: string, fileTokens: string[], ip: string): Promise<PagesLink> => {
      const code = await open(typed, ip);
      const { token, organizationId } = code;
      const before = await database.asService(organizationId, async (tx) => show(tx, code, await findAsking(tx, token)));
      if (before.state !== 'open') return before;
      const kept = await publicFiles.keep(organizationId, fileTokens);
      const after = await database.asService(organizationId, async (tx) => {
        const asking = await findAsking(tx, token, { isLocked: true });
        if (!asking || stateOf(asking, token, clock.now()) !== 'open') return show(tx, code, asking);
        const actor = systemActor(organizationId);
        const faxIds: string[] = [];
        for (const [at, { name, ...file }] of kept.entries()) {
          const arrival: Arrival = {
            organizationId, actor, source: 'requisition', providerFaxId: `${asking.letterId}:${asking.request.version}:${at}`, originalName: name,
            senderName: asking.senderName ?? undefined, from: asking.senderFax ?? undefined, allowDuplicate: true,
          };
          faxIds.push((await admitIn(tx, files, arrival, file)).faxId);
        }
        await takePages(tx, actor, clock, asking.request, faxIds);
        return show(tx, code, await findAsking(tx, token));
      });
      await publicFiles.discard(fileTokens);
      return after;
    },
  };
}

async function organizationOf(tx: Tx, token: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select private.reply_organization(${token}) as id`.execute(tx);
  return rows[0]?.id ?? null;
}

function stateOf(asking: Asking | null, token: string, now: Date): PagesLink['state'] {
  if (!asking || asking.replyToken !== token || isClosedRequest(asking.request.status)) return 'old';
  if (asking.request.status !== 'on-hold') return 'done';
  return asking.expiresAt <= now ? 'old' : 'open';
}
