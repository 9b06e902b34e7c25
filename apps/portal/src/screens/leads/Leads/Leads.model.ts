import type { Lead, LeadDetail, LeadOwner } from '@intake/api/contract';
import { leadKinds, leadStates, type LeadKind, type LeadState } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';

export const leadViews = [...leadStates, 'all'] as const;
export type LeadView = (typeof leadViews)[number];

/** What the address of the screen says: ids and views, never a person. */
export interface LeadsPlace {
  view: LeadView;
  kind: LeadKind | null;
  /** An id, or `none` for those that nobody looks after. */
  owner: string | null;
  isDue: boolean;
  isProven: boolean;
  openId: string | null;
}

export interface LeadsModel extends LeadsPlace {
  list: Paged<Lead>;
  /** Null until they are here. */
  counts: Record<LeadState, number> | null;
  detail: Loadable<LeadDetail> | { state: 'none' };
  owners: readonly LeadOwner[];
  search: string;
  /** `YYYY-MM-DD`, where one works. */
  today: string;
}

const isId = (text: string | null) => text !== null && /^[0-9a-f-]{36}$/.test(text);

/** What does not exist counts as not chosen. */
export function placeOf(address: URLSearchParams): LeadsPlace {
  const owner = address.get('owner');
  return {
    view: leadViews.find((one) => one === address.get('view')) ?? 'new',
    kind: leadKinds.find((one) => one === address.get('kind')) ?? null,
    owner: owner === 'none' || isId(owner) ? owner : null,
    isDue: address.get('due') === 'yes',
    isProven: address.get('proven') === 'yes',
    openId: isId(address.get('lead')) ? address.get('lead') : null,
  };
}

export function addressOf({ view, kind, owner, isDue, isProven, openId }: LeadsPlace): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'new') address.set('view', view);
  if (kind) address.set('kind', kind);
  if (owner) address.set('owner', owner);
  if (isDue) address.set('due', 'yes');
  if (isProven) address.set('proven', 'yes');
  if (openId) address.set('lead', openId);
  return address;
}

export const noFilters = { kind: null, owner: null, isDue: false, isProven: false } as const satisfies Partial<LeadsPlace>;

export const filterCount = ({ kind, owner, isDue, isProven }: LeadsPlace): number => [kind, owner, isDue, isProven].filter(Boolean).length;

/** What the server is asked for, without the state. */
export function filtersOf({ kind, owner, isDue, isProven }: LeadsPlace, search: string, today: string) {
  return {
    ...(kind && { kind }),
    ...(owner && { owner }),
    ...(isDue && { dueBy: today }),
    ...(isProven && { proven: 'yes' as const }),
    ...(search && { search }),
  };
}

/** As one would say who it is. */
export const nameOf = ({ clinicName, contactName, email }: Pick<Lead, 'clinicName' | 'contactName' | 'email'>): string => clinicName ?? contactName ?? email;

/** Whether the next step should have been taken. */
export const isOverdue = ({ nextStepOn, state }: Pick<Lead, 'nextStepOn' | 'state'>, today: string): boolean =>
  nextStepOn !== null && nextStepOn < today && (state === 'new' || state === 'contacted');

export const stateTones = { new: 'accent', contacted: 'warning', won: 'success', lost: 'neutral' } as const satisfies Record<LeadState, string>;

/** What one press makes of it; the drawer has them all. */
export const nextStates: Record<LeadState, readonly Exclude<LeadState, 'new'>[]> = { new: ['contacted'], contacted: ['won', 'lost'], won: [], lost: [] };

/** Owners to choose from, with the one that it has though they have left. */
export const ownersFor = (owners: readonly LeadOwner[], owner: LeadOwner | null): readonly LeadOwner[] =>
  owner && !owners.some(({ id }) => id === owner.id) ? [...owners, owner] : owners;
