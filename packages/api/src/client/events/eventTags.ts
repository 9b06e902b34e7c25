import type { FaxSummary } from '../../contract/fax/fax.contract.ts';
import { areaTypes } from '../base/apiOf.ts';
import { idTag, listTag } from '../base/tags.ts';
import type { Tag, TagType } from '../base/tags.ts';

/** What the server says of a change. */
export interface ChangeEvent {
  topic: string;
  /** The table of what changed. */
  entity: string;
  entityId: string | null;
  payload?: { event?: string };
  /** The fax as lists show it, to whom is told of faxes. */
  row?: FaxSummary;
}

/** What changes with a row of a table, by its entity; the first is the type of the row itself. */
const types: Readonly<Record<string, readonly TagType[]>> = {
  // The bins count their faxes.
  fax: ['Fax', 'Bin'],
  action: ['FaxAction'],
  quarantine: ['Quarantine'],
  request: ['Request'],
  patient: ['Patient'],
  physician: ['Physician'],
  location: ['Location', 'Bin'],
  bin: ['Bin'],
  // Each role counts its people, who are listed with its name.
  user: ['User', 'Role'],
  role: ['Role', 'User'],
  organization: ['Organization'],
};

/** `CareTeam` for `care_team`. */
const areaTypeOf = (entity: string) => entity.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The cached answers that a change makes old. With its row, lists and counts are told; holding a fax leaves its pages as they are. */
export function tagsOf({ entity, entityId, payload, row }: ChangeEvent): Tag<string>[] {
  const changed: readonly string[] = types[entity] ?? [areaTypeOf(entity)].filter((type) => areaTypes.has(type));
  const itself = changed.slice(0, 1).flatMap((type) => (entityId ? [idTag(type, entityId)] : []));
  // Who has it open is shown with it, and in no list.
  if (payload?.event === 'look') return itself;
  if (!row) return [...changed.map((type) => listTag(type)), ...itself];
  if (payload?.event === 'claim' || payload?.event === 'release') return [];
  // Lists of faxes take the row; a chart or a dashboard that is open asks again.
  return [...itself, ...['Timeline', 'Stat'].filter((type) => areaTypes.has(type)).map((type) => listTag(type))];
}

/** Everything that changes without one's doing; searches and the audit trail are asked for again by hand only. */
export const liveTypes = (): string[] => [...new Set([...Object.values(types).flat(), ...areaTypes])];
