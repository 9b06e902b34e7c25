import { useAnswerAsPhoneMutation, useGetPhoneQuery, useListPhonesQuery } from '@intake/api/client';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { messagesPath } from '../../../app/shell/textPatient.ts';
import { toBase64 } from '../../../data/base64.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { ready, type Paged } from '../../../data/loadable.ts';
import { problemIn } from '../../../data/problemOf.ts';
import type { Phone } from '@intake/api/contract';
import { PhonesScreen } from './PhonesScreen.tsx';

/** Connects the API to the screen. A number stands in no address. */
export function PhonesRoute() {
  const [number, setNumber] = useState<string | null>(null);
  const list = useListPhonesQuery();
  const phone = useGetPhoneQuery(number ? { query: { number } } : skipToken);
  const [answer] = useAnswerAsPhoneMutation();
  const phones = useMemo((): Paged<Phone> => {
    const loaded = loadableOf(list);
    return loaded.state === 'ready' ? ready({ rows: loaded.value, more: 'none' as const }, loaded.stale) : loaded;
  }, [list]);
  return (
    <PhonesScreen
      phones={phones}
      openNumber={number}
      phone={number ? loadableOf(phone) : { state: 'none' }}
      backHref={messagesPath}
      onOpen={(open) => setNumber(open.number)}
      onAnswer={async ({ text, picture }) => (number ? problemIn(await answer({ body: { number, text, picture: picture ? toBase64(picture.bytes) : null } })) : null)}
      onRetry={() => void list.refetch()}
      onRetryPhone={() => void phone.refetch()}
    />
  );
}
