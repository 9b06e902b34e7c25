import { calendarSettingsContract } from '@intake/api/contract';
import { implement } from '../../../http/implement.ts';
import type { CalendarSettings } from './calendarSettings.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const calendarSettingsRoutes = ({ visitTypes, resources, hours, exceptions, physicians, addHolidays }: CalendarSettings) =>
  implement(calendarSettingsContract, {
    listVisitTypes: ({ actor }) => visitTypes.list(actor),
    saveVisitType: ({ actor, body }) => visitTypes.save(actor, body),
    removeVisitType: ({ actor, body }) => visitTypes.remove(actor, body),
    listResources: ({ actor }) => resources.list(actor),
    saveResource: ({ actor, body }) => resources.save(actor, body),
    removeResource: ({ actor, body }) => resources.remove(actor, body),
    listBookedPhysicians: ({ actor }) => physicians(actor),
    listWorkingHours: ({ actor }) => hours.list(actor),
    saveWorkingHours: ({ actor, body }) => hours.save(actor, body),
    removeWorkingHours: ({ actor, body }) => hours.remove(actor, body),
    listHoursExceptions: ({ actor }) => exceptions.list(actor),
    saveHoursException: ({ actor, body }) => exceptions.save(actor, body),
    removeHoursException: ({ actor, body }) => exceptions.remove(actor, body),
    addPublicHolidays: ({ actor, body }) => addHolidays(actor, body),
  });
