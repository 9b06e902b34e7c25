import { useCheckFaxNumberQuery, useGetAccountQuery, useGetFaxQuery, useListPhysiciansInfiniteQuery, usePreviewLetterQuery, useSendFaxMutation } from '@intake/api/client';
import type { LetterDraft, Physician } from '@intake/api/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { loadableOf } from '../../data/loadableOf.ts';
import type { Problem } from '../../data/problem.ts';
import { problemIn, problemOf } from '../../data/problemOf.ts';
import { useSettled } from '../../data/useSettled.ts';
import { priceFor } from '../credits/price.ts';
import { originOf, type Recipient } from './sendFax.model.ts';
import { SendFaxDrawer } from './SendFaxDrawer.tsx';

export interface SendFaxProps {
  faxId: string;
  timeZone: string;
  mayReadDirectory: boolean;
  onSent: (sent: { id: string }) => void;
  /** The fax could not be fetched, so there is nothing to send. */
  onFailed: (failure: { problem: Problem }) => void;
  onClose: () => void;
}

/** Milliseconds: each search is written into the audit trail, and each cover page is printed. */
const typingPause = 300;

const recipientOf = ({ id, familyName, givenName, clinicName, faxNumbers, sites }: Physician): Recipient => ({
  id,
  name: [givenName, familyName].filter(Boolean).join(' '),
  clinic: clinicName,
  // Two sites may share a machine.
  sites: faxNumbers.map((number) => ({ number, name: sites.find(({ reaches }) => reaches.fax === number)?.clinicName ?? '' })),
});

/** Sends a stored fax on; wired to the API, wherever it is opened from. */
export function SendFax({ faxId, timeZone, mayReadDirectory, onSent, onFailed, onClose }: SendFaxProps) {
  const [sought, setSought] = useState('');
  const [cover, setCover] = useState('null');
  const [number, setNumber] = useState<string | null>(null);
  const name = useSettled(sought.trim(), typingPause);
  const draft = JSON.parse(useSettled(cover, typingPause)) as LetterDraft | null;
  const { data: account } = useGetAccountQuery();
  const fax = useGetFaxQuery({ params: { id: faxId } });
  const physicians = useListPhysiciansInfiniteQuery(name && mayReadDirectory ? { query: { name, limit: 20 } } : skipToken);
  const preview = usePreviewLetterQuery(draft ? { body: draft } : skipToken);
  const known = useCheckFaxNumberQuery(number ? { query: { number } } : skipToken);
  const [sendFax] = useSendFaxMutation();
  const onNumber = useCallback((chosen: { number: string | null }) => setNumber(chosen.number), []);
  const onCover = useCallback((change: { cover: LetterDraft | null }) => setCover(JSON.stringify(change.cover)), []);
  const detail = fax.currentData;
  const refusal = detail ? undefined : fax.error;
  const tellRefusal = useEffectEvent((error: unknown) => onFailed({ problem: problemOf(error) }));
  useEffect(() => {
    if (refusal !== undefined) tellRefusal(refusal);
  }, [refusal]);
  if (!detail) return null;
  return (
    <SendFaxDrawer
      faxId={faxId}
      pages={detail.pages.map(({ width, height, imageUrl }) => ({ width, height, imageUrl }))}
      origin={originOf(detail)}
      recipients={physicians.currentData?.pages.flatMap(({ items }) => items.map(recipientOf)) ?? []}
      cover={loadableOf({ ...preview, currentData: preview.isError ? undefined : preview.data })}
      timeZone={timeZone}
      price={priceFor(account, 'fax-out')}
      isKnown={number ? (known.currentData?.isKnown ?? null) : null}
      onNumber={onNumber}
      onSearch={({ text }) => setSought(text)}
      onCover={onCover}
      onSend={async ({ request }) => {
        const answer = await sendFax({ body: request });
        if (answer.data) onSent({ id: answer.data.id });
        return problemIn(answer);
      }}
      onClose={onClose}
    />
  );
}
