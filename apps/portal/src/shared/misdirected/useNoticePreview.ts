import { useCheckFaxNumberQuery, usePreviewBreachNoticeQuery } from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { loadableOf } from '../../data/loadableOf.ts';
import { useSettled } from '../../data/useSettled.ts';
import type { NoticeDraft } from './misdirected.model.ts';

/** Milliseconds: each letter is printed. */
const typingPause = 300;

/** The letter about a misdirected fax as it would be printed, and whether its number is known here. */
export function useNoticePreview(faxId: string | undefined) {
  const [notice, setNotice] = useState('null');
  const [number, setNumber] = useState<string | null>(null);
  const wanted = JSON.parse(useSettled(notice, typingPause)) as NoticeDraft | null;
  const preview = usePreviewBreachNoticeQuery(wanted && faxId ? { body: { ...wanted, wording: null, faxId } } : skipToken);
  const known = useCheckFaxNumberQuery(number ? { query: { number } } : skipToken);
  return {
    preview: loadableOf({ ...preview, currentData: preview.isError ? undefined : preview.data }),
    isKnown: number ? (known.currentData?.isKnown ?? null) : null,
    onNotice: useCallback((change: { notice: NoticeDraft | null }) => setNotice(JSON.stringify(change.notice)), []),
    onNumber: useCallback((chosen: { number: string | null }) => setNumber(chosen.number), []),
  };
}
