import {
  useCreateEmrTargetMutation,
  useListBinsQuery,
  useListEmrExportsInfiniteQuery,
  useListEmrTargetsQuery,
  useRepeatEmrExportMutation,
  useRepeatEmrExportsMutation,
  useSettleEmrExportMutation,
  useTryEmrTargetMutation,
  useUpdateEmrTargetMutation,
} from '@intake/api/client';
import { useSearchParams } from 'react-router-dom';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { filterOf, searchOf, viewOf } from './EmrExports.model.ts';
import { EmrExportsScreen } from './EmrExportsScreen.tsx';

/** Connects the API to the screen. */
export function EmrExportsRoute() {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const targets = useListEmrTargetsQuery();
  const bins = useListBinsQuery();
  const filter = filterOf(search, targets.data?.targets ?? []);
  const exports = useListEmrExportsInfiniteQuery({ query: { view, ...filter } });
  const [create] = useCreateEmrTargetMutation();
  const [update] = useUpdateEmrTargetMutation();
  const [tryTarget] = useTryEmrTargetMutation();
  const [again] = useRepeatEmrExportMutation();
  const [againAll] = useRepeatEmrExportsMutation();
  const [settle] = useSettleEmrExportMutation();
  return (
    <EmrExportsScreen
      model={{ targets: loadableOf(targets), bins: bins.currentData ?? [], view, filter, exports: pagedOf(exports) }}
      hrefOf={({ faxId }) => `/app/apps/faxes?fax=${faxId}`}
      onView={(change) => setSearch(searchOf(change.view, filter), { replace: true })}
      onFilter={(change) => setSearch(searchOf(view, change.filter), { replace: true })}
      onStore={async ({ target, values }) => problemIn(await (target ? update({ body: { ...values, id: target.id, version: target.version } }) : create({ body: values })))}
      onTry={async ({ id }) => {
        const answer = await tryTarget({ body: { id } });
        return answer.data ? answer.data.error : 'unexpected';
      }}
      onAgain={async ({ id }) => problemIn(await again({ body: { id } }))}
      onAgainAll={async (meant) => {
        const answer = await againAll({ body: meant.filter });
        return answer.data ?? { problem: problemOf(answer.error) };
      }}
      onSettle={async ({ id }) => problemIn(await settle({ body: { id } }))}
      onMore={() => void exports.fetchNextPage()}
      onRetry={() => void targets.refetch()}
      onRetryExports={() => void exports.refetch()}
    />
  );
}
