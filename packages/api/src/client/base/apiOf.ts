import { baseApi } from './baseApi.ts';
import type { Tag } from './tags.ts';

/** The tag types that areas brought along: what they list changes without one's doing too. */
export const areaTypes = new Set<string>();

/** The API for the endpoints of an area with tag types of its own, called as their tables: `CareTeam` for `care_team`. */
export function apiOf<const Types extends readonly string[]>(...types: Types) {
  for (const type of types) areaTypes.add(type);
  return baseApi.enhanceEndpoints({ addTagTypes: types });
}

/** Makes answers old by their tags, those of areas too. */
export const invalidate = (tags: readonly (Tag<string> | string)[]) => baseApi.util.invalidateTags(tags as Tag[]);
