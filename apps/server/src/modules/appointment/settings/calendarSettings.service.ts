import type { HoursException, HoursExceptionFields, VisitType, WorkingHoursFields } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../../kernel/actor.ts';
import { crud, type Crud, type Step } from '../../../kernel/crud.ts';
import { conflict, invalid } from '../../../kernel/errors.ts';
import { requireAllOwn, requireOwn } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import { publicHolidays } from '../../../platform/clock/holidays.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import { hoursExceptionStore, isKindOfHours, listInternal, lockVisitTypes, resourceStore, visitTypeStore, workingHoursStore } from './calendarSettings.store.ts';

export type CalendarSettings = ReturnType<typeof createCalendarSettings>;

/** With an id a change, without one a new thing. */
const saving =
  <Item, Fields>({ create, update }: Crud<Item, Fields>) =>
  (actor: Actor, { id, version = 1, ...fields }: Fields & Partial<Seen>): Promise<Item> =>
    id ? update(actor, { ...(fields as Fields), id, version }) : create(actor, fields as Fields);

/** What can be booked, and when: kinds of visits, rooms and devices, working hours and their exceptions. */
export function createCalendarSettings(database: Database) {
  const visitTypes = crud(database, {
    store: visitTypeStore,
    entity: 'visit_type',
    topic: 'settings',
    before: { create: ownModality, update: ownModality, remove: ofNoHours },
  });
  const resources = crud(database, {
    store: resourceStore,
    entity: 'resource',
    topic: 'settings',
    before: { create: ownLocation, update: ownLocation },
  });
  const hours = crud(database, { store: workingHoursStore, entity: 'working_hours', topic: 'settings', before: { create: rightHours, update: rightHours } });
  const exceptions = crud(database, {
    store: hoursExceptionStore,
    entity: 'hours_exception',
    topic: 'settings',
    before: { create: rightException, update: rightException },
  });

  return {
    visitTypes: { ...visitTypes, save: saving(visitTypes) },
    resources: { ...resources, save: saving(resources) },
    hours: { ...hours, save: saving(hours) },
    exceptions: { ...exceptions, save: saving(exceptions) },

    physicians: (actor: Actor) => database.asUser(actor, (tx) => listInternal(tx, actor.organizationId)),

    /** Closes on the public holidays that are no exception yet. Answers every exception. */
    addHolidays: async (actor: Actor, { province, year, locationId, locale }: { province: string; year: number; locationId: string | null; locale: Locale }): Promise<HoursException[]> => {
      const days = await publicHolidays(province, year, locale === 'fr' ? 'fr' : 'en');
      return database.asUser(actor, async (tx) => {
        await requireOwn(tx, actor, 'location', locationId);
        const known = await hoursExceptionStore.list(tx, actor.organizationId);
        const isKnown = (day: string) => known.some((one) => one.firstDay === day && one.lastDay === day && one.physicianId === null && one.locationId === locationId);
        for (const { day, name } of days.filter((one) => !isKnown(one.day))) {
          const fields = { physicianId: null, locationId, firstDay: day, lastDay: day, from: null, until: null, isOpen: false, reason: name };
          await exceptions.changed(tx, actor, 'C', await hoursExceptionStore.insert(tx, actor, fields));
        }
        return hoursExceptionStore.list(tx, actor.organizationId);
      });
    },
  };
}

const ownModality = ({ tx, actor, fields }: Step & { fields: { modalityId: string | null } }) => requireOwn(tx, actor, 'modality', fields.modalityId);

/** Hours that lost their only kind of visit would be for every kind. */
async function ofNoHours({ tx, actor, stored }: Step & { stored: VisitType }): Promise<void> {
  await lockVisitTypes(tx, actor.organizationId, [stored.id]);
  if (await isKindOfHours(tx, actor.organizationId, stored.id)) throw conflict('not-connected', 'Some hours are for this kind of visit.');
}

const ownLocation = ({ tx, actor, fields }: Step & { fields: { locationId: string } }) => requireOwn(tx, actor, 'location', fields.locationId);

const wrong = (path: string, code: string) => invalid([{ path, code, message: 'This does not fit the rest.' }]);

async function rightHours({ tx, actor, fields }: Step & { fields: WorkingHoursFields }): Promise<void> {
  if ((fields.physicianId === null) === (fields.resourceId === null)) throw wrong('physicianId', 'one-owner');
  if (fields.from >= fields.until) throw wrong('until', 'order');
  if (fields.validFrom && fields.validUntil && fields.validUntil < fields.validFrom) throw wrong('validUntil', 'order');
  await requireOwn(tx, actor, 'physician', fields.physicianId);
  await requireOwn(tx, actor, 'resource', fields.resourceId);
  await requireOwn(tx, actor, 'location', fields.locationId);
  if (fields.visitTypeIds.length > 0) await lockVisitTypes(tx, actor.organizationId, fields.visitTypeIds);
  await requireAllOwn(tx, actor, 'visit_type', fields.visitTypeIds, 'visitTypeIds');
}

/** The longest exception: nobody is away for longer without leaving. */
const mostDays = 731;

async function rightException({ tx, actor, fields }: Step & { fields: HoursExceptionFields }): Promise<void> {
  const { firstDay, lastDay, from, until, isOpen } = fields;
  if (lastDay < firstDay) throw wrong('lastDay', 'order');
  if (Temporal.PlainDate.from(firstDay).until(lastDay).days > mostDays) throw wrong('lastDay', 'too-long');
  if ((from === null) !== (until === null) || (from && until && from >= until)) throw wrong('until', 'order');
  if (isOpen && !(fields.physicianId && fields.locationId && from)) throw wrong('isOpen', 'who-where-when');
  await requireOwn(tx, actor, 'physician', fields.physicianId);
  await requireOwn(tx, actor, 'location', fields.locationId);
}
