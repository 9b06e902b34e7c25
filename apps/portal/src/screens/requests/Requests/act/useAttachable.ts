import { useListIncomingFaxesInfiniteQuery, useListPatientFaxesInfiniteQuery } from '@intake/api/client';
import type { FaxSummary, RequestDetail } from '@intake/api/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';

const newest = 100;

/** Faxes that could be attached to the open request, while somebody chooses: those of its patient, then what came last. */
export function useAttachable(request: RequestDetail | null, mayRead: boolean) {
  const [isWanted, setWanted] = useState(false);
  const isAsked = isWanted && mayRead && request !== null;
  const patientId = request?.patientId;
  const own = useListPatientFaxesInfiniteQuery(isAsked && patientId ? { query: { patientId, limit: 50 } } : skipToken);
  const open = useListIncomingFaxesInfiniteQuery(isAsked ? { query: { sort: 'newest', limit: newest } } : skipToken);
  const found = [own, open].flatMap(({ currentData }) => currentData?.pages.flatMap(({ items }) => items) ?? []);
  const isNew = ({ id, direction }: FaxSummary, at: number) =>
    direction === 'inbound' && !request?.faxes.some((fax) => fax.id === id) && found.findIndex((one) => one.id === id) === at;
  return { faxes: isAsked ? found.filter(isNew) : [], onFaxes: useCallback((faxes: { isWanted: boolean }) => setWanted(faxes.isWanted), []) };
}
