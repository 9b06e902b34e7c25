import { waitlistContract } from '../../contract/appointment/waitlist.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { openings, waitlistEntries, waitlistOffers } from './waitlist.fixtures.ts';

export const mocks = [
  mock(waitlistContract.listWaitlist, () => onePage([...waitlistEntries])),
  mock(waitlistContract.listOpenings, openings),
  mock(waitlistContract.listOffers, waitlistOffers),
];
