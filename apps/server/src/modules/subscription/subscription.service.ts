import { z } from 'zod';
import type { News, Subscription, SubscriptionLink } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Page, PageQuery } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import { systemActor, type AuditActor } from '../../platform/audit/audit.ts';
import { appendOperatorAudit, findOperator } from '../../platform/audit/operator.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { inLeastTime, pauseByClock } from '../../platform/clock/leastTime.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import { linkPage } from '../../platform/links/messageLinks.ts';
import { createSeal } from '../../platform/links/seal.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import * as store from './subscription.store.ts';
import { newsFoot, proofMail } from './subscriptionMail.messages.ts';

export interface SubscriptionParts {
  database: Database;
  clock: Clock;
  limits: PublicLimits;
  /** What links are signed with. */
  linkSecret: Buffer;
  /** Where the portal is reached, without a slash at its end. */
  siteUrl: string;
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

const dayMs = 24 * 3600_000;
/** The law asks for 60 days at least; a link that ends mails does not run out before the mail is forgotten. */
const daysValid = { confirm: 3, unsubscribe: 730 };

const Claim = z.object({
  use: z.enum(['confirm', 'unsubscribe']),
  id: z.uuid(),
  /** Which of the mails that asked for proof it was in; the last one alone holds. */
  asked: z.number(),
  /** Milliseconds since 1970. */
  expires: z.number(),
});
type Claim = z.infer<typeof Claim>;

/**
 * News of the installation by e-mail, for whoever proved that the address is theirs. Links do nothing by being opened:
 * scanners of mail open them all.
 */
export function createSubscriptionService({ database, clock, limits, linkSecret, siteUrl }: SubscriptionParts) {
  const seal = createSeal(linkSecret, Claim);
  const asServer = <T>(work: (tx: Tx) => Promise<T>) => database.asService(null, work);
  const tokenFor = (use: Claim['use'], { id, asked }: { id: string; asked: number }) =>
    seal.close({ use, id, asked, expires: clock.now().getTime() + daysValid[use] * dayMs });
  // Behind the number sign, so that neither our log nor a proxy's holds it.
  const pageOf = (token: string) => `${siteUrl}${linkPage}#subscription=${token}`;

  /** What the link leads to, and the row where there is something left to do. */
  const read = async (claim: Claim | null, of: (id: string) => Promise<store.SubscriptionRow | undefined>) => {
    if (!claim) throw notFound();
    const row = await of(claim.id);
    const isOld = !row || claim.expires <= clock.now().getTime() || (claim.use === 'confirm' && claim.asked !== row.asked);
    const done = claim.use === 'confirm' ? 'subscribed' : 'unsubscribed';
    const state = row?.status === done ? 'done' : isOld || (claim.use === 'confirm' && row.status !== 'pending') ? 'old' : 'open';
    const link: SubscriptionLink = { kind: claim.use, state, email: state === 'open' ? row!.email : null };
    return { link, row };
  };

  const act = (token: string, use: Claim['use'], change: (tx: Tx, id: string) => Promise<void>) =>
    asServer(async (tx): Promise<SubscriptionLink> => {
      const claim = seal.open(token);
      const { link, row } = await read(claim?.use === use ? claim : null, (id) => store.lock(tx, id));
      if (link.state !== 'open') return link;
      await change(tx, row!.id);
      await audit(tx, row!.id, use, systemActor(''));
      return { ...link, state: 'done', email: null };
    });

  const requireOperator = async (tx: Tx, { organizationId }: Actor) => {
    if ((await findOperator(tx)) !== organizationId) throw notFound();
  };

  return {
    /** Throws 429 with the seconds to wait; says nothing of who is known. */
    async subscribe({ email: typed, locale }: { email: string; locale: Locale }, ip: string): Promise<void> {
      const email = typed.toLowerCase();
      await limits.consume({ subscribe: networkOf(ip), subscribeAddress: email });
      const keep = asServer(async (tx) => {
        const asking = await store.ask(tx, email, locale);
        if (!asking) return;
        await audit(tx, asking.id, 'subscribe', systemActor(''));
        const { subject, text } = proofMail[locale](pageOf(tokenFor('confirm', asking)), daysValid.confirm);
        await postMail(tx, { to: email, subject, text, expiresAt: new Date(clock.now().getTime() + daysValid.confirm * dayMs) });
      });
      await inLeastTime(pauseByClock, keep);
    },

    /** Throws 404 for what was never signed here. */
    look: (token: string) => asServer(async (tx) => (await read(seal.open(token), (id) => store.find(tx, id))).link),

    confirm: (token: string) => act(token, 'confirm', store.confirm),

    end: (token: string) => act(token, 'unsubscribe', store.end),

    list: (actor: Actor, query: PageQuery): Promise<Page<Subscription>> =>
      asServer(async (tx) => {
        await requireOperator(tx, actor);
        return store.list(tx, query);
      }),

    /** Queues a mail for everybody at once, or for nobody. The same key again sends nothing, and says what it did. */
    send: (actor: Actor, news: News): Promise<{ recipients: number }> =>
      asServer(async (tx) => {
        await requireOperator(tx, actor);
        const everybody = await store.recipients(tx);
        if (!(await store.keepNews(tx, news, actor.userId, everybody.length))) return (await store.findNews(tx, news.key))!;
        const [first] = Object.values(news.texts);
        for (const { id, email, locale } of everybody) {
          const token = tokenFor('unsubscribe', { id, asked: 0 });
          const { subject, text } = news.texts[locale] ?? first!;
          await postMail(tx, {
            to: email,
            subject,
            text: `${text}\n\n--\n${newsFoot[locale]}\n${pageOf(token)}\n`,
            headers: {
              'List-Unsubscribe': `<${siteUrl}/api/usersubscription/unsubscribe?token=${token}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          });
        }
        await audit(tx, news.key, 'send-news', actor);
        return { recipients: everybody.length };
      }),
  };
}

const audit = (tx: Tx, entityId: string, event: 'subscribe' | 'confirm' | 'unsubscribe' | 'send-news', actor: Omit<AuditActor, 'organizationId'>) =>
  appendOperatorAudit(tx, { actor, action: event === 'subscribe' || event === 'send-news' ? 'C' : 'U', entity: 'subscription', entityId, outcome: 'success', detail: { event } });
