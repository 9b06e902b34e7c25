/**
 * What answers are about. A call that changes something names it; every answer that shows it is asked for again.
 * An area that no other speaks of brings its own type along, by `apiOf`.
 */
export const tagTypes = [
  'Fax', 'FaxAction', 'Patient', 'Physician', 'Search', 'Location', 'Bin', 'User', 'Role', 'Organization',
  'AuditEvent', 'Mail', 'Registration', 'Factor', 'AccountSession', 'Job', 'Quarantine', 'Request',
] as const;
export type TagType = (typeof tagTypes)[number];

export interface Tag<Type extends string = TagType> {
  type: Type;
  id: string;
}

/** Every list and count of a type. */
export const listTag = <const Type extends string>(type: Type): Tag<Type> => ({ type, id: 'LIST' });

/** One thing. */
export const idTag = <const Type extends string>(type: Type, id: string): Tag<Type> => ({ type, id });

/** What a successful call changed; a refused one changed nothing. */
export const unlessFailed = <Type extends string>(error: unknown, ...tags: Tag<Type>[]): Tag<Type>[] => (error ? [] : tags);

/** What a new thing makes old once it is stored: the lists of its type. */
export const whenCreated =
  <const Type extends string>(type: Type) =>
  (_created: unknown, error: unknown) =>
    unlessFailed(error, listTag(type));
