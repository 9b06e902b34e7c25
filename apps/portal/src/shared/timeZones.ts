/** The name of a time zone as people read it: `America/St Johns`. */
export const timeZoneLabel = (id: string) => id.replaceAll('_', ' ');

/** The time zones that this browser knows, and the one that is chosen, should it not be among them. */
export function timeZoneItems(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone');
  return (known.includes(chosen) ? known : [chosen, ...known]).filter(Boolean).map((id) => ({ id, label: timeZoneLabel(id) }));
}
