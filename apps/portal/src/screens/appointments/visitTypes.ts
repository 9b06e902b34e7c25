import type { VisitType } from '@intake/api/contract';

/** Those of them that are offered still, and the one that is chosen already. */
export const offered = <Item extends { id: string; isRetired: boolean }>(items: readonly Item[], keptId: string | null): readonly Item[] =>
  items.filter(({ id, isRetired }) => !isRetired || id === keptId);

/** Those that one may book. A visit that is moved keeps its kind: the server says where that is reserved for others. */
export const bookable = (types: readonly VisitType[], mayReserved: boolean, keptId: string | null): readonly VisitType[] =>
  offered(types, keptId).filter(({ id, isReserved }) => mayReserved || !isReserved || id === keptId);

/** The kinds of visits of a service, or all where none of it are named. */
export function typesFor(types: readonly VisitType[], modalityId: string | null): readonly VisitType[] {
  const own = types.filter((type) => type.modalityId === modalityId);
  return modalityId && own.length > 0 ? own : types;
}
