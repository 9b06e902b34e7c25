import { subscriptionContract } from '../../contract/public/subscription.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { subscriptions } from './subscription.fixtures.ts';

export const mocks = [
  mock(subscriptionContract.listSubscriptions, onePage(subscriptions)),
  mock(subscriptionContract.openSubscriptionLink, () => ({ kind: 'confirm' as const, state: 'open' as const, email: 'rowan.ashby@lakeshore.example' })),
];
