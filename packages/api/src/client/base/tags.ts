/** What answers are about. A call that changes something names it; every answer that shows it is asked for again. */
export const tagTypes = [
  'Fax', 'FaxAction', 'Patient', 'Physician', 'Search', 'Location', 'Bin', 'Modality', 'Keyword', 'User', 'Role', 'Organization',
  'AuditEvent', 'Mail', 'Registration', 'Setup', 'Factor', 'AccountSession', 'Job', 'Quarantine', 'Request',
] as const;
export type TagType = (typeof tagTypes)[number];
export type Tag = { type: TagType; id: string };

/** Every list and count of a type. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' });

/** One thing. */
export const idTag = (type: TagType, id: string): Tag => ({ type, id });

/** What a successful call changed; a refused one changed nothing. */
export const unlessFailed = (error: unknown, ...tags: Tag[]): Tag[] => (error ? [] : tags);
