import { useListBinsQuery, useListKeywordsQuery, useRemoveKeywordMutation, useSaveKeywordMutation } from '@intake/api/client';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { KeywordsScreen } from './KeywordsScreen.tsx';

/** Connects the API to the screen. */
export function KeywordsRoute() {
  const keywords = useListKeywordsQuery();
  const bins = useListBinsQuery();
  const [saveKeyword] = useSaveKeywordMutation();
  const [removeKeyword] = useRemoveKeywordMutation();
  return (
    <KeywordsScreen
      model={{ keywords: loadableOf(keywords), bins: bins.currentData ?? [] }}
      onRetry={() => void keywords.refetch()}
      onStore={async ({ keyword, values }) =>
        problemIn(await saveKeyword({ body: { ...values, ...(keyword && { id: keyword.id, version: keyword.version }) } }))
      }
      onRemove={async ({ id, version }) => problemIn(await removeKeyword({ body: { id, version } }))}
    />
  );
}
