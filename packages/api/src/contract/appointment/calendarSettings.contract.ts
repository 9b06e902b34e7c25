import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { resourceKinds } from '../../rules/vocabulary.ts';
import { Empty, Id, IdBody, IsoDate, Name, OptionalText, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** `HH:MM` by the clock on the wall; a stretch may end at `24:00`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
export const WallTimeEnd = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time');

const Stored = z.object({ id: Id, version: Version });

export const VisitTypeFields = z.object({
  name: Name,
  /** The service that it belongs to; null for any. */
  modalityId: Id.nullable(),
  minutes: z.number().int().min(5).max(480),
  bufferBeforeMinutes: z.number().int().min(0).max(120),
  bufferAfterMinutes: z.number().int().min(0).max(120),
  /** What the patient is told before the visit. */
  preparation: OptionalText,
  /** Booked, moved and offered by those alone who may book reserved kinds. */
  isReserved: z.boolean().default(false),
  /** Offered no longer; what is booked stays, and is moved as before. */
  isRetired: z.boolean().default(false),
});
export type VisitTypeFields = z.infer<typeof VisitTypeFields>;
export const VisitType = VisitTypeFields.extend(Stored.shape);
export type VisitType = z.infer<typeof VisitType>;

export const ResourceFields = z.object({
  name: Name,
  kind: z.enum(resourceKinds),
  locationId: Id,
  /** Offered no longer; what is booked stays, and is moved as before. */
  isRetired: z.boolean().default(false),
});
export type ResourceFields = z.infer<typeof ResourceFields>;
/** A room or a device that one visit takes at a time. */
export const Resource = ResourceFields.extend(Stored.shape);
export type Resource = z.infer<typeof Resource>;

/** A stretch of the week of a physician or a resource. What lies between two stretches is a break. */
export const WorkingHoursFields = z.object({
  physicianId: Id.nullable(),
  resourceId: Id.nullable(),
  locationId: Id,
  /** ISO 8601: 1 is Monday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  from: WallTime,
  until: WallTimeEnd,
  validFrom: IsoDate.nullable(),
  validUntil: IsoDate.nullable(),
  /** The kinds of visits that are booked then; none for every kind. */
  visitTypeIds: z.array(Id).max(100).default([]),
});
export type WorkingHoursFields = z.infer<typeof WorkingHoursFields>;
export const WorkingHours = WorkingHoursFields.extend({ ...Stored.shape, ownerName: z.string(), locationName: z.string() });
export type WorkingHours = z.infer<typeof WorkingHours>;

export const HoursExceptionFields = z.object({
  /** Null for everybody. */
  physicianId: Id.nullable(),
  /** Null for everywhere. */
  locationId: Id.nullable(),
  firstDay: IsoDate,
  lastDay: IsoDate,
  /** Null, with `until`, for whole days. */
  from: WallTime.nullable(),
  until: WallTimeEnd.nullable(),
  /** Hours more instead of hours less; then it names a physician, a location and times. */
  isOpen: z.boolean(),
  reason: Name,
});
export type HoursExceptionFields = z.infer<typeof HoursExceptionFields>;
export const HoursException = HoursExceptionFields.extend(Stored.shape);
export type HoursException = z.infer<typeof HoursException>;

/** Created without an id; else changed, when the version is the stored one. */
const Saved = z.object({ id: Id.optional(), version: Version.optional() });

export const calendarSettingsContract = {
  listVisitTypes: route({
    method: 'GET', path: '/api/appointments/visit-types', summary: 'Kinds of visits', access: 'appointments.read', response: z.array(VisitType),
  }),
  saveVisitType: route({
    method: 'POST', path: '/api/appointments/visit-types', summary: 'Create or change a kind of visit', access: 'settings.manage',
    body: VisitTypeFields.extend(Saved.shape), response: VisitType,
  }),
  removeVisitType: route({
    method: 'DELETE', path: '/api/appointments/visit-types', summary: 'Remove a kind of visit that no appointment and no hours have', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  listResources: route({
    method: 'GET', path: '/api/appointments/resources', summary: 'Rooms and devices', access: 'appointments.read', response: z.array(Resource),
  }),
  saveResource: route({
    method: 'POST', path: '/api/appointments/resources', summary: 'Create or change a room or a device', access: 'settings.manage',
    body: ResourceFields.extend(Saved.shape), response: Resource,
  }),
  removeResource: route({
    method: 'DELETE', path: '/api/appointments/resources', summary: 'Remove a room or a device that no appointment has', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  listBookedPhysicians: route({
    method: 'GET', path: '/api/appointments/physicians', summary: 'The physicians of the clinic itself, who can have hours', access: 'appointments.read',
    response: z.array(z.object({ id: Id, name: z.string() })),
  }),
  listWorkingHours: route({
    method: 'GET', path: '/api/appointments/hours', summary: 'When physicians and resources can be booked, by location', access: 'appointments.read',
    response: z.array(WorkingHours),
  }),
  saveWorkingHours: route({
    method: 'POST', path: '/api/appointments/hours', summary: 'Create or change a stretch of the week', access: 'settings.manage',
    body: WorkingHoursFields.extend(Saved.shape), response: WorkingHours,
  }),
  removeWorkingHours: route({
    method: 'DELETE', path: '/api/appointments/hours', summary: 'Remove a stretch of the week; what is booked there stays', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  listHoursExceptions: route({
    method: 'GET', path: '/api/appointments/hours/exceptions', summary: 'Holidays, leave and hours besides, of this year and later', access: 'appointments.read',
    response: z.array(HoursException),
  }),
  saveHoursException: route({
    method: 'POST', path: '/api/appointments/hours/exceptions', summary: 'Create or change days on which it is otherwise', access: 'settings.manage',
    body: HoursExceptionFields.extend(Saved.shape), response: HoursException,
  }),
  removeHoursException: route({
    method: 'DELETE', path: '/api/appointments/hours/exceptions', summary: 'Remove an exception', access: 'settings.manage',
    body: IdBody, response: Empty,
  }),
  addPublicHolidays: route({
    method: 'POST', path: '/api/appointments/hours/holidays', summary: 'Close on the public holidays of a province in one year; known days stay as they are',
    access: 'settings.manage',
    body: z.object({
      province: Province,
      year: z.number().int().min(2000).max(2100),
      locationId: Id.nullable(),
      /** In which they are named: in French, or else in English, as they have no names in others. */
      locale: z.enum(locales).default('en'),
    }),
    response: z.array(HoursException),
  }),
};
