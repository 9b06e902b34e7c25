import { statContract } from '../../contract/organization/stat.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { averagesOf, locationWork, statRows, statsOf, topUsers } from './stat.fixtures.ts';

const headOf = (days: number) => {
  const { asOf, timeZone, hasOtherZones, period, before } = statsOf(days);
  return { asOf, timeZone, hasOtherZones, period, before };
};

export const mocks = [
  mock(statContract.getStats, ({ query }) => statsOf(query.days)),
  mock(statContract.getAverages, ({ query }) => averagesOf(query.days)),
  mock(statContract.listTopUsers, ({ query }) => ({ ...headOf(query.days), people: topUsers })),
  mock(statContract.listTopUsersByLocation, ({ query }) => ({ ...headOf(query.days), locations: locationWork })),
  mock(statContract.listStatRows, onePage(statRows)),
];
