import { parsePhone } from '@intake/api/rules/phone';

/** Newer engines answer by the method, older ones by the property; the library of TypeScript knows neither. */
type Zoned = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

/**
 * The zones of the country of a number outside of North America: whoever has it may be there. Null for every other number or
 * address, as numbers of +1 move with people; none where the number belongs to no country.
 */
export function zonesAbroad(number: string): readonly string[] | null {
  if (!number.startsWith('+') || number.startsWith('+1')) return null;
  const country = parsePhone(number)?.country;
  if (!country) return [];
  const locale: Zoned = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
