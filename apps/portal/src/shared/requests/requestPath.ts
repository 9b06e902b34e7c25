import { requestLists, type RequestKind } from '@intake/api/rules';

/** The address of a request, and of a fax among its pages. */
export const requestPath = (kind: RequestKind, id: string, faxId?: string): string => `${requestLists[kind]}?request=${id}${faxId ? `&fax=${faxId}` : ''}`;
