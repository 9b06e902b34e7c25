import type { MailLink } from '@intake/api/contract';
import { notFound } from '../../../kernel/errors.ts';
import { systemActor } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../../platform/limits/publicLimits.ts';
import type { MessageLinks } from '../../../platform/links/messageLinks.ts';
import { organizationOfMessage } from '../messageNews.ts';
import { clinicOf } from '../clinicOf.ts';
import { lockNumber, optOutOf, optOutsOf, storeOptOut } from '../optOut.store.ts';

export interface EndMailsParts {
  database: Database;
  limits: PublicLimits;
  messageLinks: Pick<MessageLinks, 'openMail'>;
}

export type EndMailsService = ReturnType<typeof createEndMailsService>;

/** Ends e-mails to an address by the link of one of them. Opening it changes nothing: programs open them all. */
export function createEndMailsService({ database, limits, messageLinks }: EndMailsParts) {
  /** Throws 404 for what was never made here, 429 when a network tries many such. Those who end e-mails for many people share one. */
  const within = async (token: string, ip: string, work: (tx: Tx, about: { organizationId: string; messageId: string; address: string }) => Promise<void>): Promise<MailLink> => {
    const messageId = messageLinks.openMail(token);
    if (!messageId) await limits.consume({ link: networkOf(ip) });
    const organizationId = messageId && (await database.asService(null, (tx) => organizationOfMessage(tx, messageId)));
    if (!organizationId) throw notFound();
    return database.asService(organizationId, async (tx) => {
      const { theirs: address } = await tx
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select('conversation.theirs')
        .where('message.id', '=', messageId)
        .executeTakeFirstOrThrow();
      await work(tx, { organizationId, messageId, address });
      const { name: clinicName, phone: clinicPhone } = await clinicOf(tx, organizationId);
      return { clinicName, clinicPhone, state: (await isStopped(tx, organizationId, address)) ? 'done' : 'open' };
    });
  };

  return {
    look: (token: string, ip: string) => within(token, ip, () => Promise.resolve()),

    /** A second time it says what was done the first time. */
    end: (token: string, ip: string) =>
      within(token, ip, async (tx, { organizationId, messageId, address }) => {
        await lockNumber(tx, organizationId, address);
        if (await isStopped(tx, organizationId, address)) return;
        await storeOptOut(tx, { number: address, kind: 'stop', source: 'link', wording: null, messageId, person: null, actor: systemActor(organizationId) });
      }),
  };
}

const isStopped = async (tx: Tx, organizationId: string, address: string): Promise<boolean> =>
  optOutOf((await optOutsOf(tx, organizationId, [address])).get(address) ?? []) === 'stop';
