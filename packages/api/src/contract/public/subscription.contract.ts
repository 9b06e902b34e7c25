import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { subscriptionStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Empty, Id, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** A signed link's own part; it says nothing of whom it was sent to. */
export const LinkToken = z.string().min(1).max(1000);

/** What the dialog of a link shows. */
export const SubscriptionLink = z.object({
  kind: z.enum(['confirm', 'unsubscribe']),
  /** `done`: somebody has done it. `old`: it ran out, or a later one was sent. */
  state: z.enum(['open', 'done', 'old']),
  /** Where it was sent; null unless the link is open. */
  email: z.email().nullable(),
});
export type SubscriptionLink = z.infer<typeof SubscriptionLink>;

export const Subscription = z.object({
  id: Id,
  email: z.email(),
  locale: z.enum(locales),
  status: z.enum(subscriptionStatuses),
  createdAt: DateTime,
  /** When the address was proven; null before. */
  confirmedAt: DateTime.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const NewsText = z.object({ subject: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(20_000) });

/** One mail to everybody who wants it: each gets it in their language, else in the first that there is. */
export const News = z.strictObject({
  /** Made when the form opens: sent twice, it goes out once. */
  key: Id,
  texts: z.partialRecord(z.enum(locales), NewsText).refine((texts) => Object.keys(texts).length > 0, 'text'),
});
export type News = z.infer<typeof News>;

export const subscriptionContract = {
  subscribe: route({
    method: 'POST',
    path: '/api/usersubscription',
    summary: 'Ask for news by e-mail; a mail asks whether it was really you, and the answer is the same whoever asks',
    access: 'public',
    body: z.strictObject({ email: z.email().max(254), locale: z.enum(locales) }),
    response: Empty,
  }),
  openSubscriptionLink: route({
    method: 'POST',
    path: '/api/usersubscription/link',
    summary: 'What a link from a mail leads to; changes nothing',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: SubscriptionLink,
  }),
  confirmSubscription: route({
    method: 'POST',
    path: '/api/usersubscription/confirm',
    summary: 'Prove the address by the link that was sent to it',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: SubscriptionLink,
  }),
  unsubscribe: route({
    method: 'POST',
    path: '/api/usersubscription/unsubscribe',
    summary: 'End the news by signed link, in one click also for mail programs (RFC 8058)',
    access: 'public',
    query: z.object({ token: LinkToken }),
    response: SubscriptionLink,
  }),
  listSubscriptions: route({
    method: 'GET',
    path: '/api/usersubscription/list',
    summary: 'Addresses that asked for news, the newest first, paged; those who keep the installation',
    access: 'settings.manage',
    query: PageQuery,
    response: pageOf(Subscription),
  }),
  sendNews: route({
    method: 'POST',
    path: '/api/usersubscription/send-email',
    summary: 'Mail everybody who proved their address; those who keep the installation',
    access: 'settings.manage',
    body: News,
    response: z.object({ recipients: z.number().int().nonnegative() }),
  }),
};
