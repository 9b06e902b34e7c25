import { randomBytes } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.ts';
import type { PageQuery } from '../../../kernel/cursor.ts';
import { conflict, invalid, notFound } from '../../../kernel/errors.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { mayBeTold } from '../../../platform/download/post.ts';
import { enqueue } from '../../../platform/jobs/jobs.port.ts';
import type { createPartnerService } from '../partner.service.ts';
import { secretText } from './signature.ts';
import * as store from './webhook.store.ts';
import { noticeJob } from './webhookJob.ts';

interface Parts {
  database: Database;
  /** host:port that may be told although it is private and without TLS. */
  webhookHosts: readonly string[];
  partners: Pick<ReturnType<typeof createPartnerService>, 'read' | 'changed'>;
}

/** Where partners are told what becomes of their referrals, and what they were told. */
export function createWebhookService({ database, webhookHosts, partners }: Parts) {
  const of = (actor: Actor, partnerId: string) => ({ organizationId: actor.organizationId, partnerId });
  return {
    /** Answers the secret, this once. */
    set: (actor: Actor, { id, url }: { id: string; url: string }): Promise<{ secret: string }> =>
      database.asUser(actor, async (tx) => {
        await partners.read(tx, actor, id);
        if (!mayBeTold(url, webhookHosts)) throw invalid([{ path: 'url', code: 'not-public', message: 'Only a public address by https is told.' }]);
        const secret = randomBytes(32);
        await store.setWebhook(tx, of(actor, id), { url, secret });
        await partners.changed(tx, actor, 'U', id, { detail: { event: 'set-webhook' } });
        return { secret: secretText(secret) };
      }),

    remove: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        if (!(await store.removeWebhook(tx, of(actor, id)))) throw notFound();
        await partners.changed(tx, actor, 'U', id, { detail: { event: 'remove-webhook' } });
        return {};
      }),

    notices: (actor: Actor, id: string, query: PageQuery) =>
      database.asUser(actor, async (tx) => {
        await partners.read(tx, actor, id);
        return store.listNotices(tx, of(actor, id), query);
      }),

    /** Tells it once more, by the same id. */
    replay: (actor: Actor, { id, noticeId }: { id: string; noticeId: string }) =>
      database.asUser(actor, async (tx) => {
        const { webhook } = await partners.read(tx, actor, id);
        if (!webhook) throw conflict('no-webhook', 'The partner has no address to be told at.');
        if (!(await store.reopenNotice(tx, of(actor, id), noticeId))) throw notFound();
        await enqueue(tx, { kind: noticeJob, organizationId: actor.organizationId, payload: { noticeId }, maxAttempts: 24 });
        await partners.changed(tx, actor, 'U', id, { detail: { event: 'replay', noticeId } });
        return {};
      }),
  };
}
