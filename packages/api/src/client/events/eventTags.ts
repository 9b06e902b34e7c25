import type { FaxSummary } from '../../contract/fax.contract.ts';
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
  modality: ['Modality'],
  keyword: ['Keyword'],
  // Each role counts its people, who are listed with its name.
  user: ['User', 'Role'],
  role: ['Role', 'User'],
  organization: ['Organization'],
};

/** The cached answers that a change makes old. With its row, lists and counts are told; holding a fax leaves its pages as they are. */
export function tagsOf({ entity, entityId, payload, row }: ChangeEvent): Tag[] {
  const changed = types[entity] ?? [];
  const itself = changed.slice(0, 1).flatMap((type) => (entityId ? [idTag(type, entityId)] : []));
  if (!row) return [...changed.map(listTag), ...itself];
  return payload?.event === 'claim' || payload?.event === 'release' ? [] : itself;
}

/** Everything that changes without one's doing; searches and the audit trail are asked for again by hand only. */
export const liveTypes: readonly TagType[] = [...new Set(Object.values(types).flat())];
