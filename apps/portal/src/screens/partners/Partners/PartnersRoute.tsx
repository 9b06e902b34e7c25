import {
  useAddPartnerKeyMutation,
  useCreatePartnerMutation,
  useGetPartnerUseQuery,
  useListPartnerNoticesInfiniteQuery,
  useListPartnersInfiniteQuery,
  useRemovePartnerWebhookMutation,
  useReplayPartnerNoticeMutation,
  useRevokePartnerKeyMutation,
  useSetPartnerWebhookMutation,
  useUpdatePartnerMutation,
} from '@intake/api/client';
import { useState } from 'react';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { PartnersScreen } from './PartnersScreen.tsx';

/** Connects the API to the screen. */
export function PartnersRoute() {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useListPartnersInfiniteQuery({ query: {} });
  const use = useGetPartnerUseQuery({ params: { id: openId ?? '' } }, { skip: openId === null });
  const notices = useListPartnerNoticesInfiniteQuery({ params: { id: openId ?? '' }, query: {} }, { skip: openId === null });
  const [setWebhook] = useSetPartnerWebhookMutation();
  const [removeWebhook] = useRemovePartnerWebhookMutation();
  const [replay] = useReplayPartnerNoticeMutation();
  const [create] = useCreatePartnerMutation();
  const [update] = useUpdatePartnerMutation();
  const [addKey] = useAddPartnerKeyMutation();
  const [revokeKey] = useRevokePartnerKeyMutation();
  const { origin } = window.location;
  return (
    <PartnersScreen
      model={pagedOf(list)}
      openId={openId}
      use={loadableOf(use)}
      notices={pagedOf(notices)}
      tokenAddress={`${origin}/api/velox/token`}
      guideHref="/api/velox/guide"
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryUse={() => void use.refetch()}
      onOpen={({ id }) => setOpenId(id)}
      onSave={async ({ partner, values }) =>
        problemIn(await (partner ? update({ body: { ...values, id: partner.id, version: partner.version } }) : create({ body: values })))
      }
      onAddKey={async (key) => problemIn(await addKey({ body: key }))}
      onSetWebhook={async (webhook) => {
        const answer = await setWebhook({ body: webhook });
        const problem = problemIn(answer);
        return problem || !answer.data ? { problem: problem ?? { code: 'unknown' } } : answer.data;
      }}
      onRemoveWebhook={async (webhook) => problemIn(await removeWebhook({ body: webhook }))}
      // Whatever came of it, the list says.
      onReplay={(notice) => void replay({ body: notice }).then(() => notices.refetch())}
      onMoreNotices={() => void notices.fetchNextPage()}
      onRetryNotices={() => void notices.refetch()}
      onRevokeKey={async (key) => problemIn(await revokeKey({ body: key }))}
    />
  );
}
