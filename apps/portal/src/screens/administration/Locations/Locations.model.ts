import type { Bin, Location } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import type { Loadable } from '../../../data/loadable.ts';
import type { Stored } from '../administration.model.ts';

export type LocationForm = Omit<Location, 'id' | 'version' | 'phone' | 'address'> & { phone: string; address: string };
export type LocationValues = Omit<Location, 'id' | 'version'>;
export type BinValues = Pick<Bin, 'locationId' | 'name' | 'faxNumber' | 'position'>;

export interface LocationsModel {
  locations: Loadable<readonly Location[]>;
  bins: Loadable<readonly Bin[]>;
  /** Of the organisation: where a new site most likely is. */
  timeZone: string;
}

export interface LocationsActions {
  onRetry: () => void;
  /** Null makes a new one. */
  onStoreLocation: (change: { location: Location | null; values: LocationValues }) => Stored;
  onStoreBin: (change: { bin: Bin | null; values: BinValues }) => Stored;
  onRemoveBin: (bin: Bin) => Stored;
}

export const formOf = (location: Location | null, timeZone: string): LocationForm =>
  location
    ? { ...location, phone: location.phone ?? '', address: location.address ?? '' }
    : { name: '', timeZone, faxNumbers: [], phone: '', address: '', isUrgent: false, isBilling: false };

const isWrong = (number: string) => number.trim() !== '' && e164Of(number) === null;

export const isLocationValid = ({ name, timeZone, faxNumbers, phone }: LocationForm) =>
  name.trim() !== '' && timeZone !== '' && ![...faxNumbers, phone].some(isWrong);

export const locationValues = ({ name, timeZone, faxNumbers, phone, address, isUrgent, isBilling }: LocationForm): LocationValues => ({
  name: name.trim(),
  timeZone,
  faxNumbers: [...new Set(faxNumbers.flatMap((number) => e164Of(number) ?? []))],
  phone: e164Of(phone),
  address: address.trim() || null,
  isUrgent,
  isBilling,
});
