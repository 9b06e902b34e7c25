import { z } from 'zod';
import { Bin } from '../../contract/organization/bin.contract.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from './location.fixtures.ts';

const bin = (number: number, locationIndex: 0 | 1, name: string, faxNumber: string | null, openCount: number) => ({
  id: fixtureId('bin', number),
  version: 1,
  locationId: locations[locationIndex]?.id,
  locationName: locations[locationIndex]?.name,
  name,
  faxNumber,
  position: number,
  openCount,
});

export const bins = z.array(Bin).parse([
  bin(1, 0, 'Referrals', '+14165550100', 14),
  bin(2, 0, 'Results', '+14165550101', 37),
  bin(3, 0, 'Insurance and forms', null, 6),
  bin(4, 1, 'Urgent cardiology', '+14165550120', 2),
]);
