import { idTag, listTag } from './tags.ts';
import type { Tag, TagType } from './tags.ts';

/** What the server says of a change: its kind and its id, never its content. */
export interface ChangeEvent {
  topic: string;
  /** The table of what changed. */
  entity: string;
  entityId: string | null;
}

const types: Readonly<Record<string, readonly TagType[]>> = {
  // The bins count their faxes.
  fax: ['Fax', 'Bin'],
  action: ['FaxAction'],
  quarantine: ['Quarantine'],
  patient: ['Patient'],
  physician: ['Physician'],
  location: ['Location', 'Bin'],
  bin: ['Bin'],
  modality: ['Modality'],
  keyword: ['Keyword'],
  // Each role counts its people, who are listed with its name.
  user: ['User', 'Role'],
  role: ['Role', 'User'],
  organization: ['Organization'],
};

/** The cached answers that a change makes old. */
export function tagsOf({ entity, entityId }: ChangeEvent): Tag[] {
  const changed = types[entity] ?? [];
  return [...changed.map(listTag), ...changed.slice(0, 1).flatMap((type) => (entityId ? [idTag(type, entityId)] : []))];
}

/** Everything that changes without one's doing; searches and the audit trail are asked for again by hand only. */
export const liveTypes: readonly TagType[] = [...new Set(Object.values(types).flat())];
