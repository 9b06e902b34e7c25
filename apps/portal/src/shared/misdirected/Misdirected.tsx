import { useCheckFaxNumberQuery, usePreviewBreachNoticeQuery, useReportBreachMutation } from '@intake/api/client';
import type { FaxDetail } from '@intake/api/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { loadableOf } from '../../data/loadableOf.ts';
import { problemIn } from '../../data/problemOf.ts';
import { useSettled } from '../../data/useSettled.ts';
import { MisdirectedDrawer, type MisdirectedDrawerProps } from './MisdirectedDrawer.tsx';
import type { NoticeDraft } from './misdirected.model.ts';

export interface MisdirectedProps extends Pick<MisdirectedDrawerProps, 'maySend' | 'today' | 'onClose'> {
  fax: Pick<FaxDetail, 'id' | 'from' | 'senderName'>;
  /** What the person saw. */
  version: number;
  onReported: () => void;
}

/** Milliseconds: each letter is printed. */
const typingPause = 300;

/** Reports a misdirected fax; wired to the API. */
export function Misdirected({ fax, version, maySend, today, onReported, onClose }: MisdirectedProps) {
  const [notice, setNotice] = useState('null');
  const [number, setNumber] = useState<string | null>(null);
  const wanted = JSON.parse(useSettled(notice, typingPause)) as NoticeDraft | null;
  const preview = usePreviewBreachNoticeQuery(wanted ? { body: { ...wanted, wording: null, faxId: fax.id } } : skipToken);
  const known = useCheckFaxNumberQuery(number ? { query: { number } } : skipToken);
  const [report] = useReportBreachMutation();
  const onNotice = useCallback((change: { notice: NoticeDraft | null }) => setNotice(JSON.stringify(change.notice)), []);
  const onNumber = useCallback((chosen: { number: string | null }) => setNumber(chosen.number), []);
  return (
    <MisdirectedDrawer
      sender={{ number: fax.from, name: fax.senderName }}
      preview={loadableOf({ ...preview, currentData: preview.isError ? undefined : preview.data })}
      maySend={maySend}
      today={today}
      isKnown={number ? (known.currentData?.isKnown ?? null) : null}
      onNumber={onNumber}
      onNotice={onNotice}
      onReport={async ({ report: body }) => {
        const problem = problemIn(await report({ body: { ...body, faxId: fax.id, version } }));
        if (!problem) onReported();
        return problem;
      }}
      onClose={onClose}
    />
  );
}
