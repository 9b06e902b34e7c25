import { z } from 'zod';
import { Subscription } from '../../contract/public/subscription.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

/** The newest first. */
export const subscriptions = z.array(Subscription).parse([
  { id: fixtureId('subscription', 1), email: 'rowan.ashby@lakeshore.example', locale: 'en', status: 'pending', createdAt: minutesAgo(12), confirmedAt: null },
  { id: fixtureId('subscription', 2), email: 'noemie.tremblay@saint-laurent.example', locale: 'fr', status: 'subscribed', createdAt: daysAgo(2), confirmedAt: daysAgo(2) },
  { id: fixtureId('subscription', 3), email: 'wei.zhang@riverdale-imaging.example', locale: 'zh', status: 'subscribed', createdAt: daysAgo(9), confirmedAt: daysAgo(8) },
  { id: fixtureId('subscription', 4), email: 'haruka.nakamura@maple-row.example', locale: 'ja', status: 'unsubscribed', createdAt: daysAgo(40), confirmedAt: daysAgo(40) },
]);
