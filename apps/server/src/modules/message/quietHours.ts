import { Temporal } from 'temporal-polyfill';
import type { Province } from '@intake/api/rules';
import { zonesAbroad } from '../../platform/clock/zonesAbroad.ts';

/** Between these hours, by the clock on the wall, a text may go out. */
export const opensAt = 9;
export const closesAt = 20;

/** All zones that people of a province live in. */
const zonesOfProvince: Readonly<Record<Province, readonly string[]>> = {
  AB: ['America/Edmonton'],
  BC: ['America/Vancouver', 'America/Edmonton', 'America/Creston', 'America/Fort_Nelson'],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns', 'America/Goose_Bay'],
  NS: ['America/Halifax'],
  NT: ['America/Yellowknife'],
  NU: ['America/Iqaluit', 'America/Rankin_Inlet', 'America/Cambridge_Bay', 'America/Atikokan'],
  ON: ['America/Toronto', 'America/Winnipeg', 'America/Atikokan'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'],
  SK: ['America/Regina', 'America/Edmonton'],
  YT: ['America/Whitehorse'],
};

/** The zones that a patient may be in: those of their province, else the one of the place they come to; and those of the country that their number is of. */
export function zonesOf(province: string | null, placeZone: string | null, number: string): readonly string[] {
  const [here, abroad] = [zonesHere(province, placeZone), zonesAbroad(number)];
  if (!abroad) return here;
  return abroad.length === 0 ? [] : [...here, ...abroad];
}

function zonesHere(province: string | null, placeZone: string | null): readonly string[] {
  if (province && province in zonesOfProvince) return zonesOfProvince[province as Province];
  return placeZone && isZone(placeZone) ? [placeZone] : [];
}

function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** When a text may go out that is due then: as soon as it is day in every one of the zones. Null where these have no day in common, such as Toronto and Shanghai. */
export function nextDaytime(due: Date, zones: readonly string[]): Date | null {
  let at = due.getTime();
  // Each round goes on to the morning of one zone; the zones of a country have most of a day in common.
  for (let round = 0; round < 20; round += 1) {
    const later = Math.max(...zones.map((zone) => dayIn(at, zone)), at);
    if (later === at) return new Date(at);
    at = later;
  }
  return null;
}

/** The instant itself by day in a zone, else the morning that follows. */
function dayIn(at: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  if (local.hour >= opensAt && local.hour < closesAt) return at;
  const day = local.toPlainDate().add({ days: local.hour < opensAt ? 0 : 1 });
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: opensAt } }).epochMilliseconds;
}
