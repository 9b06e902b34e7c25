import {
  useActOnRequestMutation, useAnswerRequestMutation, useCheckFaxNumberQuery, useListSentFaxesInfiniteQuery, usePreviewAnswerQuery,
} from '@intake/api/client';
import type { ReferralAnswer, RequestAction, RequestDetail } from '@intake/api/contract';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import { unreadyOf } from '../../../../data/loadableOf.ts';
import { problemIn } from '../../../../data/problemOf.ts';
import { useSettled } from '../../../../data/useSettled.ts';
import { useKeptPreview } from '../../../../shared/letters/useKeptPreview.ts';
import { letterMessages } from './letter.messages.ts';
import type { letterOf } from './letter.model.ts';

/** Milliseconds: a letter is printed anew for each change. */
const typingPause = 300;
type Composed = NonNullable<ReturnType<typeof letterOf>>;

/** Letters of the open referral: what has gone out, and the one that is being written. */
export function useLetters(request: RequestDetail | null, may: { read: boolean; send: boolean }) {
  const { formatMessage } = useIntl();
  const [composed, setComposed] = useState('null');
  const [number, setNumber] = useState<string | null>(null);
  const letter = JSON.parse(useSettled(composed, typingPause)) as Composed | null;
  const isReferral = request?.kind === 'referral';
  const sent = useListSentFaxesInfiniteQuery(isReferral && may.read ? { query: { referralId: request.id, limit: 20 } } : skipToken);
  const preview = usePreviewAnswerQuery(letter && may.send && letter.id === request?.id ? { body: letter } : skipToken);
  const page = useKeptPreview(preview, letter && `${letter.id} ${letter.letter.kind} ${letter.letter.locale}`);
  const known = useCheckFaxNumberQuery(number && may.send ? { query: { number } } : skipToken);
  const [answer] = useAnswerRequestMutation();
  const [act] = useActOnRequestMutation();
  return {
    model: {
      letters: sent.currentData?.pages.flatMap(({ items }) => items) ?? [],
      preview: letter ? page : unreadyOf(null),
      isKnown: number ? (known.currentData?.isKnown ?? null) : null,
    },
    onNumber: useCallback((chosen: { number: string | null }) => setNumber(chosen.number), []),
    onCompose: useCallback((compose: { letter: Composed | null }) => setComposed(JSON.stringify(compose.letter)), []),
    onAnswer: async ({ answer: body }: { answer: ReferralAnswer }) => {
      const problem = problemIn(await answer({ body }));
      if (!problem) showToast(toasts, { title: formatMessage(letterMessages.queued, { name: body.recipient.name ?? body.send.to }), tone: 'success' });
      return problem;
    },
    onActWithoutLetter: async ({ action }: { action: RequestAction }) => problemIn(await act({ body: action })),
  };
}
