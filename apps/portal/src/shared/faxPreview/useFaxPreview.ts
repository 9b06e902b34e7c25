import { useFindHitsQuery, useGetFaxPageWordsQuery, useGetFaxQuery } from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { ready } from '../../data/loadable.ts';
import { loadableOf } from '../../data/loadableOf.ts';
import type { PreviewModel } from './preview.model.ts';

const none: PreviewModel = { state: 'none' };

/** Fetches the fax to read, the words of the page in view, and where the searched text stands; an empty text has no hits. */
export function useFaxPreview(faxId: string | null, text: string) {
  const [shown, setShown] = useState({ faxId, page: 1 });
  const number = shown.faxId === faxId ? shown.page : 1;
  const fax = useGetFaxQuery(faxId ? { params: { id: faxId } } : skipToken);
  const { currentData: detail, isError, error } = fax;
  const hasPage = detail?.pages.some((page) => page.number === number);
  const words = useGetFaxPageWordsQuery(faxId && hasPage ? { params: { id: faxId, number } } : skipToken);
  const hits = useFindHitsQuery(faxId && detail && text ? { query: { q: text, faxId } } : skipToken);

  const pageWords = words.currentData;
  const found = hits.currentData;
  const model = useMemo((): PreviewModel => {
    if (!faxId) return none;
    const loadable = loadableOf({ currentData: detail, isError, error });
    if (loadable.state !== 'ready') return loadable;
    return ready({ fax: loadable.value, words: pageWords ? { [number]: pageWords } : {}, hits: found ?? [] }, loadable.stale);
  }, [faxId, detail, pageWords, number, found, isError, error]);

  return {
    model,
    onShowPage: ({ page }: { page: number }) => setShown({ faxId, page }),
    onRetry: () => void fax.refetch(),
  };
}
