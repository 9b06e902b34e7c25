import { z } from 'zod';
import { DocumentType, Empty, Id, IdBody, Name, PhoneNumber, Priority, Version } from './common.contract.ts';
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

export const ModalityFields = z.object({ name: Name, code: z.string().trim().min(1).max(20).nullable() });
export const Modality = ModalityFields.extend({ id: Id });
export type Modality = z.infer<typeof Modality>;

export const KeywordFields = z.object({
  term: z.string().trim().min(2).max(100),
  setsType: DocumentType.nullable(),
  setsPriority: Priority.nullable(),
  setsBinId: Id.nullable(),
});
export const Keyword = KeywordFields.extend({ id: Id, version: Version });
export type Keyword = z.infer<typeof Keyword>;

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
  listModalities: route({
    method: 'GET', path: '/api/modality/', summary: 'Services offered', access: 'member', response: z.array(Modality),
  }),
  createModality: route({
    method: 'POST', path: '/api/modality/', summary: 'New service', access: 'settings.manage', body: ModalityFields, response: Modality,
  }),
  listKeywords: route({
    method: 'GET', path: '/api/keyword/', summary: 'Keyword rules', access: 'faxes.read', response: z.array(Keyword),
  }),
  saveKeyword: route({
    method: 'POST', path: '/api/keyword/save', summary: 'Create or change a rule', access: 'settings.manage',
    body: KeywordFields.extend({ id: Id.optional(), version: Version.optional() }), response: Keyword,
  }),
  removeKeyword: route({
    method: 'DELETE', path: '/api/keyword/', summary: 'Remove a rule', access: 'settings.manage', body: IdBody, response: Empty,
  }),
  listColleagues: route({
    method: 'GET', path: '/api/user/all', summary: 'Id and name of all colleagues', access: 'member',
    response: z.array(z.object({ id: Id, displayName: z.string() })),
  }),
};
