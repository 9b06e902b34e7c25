import type { Filters } from './filters.ts';

const pageSize = 200;
const listed = (values: readonly string[]) => (values.length > 0 ? values.join(',') : undefined);

/** What the server is asked for the list. */
export const toQuery = ({ view, binId, documentTypes, priorities, sources, sort }: Filters, locationId: string | null) => ({
  view,
  sort,
  limit: pageSize,
  binId: binId ?? undefined,
  // A bin is of one location.
  locationId: binId ? undefined : (locationId ?? undefined),
  documentType: listed(documentTypes),
  priority: listed(priorities),
  source: listed(sources),
});
