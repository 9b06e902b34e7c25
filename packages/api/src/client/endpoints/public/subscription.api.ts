import { subscriptionContract } from '../../../contract/public/subscription.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const subscriptionApi = apiOf('Subscription').injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation({ ...endpointOf(subscriptionContract.subscribe) }),
    openSubscriptionLink: build.query({ ...endpointOf(subscriptionContract.openSubscriptionLink) }),
    confirmSubscription: build.mutation({ ...endpointOf(subscriptionContract.confirmSubscription) }),
    unsubscribe: build.mutation({ ...endpointOf(subscriptionContract.unsubscribe) }),
    listSubscriptions: build.infiniteQuery({ ...pagesOf(subscriptionContract.listSubscriptions), providesTags: [listTag('Subscription')] }),
    sendNews: build.mutation({ ...endpointOf(subscriptionContract.sendNews) }),
  }),
});

export const {
  useSubscribeMutation, useOpenSubscriptionLinkQuery, useConfirmSubscriptionMutation, useUnsubscribeMutation, useListSubscriptionsInfiniteQuery, useSendNewsMutation,
} = subscriptionApi;
