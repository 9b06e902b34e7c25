import type { FaxSummary } from '@intake/api/contract';

export interface SettledList {
  rows: FaxSummary[];
  newCount: number;
}

/**
 * Fresh rows, shown without moving what is on the screen: known rows keep their order, gone ones leave, and what
 * arrived above the last of them is counted until it is asked for. Rows below it are the next page and are shown.
 * To open a fax that waits to be shown, after an undo or an upload, is to ask.
 */
export function settle(shownIds: readonly string[], fresh: readonly FaxSummary[], openId: string | null = null): SettledList {
  const byId = new Map(fresh.map((fax) => [fax.id, fax]));
  const kept = shownIds.flatMap((id) => byId.get(id) ?? []);
  const shown = new Set(shownIds);
  const isAsked = openId !== null && byId.has(openId) && !shown.has(openId);
  if (kept.length === 0 || isAsked) return { rows: [...fresh], newCount: 0 };
  const lastKept = fresh.findLastIndex((fax) => shown.has(fax.id));
  const arrived = fresh.slice(0, lastKept).filter((fax) => !shown.has(fax.id));
  return { rows: [...kept, ...fresh.slice(lastKept + 1)], newCount: arrived.length };
}

/** A fax that somebody else is working on now. */
export const heldByOther = (fax: Pick<FaxSummary, 'claim'>, userId: string, now: number) =>
  fax.claim !== null && fax.claim.userId !== userId && Date.parse(fax.claim.until) > now;

/** A fax that this person could file now. */
export const isWorkable = (fax: FaxSummary, userId: string, now: number) =>
  (fax.status === 'ready' || fax.status === 'claimed') && !heldByOther(fax, userId, now);

/**
 * The fax to open after `currentId`: whoever works from the top gets the top of the fresh queue, so that a STAT fax
 * is never passed by; whoever chose another place goes on from there, and at the end from the top again.
 */
export function nextFax(
  rows: readonly FaxSummary[],
  fresh: readonly FaxSummary[],
  currentId: string | null,
  userId: string,
  now: number,
): FaxSummary | null {
  const workable = (fax: FaxSummary) => fax.id !== currentId && isWorkable(fax, userId, now);
  const current = rows.findIndex((fax) => fax.id === currentId);
  const fromTop = !rows.slice(0, Math.max(current, 0)).some(workable);
  const after = fromTop ? undefined : rows.slice(current + 1).find(workable);
  return after ?? fresh.find(workable) ?? null;
}

/** The row `steps` away from a row, kept inside the list; the first one when no row is current. */
export function rowAt(rows: readonly FaxSummary[], currentId: string | null, steps: number): FaxSummary | null {
  const current = rows.findIndex((fax) => fax.id === currentId);
  if (current < 0) return rows[0] ?? null;
  return rows[Math.min(Math.max(current + steps, 0), rows.length - 1)] ?? null;
}

export const isOverdue = (fax: Pick<FaxSummary, 'dueAt' | 'completedAt'>, now: number) =>
  fax.dueAt !== null && fax.completedAt === null && Date.parse(fax.dueAt) < now;

export type AgeUnit = 'minute' | 'hour' | 'day';

/** How long a fax has waited, in the largest unit that is not below one: 12 minutes, 3 hours, 2 days. */
export function ageOf(receivedAt: string, now: number): { value: number; unit: AgeUnit } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(receivedAt)) / 60_000));
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}
