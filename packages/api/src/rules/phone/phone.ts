import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

export interface Phone {
  /** `+14165550142`. */
  e164: string;
  /** `(416) 555-0142`, with the extension when there is one. */
  national: string;
  country: CountryCode | null;
  extension: string | null;
}

/**
 * Reads one telephone or fax number, or null when it is not a possible number of its country.
 * Kept apart from the other rules: its metadata weighs 145 kB, so a client loads it only where it is needed.
 */
export function parsePhone(input: string, options: { country?: CountryCode } = {}): Phone | null {
  const parsed = parsePhoneNumberFromString(input, options.country ?? 'CA');
  if (!parsed?.isValid()) return null;
  return {
    e164: parsed.number,
    national: parsed.formatNational(),
    country: parsed.country ?? null,
    extension: parsed.ext ?? null,
  };
}

/** `+14165550142`, or null when the input is not a telephone number. */
export function toE164(input: string, options: { country?: CountryCode } = {}): string | null {
  return parsePhone(input, options)?.e164 ?? null;
}

/** National writing for numbers of the given country, international for the others; the input when it is neither. */
export function formatPhone(input: string, options: { country?: CountryCode } = {}): string {
  const home = options.country ?? 'CA';
  const parsed = parsePhoneNumberFromString(input, home);
  if (!parsed?.isValid()) return input;
  const isHome = parsed.countryCallingCode === getCountryCallingCode(home);
  return isHome ? parsed.formatNational() : parsed.formatInternational();
}
