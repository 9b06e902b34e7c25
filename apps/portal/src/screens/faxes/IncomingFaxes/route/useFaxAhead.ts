import { skipToken } from '@reduxjs/toolkit/query';
import { faxApi, useGetFaxAheadQuery, useGetFaxPageWordsQuery, useListFaxAppointmentsQuery } from '@intake/api/client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAppDispatch } from '../../../../app/entry/store.ts';
import { whenIdle } from '../../../../data/whenIdle.ts';
import { isWorkable } from '../model/queue.ts';

/** Addresses of pages are good for fifteen minutes; milliseconds. */
const renewal = 9 * 60_000;

/**
 * Fetches the fax that will be opened next while somebody works on another: its detail, its first page with the words of
 * that, and what was booked from it.
 * What it answers hands a fax that has come to whoever opens it now.
 * @param nextId null while the open fax itself is still coming, and where there is no next
 * @param seesVisits whether what was booked from a fax is shown to this person
 * @param taken is told which fax is shown from what was fetched ahead: its claim says that it is looked at
 */
export function useFaxAhead(nextId: string | null, userId: string, seesVisits: boolean, taken: RefObject<string | null>): (id: string) => void {
  const dispatch = useAppDispatch();
  const ready = useWhenIdle(nextId);
  const { currentData: ahead } = useGetFaxAheadQuery(ready ? { params: { id: ready } } : skipToken, { pollingInterval: renewal });
  const first = ahead?.pages[0];
  useGetFaxPageWordsQuery(ahead && first?.textSource ? { params: { id: ahead.id, number: first.number } } : skipToken);
  useListFaxAppointmentsQuery(ahead && seesVisits ? { query: { faxId: ahead.id } } : skipToken);

  // Held, so that the viewer finds it decoded: answers with patient data are stored nowhere.
  const image = useRef<HTMLImageElement>(null);
  const imageUrl = first?.imageUrl;
  useEffect(() => {
    if (!imageUrl) return;
    image.current = Object.assign(new Image(), { src: imageUrl });
    // What cannot be decoded is told where it is shown.
    image.current.decode().catch(() => {});
  }, [imageUrl]);

  return (id) => {
    if (ahead?.id !== id || !isWorkable(ahead, userId, Date.now())) return;
    taken.current = id;
    dispatch(faxApi.util.upsertQueryEntries([{ endpointName: 'getFax', arg: { params: { id } }, value: ahead }]));
  };
}

/** The id, once the page has nothing else to do. */
function useWhenIdle(id: string | null): string | null {
  const [idle, setIdle] = useState<string | null>(null);
  useEffect(() => (id ? whenIdle(() => setIdle(id)) : undefined), [id]);
  return id && idle === id ? id : null;
}
