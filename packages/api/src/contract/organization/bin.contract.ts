import { z } from 'zod';
import { Empty, Id, IdBody, Name, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const BinFields = z.object({ locationId: Id, name: Name, faxNumber: PhoneNumber.nullable(), position: z.int32() });
export type BinFields = z.output<typeof BinFields>;

/** openCount is counted up to 1000, which then means "1000 or more". */
export const Bin = BinFields.extend({ id: Id, version: Version, locationName: z.string(), openCount: z.number().int() });
export type Bin = z.infer<typeof Bin>;

export const binContract = {
  listBins: route({
    method: 'GET', path: '/api/locationbins/', summary: 'Bins with counts of open faxes', access: 'member', response: z.array(Bin),
  }),
  createBin: route({
    method: 'POST', path: '/api/locationbins/', summary: 'New bin', access: 'settings.manage', body: BinFields, response: Bin,
  }),
  updateBin: route({
    method: 'PUT', path: '/api/locationbins/', summary: 'Change a bin', access: 'settings.manage',
    body: BinFields.extend({ id: Id, version: Version }), response: Bin,
  }),
  removeBin: route({
    method: 'DELETE', path: '/api/locationbins/', summary: 'Remove an empty bin', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
};
