import { baseApi } from './baseApi.ts';
import type { Tag } from './tags.ts';

/** The tag types that areas brought along: what they list changes without one's doing too. */
export const areaTypes = new Set<string>();

/** The API for the endpoints of an area with a tag type of its own, called as its table: `CareTeam` for `care_team`. */
export function apiOf<const Type extends string>(type: Type) {
  areaTypes.add(type);
  return baseApi.enhanceEndpoints({ addTagTypes: [type] });
}

/** Makes answers old by their tags, those of areas too. */
export const invalidate = (tags: readonly (Tag<string> | string)[]) => baseApi.util.invalidateTags(tags as Tag[]);
