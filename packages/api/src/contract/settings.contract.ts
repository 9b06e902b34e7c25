import { z } from 'zod';
import { Empty, Id, IdBody, Name, PhoneNumber, Version } from './common.contract.ts';
import { route } from './route.ts';

export const LocationFields = z.object({
  name: Name,
  timeZone: z.string().min(1).max(100),
  faxNumbers: z.array(PhoneNumber).max(20),
  phone: PhoneNumber.nullable(),
  address: z.string().trim().max(500).nullable(),
  isUrgent: z.boolean(),
  isBilling: z.boolean(),
});
export const Location = LocationFields.extend({ id: Id, version: Version });
export type Location = z.infer<typeof Location>;

export const LocationOption = z.object({ id: Id, name: z.string(), timeZone: z.string() });
export type LocationOption = z.infer<typeof LocationOption>;

export const BinFields = z.object({ locationId: Id, name: Name, faxNumber: PhoneNumber.nullable(), position: z.int32() });
/** openCount is counted up to 1000, which then means "1000 or more". */
export const Bin = BinFields.extend({ id: Id, version: Version, locationName: z.string(), openCount: z.number().int() });
export type Bin = z.infer<typeof Bin>;

const LocationIds = z.object({ ids: z.array(Id).max(500) });

export const settingsContract = {
  listLocations: route({
    method: 'GET', path: '/api/location/', summary: 'Locations', access: 'member', response: z.array(Location),
  }),
  listLocationOptions: route({
    method: 'GET', path: '/api/location/combo', summary: 'Id, name and time zone of each location', access: 'member',
    response: z.array(LocationOption),
  }),
  createLocation: route({
    method: 'POST', path: '/api/location/newloc', summary: 'New location', access: 'settings.manage',
    body: LocationFields, response: Location,
  }),
  updateLocation: route({
    method: 'PUT', path: '/api/location/', summary: 'Change a location', access: 'settings.manage',
    body: LocationFields.extend({ id: Id, version: Version }), response: Location,
  }),
  listUrgentLocations: route({
    method: 'GET', path: '/api/location/urgentloc', summary: 'Locations that take urgent faxes', access: 'member', response: z.array(Location),
  }),
  setUrgentLocations: route({
    method: 'PUT', path: '/api/location/urgentloc', summary: 'Say which locations take urgent faxes: these, and no others',
    access: 'settings.manage', body: LocationIds, response: z.array(Location),
  }),
  listBilledLocations: route({
    method: 'GET', path: '/api/location/invoiceloc', summary: 'Locations that are invoiced', access: 'billing.read', response: z.array(Location),
  }),
  setBilledLocations: route({
    method: 'PUT', path: '/api/location/invoiceloc', summary: 'Say which locations are invoiced: these, and no others',
    access: 'billing.write', body: LocationIds, response: z.array(Location),
  }),
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
  listColleagues: route({
    method: 'GET', path: '/api/user/all', summary: 'Id and name of all colleagues', access: 'member',
    response: z.array(z.object({ id: Id, displayName: z.string() })),
  }),
};
