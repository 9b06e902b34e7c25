import { z } from 'zod';
import { Id, Name, PhoneNumber, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

export const LocationFields = z.object({
  name: Name,
  timeZone: z.string().min(1).max(100),
  faxNumbers: z.array(PhoneNumber).max(20),
  phone: PhoneNumber.nullable(),
  address: z.string().trim().max(500).nullable(),
  isUrgent: z.boolean(),
  isBilling: z.boolean(),
});
export type LocationFields = z.output<typeof LocationFields>;

export const Location = LocationFields.extend({ id: Id, version: Version });
export type Location = z.infer<typeof Location>;

export const LocationOption = z.object({ id: Id, name: z.string(), timeZone: z.string() });
export type LocationOption = z.infer<typeof LocationOption>;

const LocationIds = z.object({ ids: z.array(Id).max(500) });

export const locationContract = {
  listLocations: route({
    method: 'GET', path: '/api/location/', summary: 'Locations', access: 'member', response: z.array(Location),
  }),
  listLocationOptions: route({
    method: 'GET', path: '/api/location/combo', summary: 'Id, name and time zone of each location', access: 'member',
    response: z.array(LocationOption),
  }),
  listUnprovenNumbers: route({
    method: 'GET', path: '/api/location/unproven', summary: 'Fax numbers of the settings that nobody has proven to be the organization’s: faxes to them wait',
    access: 'settings.manage', response: z.array(PhoneNumber),
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
};
