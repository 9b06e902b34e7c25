import type { AvailableNumber, Bin, ClinicNumber, ClinicNumbers, Location, NumberTarget, NumberTargetRef, NumberUse } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import type { NumberKind } from '@intake/api/rules';
import type { Refusals } from '../../../data/forms/refusals.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { numberMessages as texts } from './PhoneNumbers.messages.ts';

export interface NumberSearchForm {
  kind: NumberKind;
  areaCode: string;
  locality: string;
  contains: string;
}

export interface PhoneNumbersModel {
  numbers: Loadable<ClinicNumbers>;
  locations: readonly Location[];
  bins: readonly Bin[];
  /** Agents that have a version to answer with. */
  agents: readonly { id: string; name: string }[];
  /** What the last search found; none before the first one. */
  offered: Loadable<readonly AvailableNumber[]> | { state: 'none' };
  /** Of the number that is about to be given back. */
  use: Loadable<NumberUse> | { state: 'none' };
}

export interface PhoneNumbersActions {
  onRetry: () => void;
  onSearch: (search: NumberSearchForm | null) => void;
  onOrder: (order: { clientKey: string; number: AvailableNumber }) => Outcome;
  onBind: (change: { number: ClinicNumber; to: NumberTargetRef | null; takesTexts: boolean | null }) => Outcome;
  /** Asks what hangs on a number; null once nobody wants to know any more. */
  onUse: (number: string | null) => void;
  onRelease: (change: { number: ClinicNumber; confirmation: string }) => Outcome;
}

export const isEnded = ({ status }: ClinicNumber): boolean => status === 'failed' || status === 'released';
export const isUnderway = ({ status }: ClinicNumber): boolean => status === 'ordering' || status === 'unconfirmed' || status === 'releasing';

/** A number was ordered here, does its work, and nothing leaves from it. */
export const mayRelease = ({ id, status, isSender }: ClinicNumber): boolean => id !== null && status === 'active' && !isSender;

/** What a Select holds for a target. */
export const keyOf = ({ kind, id }: NumberTargetRef): string => `${kind} ${id}`;

export function targetOf(key: string): NumberTargetRef | null {
  const [kind, id] = key.split(' ');
  return (kind === 'location' || kind === 'bin' || kind === 'agent') && id ? { kind, id } : null;
}

/** Everything that a number can do, what it does already among it. */
export function choicesOf({ locations, bins, agents }: Pick<PhoneNumbersModel, 'locations' | 'bins' | 'agents'>, { targets }: ClinicNumber): NumberTarget[] {
  const all: NumberTarget[] = [
    ...locations.map(({ id, name }) => ({ kind: 'location' as const, id, name, locationName: null })),
    ...bins.map(({ id, name, locationName }) => ({ kind: 'bin' as const, id, name, locationName })),
    ...agents.map(({ id, name }) => ({ kind: 'agent' as const, id, name, locationName: null })),
  ];
  return [...all, ...targets.filter((target) => !all.some((known) => keyOf(known) === keyOf(target)))];
}

export const emptySearch: NumberSearchForm = { kind: 'local', areaCode: '', locality: '', contains: '' };

/** What can be said of a search without the server. */
export const searchErrors = ({ areaCode, contains }: NumberSearchForm): Refusals => ({
  areaCode: areaCode.trim() !== '' && !/^[2-9]\d{2}$/.test(areaCode.trim()) && texts.areaCodeWrong,
  contains: contains.trim() !== '' && !/^\d{2,7}$/.test(contains.trim()) && texts.containsWrong,
});

export const searchQuery = ({ kind, areaCode, locality, contains }: NumberSearchForm) => ({
  kind,
  ...(kind === 'local' && areaCode.trim() && { areaCode: areaCode.trim() }),
  ...(kind === 'local' && locality.trim() && { locality: locality.trim() }),
  ...(contains.trim() && { contains: contains.trim() }),
});

/** Whether somebody has typed this very number. */
export const isSame = (typed: string, number: string): boolean => e164Of(typed) === number;
