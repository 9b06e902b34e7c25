import type { Bin, Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import type { Refusals } from '../../../data/forms/refusals.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { commonMessages } from '../administration.messages.ts';
import { locationMessages } from './Locations.messages.ts';

export type LocationForm = Omit<Location, 'id' | 'version' | 'timeZone' | 'phone' | 'address'> & { timeZone: string | null; phone: string; address: string };
export type LocationValues = Omit<Location, 'id' | 'version'>;
export type BinValues = Pick<Bin, 'locationId' | 'name' | 'faxNumber' | 'position'>;

export interface LocationsModel {
  locations: Loadable<readonly Location[]>;
  bins: Loadable<readonly Bin[]>;
  /** Of their fax numbers, those that nobody has proven to be the organisation's. */
  unproven: readonly string[];
  /** Of the organisation: where a new site most likely is. */
  timeZone: string;
}

export interface LocationsActions {
  onRetry: () => void;
  /** Null makes a new one. */
  onStoreLocation: (change: { location: Location | null; values: LocationValues }) => Outcome;
  onStoreBin: (change: { bin: Bin | null; values: BinValues }) => Outcome;
  onRemoveBin: (bin: Bin) => Outcome;
}

export const formOf = (location: Location | null, timeZone: string): LocationForm =>
  location
    ? { ...location, phone: location.phone ?? '', address: location.address ?? '' }
    : { name: '', timeZone, faxNumbers: [], phone: '', address: '', isUrgent: false, isBilling: false };

/** Something was typed, and it cannot be dialled. */
export const isWrongNumber = (number: string) => number.trim() !== '' && e164Of(number) === null;

/** What can be said without the server. */
export const locationErrors = ({ name, timeZone, faxNumbers, phone }: LocationForm): Refusals => ({
  name: name.trim() === '' && commonMessages.nameRequired,
  timeZone: !timeZone && locationMessages.timeZoneRequired,
  phone: isWrongNumber(phone) && commonMessages.numberInvalid,
  ...Object.fromEntries(faxNumbers.map((number, at) => [`faxNumbers.${at}`, isWrongNumber(number) && commonMessages.numberInvalid])),
});

export const locationValues = ({ name, timeZone, faxNumbers, phone, address, isUrgent, isBilling }: LocationForm): LocationValues => ({
  name: name.trim(),
  timeZone: timeZone ?? '',
  faxNumbers: [...new Set(faxNumbers.flatMap((number) => e164Of(number) ?? []))],
  phone: e164Of(phone),
  address: address.trim() || null,
  isUrgent,
  isBilling,
});
