import type { VisitType } from '@intake/api/contract';

/** The kinds of visits of a service, or all where none of it are named. */
export function typesFor(types: readonly VisitType[], modalityId: string | null): readonly VisitType[] {
  const own = types.filter((type) => type.modalityId === modalityId);
  return modalityId && own.length > 0 ? own : types;
}
