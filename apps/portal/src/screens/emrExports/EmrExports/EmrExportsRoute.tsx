import {
  useCreateEmrTargetMutation,
  useListBinsQuery,
  useListEmrExportsInfiniteQuery,
  useListEmrTargetsQuery,
  useRepeatEmrExportMutation,
  useSettleEmrExportMutation,
  useTryEmrTargetMutation,
  useUpdateEmrTargetMutation,
} from '@intake/api/client';
import { useSearchParams } from 'react-router-dom';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { viewOf } from './EmrExports.model.ts';
import { EmrExportsScreen } from './EmrExportsScreen.tsx';

/** Connects the API to the screen. */
export function EmrExportsRoute() {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const targets = useListEmrTargetsQuery();
  const bins = useListBinsQuery();
  const exports = useListEmrExportsInfiniteQuery({ query: { view } });
  const [create] = useCreateEmrTargetMutation();
  const [update] = useUpdateEmrTargetMutation();
  const [tryTarget] = useTryEmrTargetMutation();
  const [again] = useRepeatEmrExportMutation();
  const [settle] = useSettleEmrExportMutation();
  return (
    <EmrExportsScreen
      model={{ targets: loadableOf(targets), bins: bins.currentData ?? [], view, exports: pagedOf(exports) }}
      hrefOf={({ faxId }) => `/app/apps/faxes?fax=${faxId}`}
      onView={(change) => setSearch(change.view === 'all' ? {} : { view: change.view }, { replace: true })}
      onStore={async ({ target, values }) => problemIn(await (target ? update({ body: { ...values, id: target.id, version: target.version } }) : create({ body: values })))}
      onTry={async ({ id }) => {
        const answer = await tryTarget({ body: { id } });
        return answer.data ? answer.data.error : 'unexpected';
      }}
      onAgain={async ({ id }) => problemIn(await again({ body: { id } }))}
      onSettle={async ({ id }) => problemIn(await settle({ body: { id } }))}
      onMore={() => void exports.fetchNextPage()}
      onRetry={() => void targets.refetch()}
      onRetryExports={() => void exports.refetch()}
    />
  );
}
