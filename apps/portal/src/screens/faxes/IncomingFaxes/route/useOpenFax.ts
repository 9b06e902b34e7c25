import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useGetFaxPageWordsQuery, useGetFaxQuery } from '@intake/api/client';
import type { FaxDetail } from '@intake/api/contract';
import { accessOf, isClaimable, seenVersion, withKnownUrls } from '../model/access.ts';
import type { KnownUrls, SeenVersion } from '../model/access.ts';
import type { DetailModel } from '../model/screenModel.ts';
import { ready } from '../../../../data/loadable.ts';
import { unreadyOf } from '../../../../data/loadableOf.ts';
import { problemOf } from '../../../../data/problemOf.ts';
import { useClaim } from './useClaim.ts';

interface Followed {
  data: FaxDetail;
  fax: FaxDetail;
  known: KnownUrls;
  seen: SeenVersion;
}

/** The fax of the address with its claim, and the version that a change of it is sent with. */
export function useOpenFax(faxId: string | null, userId: string, mayTriage: boolean, now: number, ahead: RefObject<string | null>) {
  const { currentData, error, refetch } = useGetFaxQuery(faxId ? { params: { id: faxId } } : skipToken);
  const [page, setPage] = useState({ faxId, number: 1 });
  const number = page.faxId === faxId ? page.number : 1;
  const hasWords = currentData?.pages.some((one) => one.number === number && one.textSource !== null);
  const words = useGetFaxPageWordsQuery(faxId && hasWords ? { params: { id: faxId, number } } : skipToken);

  const [followed, setFollowed] = useState<Followed | null>(null);
  if (currentData && followed?.data !== currentData) {
    const isSame = followed?.fax.id === currentData.id;
    const { fax, known } = withKnownUrls(currentData, isSame ? followed.known : null, now);
    setFollowed({ data: currentData, fax, known, seen: seenVersion(followed?.seen ?? null, currentData, userId, now) });
  }
  const fax = followed && followed.fax.id === faxId ? followed.fax : null;
  const access = useMemo(() => fax && accessOf(fax, userId, mayTriage, now), [fax, userId, mayTriage, now]);
  const { forget } = useClaim(faxId, Boolean(fax && isClaimable(fax) && access?.mode !== 'view'), ahead);

  const found = words.currentData;
  const detail = useMemo<DetailModel>(() => {
    const problem = error ? problemOf(error) : null;
    if (fax && access) return ready({ fax, access, words: found ? { [number]: found } : noWords }, problem);
    return faxId ? unreadyOf(problem) : { state: 'none' };
  }, [fax, access, found, number, faxId, error]);

  return {
    detail,
    forgetClaim: forget,
    /** What a change is sent with. */
    version: followed?.seen.version ?? 0,
    /** After a conflict, once the person has been told: the next attempt is about what stands there now. */
    acceptVersion: async () => {
      const { data } = await refetch();
      if (data) setFollowed((before) => before && { ...before, data, seen: { faxId: data.id, version: data.version, claim: data.claim } });
    },
    showPage: (shown: { page: number }) => setPage({ faxId, number: shown.page }),
    reload: () => {
      setFollowed(null);
      void refetch();
    },
  };
}

const noWords = {};
