import { locationContract } from '../../contract/organization/location.contract.ts';
import { locations } from './location.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [
  mock(locationContract.listLocations, locations),
  mock(locationContract.listLocationOptions, locations.map(({ id, name, timeZone }) => ({ id, name, timeZone }))),
  mock(locationContract.listBilledLocations, locations.filter(({ isBilling }) => isBilling)),
  mock(locationContract.listUnprovenNumbers, []),
];
