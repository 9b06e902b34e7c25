import type { WorkingHours } from '../../contract/appointment/calendarSettings.contract.ts';

type Hours = Pick<WorkingHours, 'visitTypeIds'>;

/** The hours in which a kind of visit can be booked: those that name no kinds are for all of them. */
export const hoursFor = <One extends Hours>(hours: readonly One[], visitTypeId: string): One[] =>
  hours.filter(({ visitTypeIds }) => visitTypeIds.length === 0 || visitTypeIds.includes(visitTypeId));

/** Whether somebody, or a room, can be booked for a kind of visit by these hours. Who has no hours is not said to refuse any. */
export function isSeenBy(hours: readonly (Hours & Pick<WorkingHours, 'physicianId' | 'resourceId'>)[], ownerId: string, visitTypeId: string): boolean {
  const own = hours.filter(({ physicianId, resourceId }) => physicianId === ownerId || resourceId === ownerId);
  return own.length === 0 || hoursFor(own, visitTypeId).length > 0;
}
