import { subscriptionContract } from '@intake/api/contract';
import { implement, type Routes } from '../../http/implement.ts';
import { takeOneClick } from '../../http/oneClick.ts';
import type { SubscriptionService } from './subscription.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const subscriptionRoutes =
  (subscriptions: SubscriptionService): Routes =>
  (app) => {
    takeOneClick(app, subscriptionContract.unsubscribe.path, 'subscription');
    implement(subscriptionContract, {
      subscribe: async ({ body, request }) => {
        await subscriptions.subscribe(body, request.ip);
        return {};
      },
      openSubscriptionLink: ({ body }) => subscriptions.look(body.token),
      confirmSubscription: ({ body }) => subscriptions.confirm(body.token),
      unsubscribe: ({ query }) => subscriptions.end(query.token),
      listSubscriptions: ({ actor, query }) => subscriptions.list(actor, query),
      sendNews: ({ actor, body }) => subscriptions.send(actor, body),
    })(app);
  };
