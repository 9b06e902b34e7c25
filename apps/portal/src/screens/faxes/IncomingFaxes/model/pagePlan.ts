import type { FaxPage } from '@intake/api/contract';

export type Turn = 0 | 90 | 180 | 270;

/** A page of the coming version: its number in the version shown, and how far it is turned clockwise. */
export interface PlannedPage {
  number: number;
  rotate: Turn;
}

/** New versions being laid out: nothing is stored until the plan is saved. Positions count from 0. */
export interface PagePlan {
  pages: readonly PlannedPage[];
  /** Positions at which another document begins; never 0. */
  starts: readonly number[];
  selected: readonly number[];
}

export const planOf = (pages: readonly Pick<FaxPage, 'number'>[], starts: readonly number[] = []): PagePlan => ({
  pages: pages.map(({ number }) => ({ number, rotate: 0 })),
  starts: normal(starts, pages.length),
  selected: [],
});

/** Turns the selected pages, or the one at `position` when it is not among them. */
export function turned(plan: PagePlan, position: number, by: 90 | 270): PagePlan {
  const targets = targetsOf(plan, position);
  return {
    ...plan,
    pages: plan.pages.map((page, at) => (targets.includes(at) ? { ...page, rotate: addTurn(page.rotate, by) } : page)),
  };
}

/** Leaves pages out of the new version; the last page stays, and the original keeps all of them. */
export function removed(plan: PagePlan, position: number): PagePlan {
  const targets = targetsOf(plan, position);
  if (targets.length >= plan.pages.length) return plan;
  const staying = plan.pages.flatMap((_, at) => (targets.includes(at) ? [] : [at]));
  const pages = staying.flatMap((at) => plan.pages[at] ?? []);
  const starts = plan.starts.map((start) => staying.filter((at) => at < start).length);
  return { pages, starts: normal(starts, pages.length), selected: [] };
}

/** Moves one page by some places; splits stay where they are. */
export function moved(plan: PagePlan, position: number, by: number): PagePlan {
  const target = Math.min(Math.max(position + by, 0), plan.pages.length - 1);
  const page = plan.pages[position];
  if (!page || target === position) return plan;
  const pages = plan.pages.toSpliced(position, 1).toSpliced(target, 0, page);
  return { ...plan, pages, selected: plan.selected.includes(position) ? [target] : [] };
}

/** Begins another document at a position, or joins it to the one before again. */
export function splitToggled(plan: PagePlan, position: number): PagePlan {
  const starts = plan.starts.includes(position)
    ? plan.starts.filter((start) => start !== position)
    : [...plan.starts, position];
  return { ...plan, starts: normal(starts, plan.pages.length) };
}

export const selectionToggled = (plan: PagePlan, position: number): PagePlan => ({
  ...plan,
  selected: plan.selected.includes(position)
    ? plan.selected.filter((at) => at !== position)
    : [...plan.selected, position].sort((a, b) => a - b),
});

/** True when pages were turned, moved or left out. */
export const isRearranged = (plan: PagePlan, pageCount: number) =>
  plan.pages.length !== pageCount || plan.pages.some((page, at) => page.number !== at + 1 || page.rotate !== 0);

/** The selected pages, or all where none is, in the order and as turned as the plan has them. */
export const chosenPages = ({ pages, selected }: PagePlan): readonly PlannedPage[] =>
  selected.length === 0 ? pages : pages.filter((_, at) => selected.includes(at));

/** The documents of the plan, as positions from 1: the numbers that the pages have once the plan is saved. */
export function partsOf(plan: PagePlan): number[][] {
  const bounds = [0, ...plan.starts, plan.pages.length];
  return bounds.slice(0, -1).map((from, at) => range(from, bounds[at + 1] ?? from).map((position) => position + 1));
}

/** The part that a position belongs to, counted from 0. */
export const partAt = (plan: PagePlan, position: number) => plan.starts.filter((start) => start <= position).length;

/** Where a proposed split would cut: before each run of the given page numbers, and after it. */
export function startsAround(pageNumbers: readonly number[], pageCount: number): number[] {
  const named = new Set(pageNumbers);
  return range(1, pageCount).filter((position) => named.has(position + 1) !== named.has(position));
}

const addTurn = (turn: Turn, by: number) => ((turn + by) % 360) as Turn;
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
const normal = (starts: readonly number[], length: number) =>
  [...new Set(starts)].filter((start) => start > 0 && start < length).sort((a, b) => a - b);

const targetsOf = (plan: PagePlan, position: number) => (plan.selected.includes(position) ? plan.selected : [position]);
