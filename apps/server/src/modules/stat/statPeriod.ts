import { statPeriods, type Days } from '@intake/api/rules';
import type { RouteRequest, statContract } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export type StatQuery = RouteRequest<typeof statContract.getStats>['query'];

/** What every answer says of itself. */
export interface StatHead {
  asOf: string;
  timeZone: string;
  hasOtherZones: boolean;
  period: Days;
  before: Days;
}

/** The days that are asked for, as they are where it is asked for. 404 for a location of nobody here. */
export async function headOf(tx: Tx, { organizationId }: Actor, { days, to, locationId }: StatQuery, now: Date): Promise<StatHead> {
  const { time_zone: zone } = await tx.selectFrom('organization').select('time_zone').where('id', '=', organizationId).executeTakeFirstOrThrow();
  const locations = await tx.selectFrom('location').select(['id', 'time_zone']).where('organization_id', '=', organizationId).execute();
  const place = locations.find(({ id }) => id === locationId);
  if (locationId && !place) throw notFound();
  const timeZone = place?.time_zone ?? zone;
  return {
    asOf: now.toISOString(),
    timeZone,
    hasOtherZones: !place && locations.some(({ time_zone: other }) => other !== zone),
    ...statPeriods(to ?? localDay(now, timeZone), days),
  };
}
