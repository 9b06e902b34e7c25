import type { Breach, BreachDetail } from '@intake/api/contract';
import { breachStateOn, breachViews, type BreachEvent, type BreachState, type BreachView } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';

export interface RegisterModel {
  view: BreachView;
  list: Paged<Breach>;
  openId: string | null;
  detail: { state: 'none' } | Loadable<BreachDetail>;
  /** The clinic's own day, ISO 8601. */
  today: string;
  mayReadFaxes: boolean;
  maySend: boolean;
}

export const placeOf = (address: URLSearchParams): { view: BreachView; openId: string | null } => ({
  view: breachViews.find((one) => one === address.get('view')) ?? 'open',
  openId: address.get('entry'),
});

/** Holds ids and views, never a person. */
export function addressOf({ view, openId }: { view: BreachView; openId: string | null }): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'open') address.set('view', view);
  if (openId) address.set('entry', openId);
  return address;
}

export const stateTones = { open: 'warning', overdue: 'danger', contained: 'success', withdrawn: 'neutral' } as const satisfies Record<BreachState, string>;

/** What is left to do with an entry, the next first. What is destroyed cannot be opened again. */
export function eventsOf(breach: Breach, today: string): BreachEvent[] {
  const state = breachStateOn(breach, today);
  if (state === 'withdrawn') return [];
  return [...(breach.notifiedAt ? [] : (['told'] as const)), ...(state === 'contained' ? [] : (['contained', 'withdraw'] as const))];
}
