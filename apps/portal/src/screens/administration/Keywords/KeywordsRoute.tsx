import { useListBinsQuery, useListKeywordsQuery, useRemoveKeywordMutation, useSaveKeywordMutation } from '@intake/api/client';
import { loadedOf } from '../administration.model.ts';
import { problemOf } from '../problemOf.ts';
import { KeywordsScreen } from './KeywordsScreen.tsx';

/** Wires the API to the screen. */
export function KeywordsRoute() {
  const keywords = useListKeywordsQuery();
  const bins = useListBinsQuery();
  const [saveKeyword] = useSaveKeywordMutation();
  const [removeKeyword] = useRemoveKeywordMutation();
  return (
    <KeywordsScreen
      model={{ keywords: loadedOf(keywords), bins: bins.currentData ?? [] }}
      onRetry={() => void keywords.refetch()}
      onStore={async ({ keyword, values }) =>
        problemOf(await saveKeyword({ body: { ...values, ...(keyword && { id: keyword.id, version: keyword.version }) } }))
      }
      onRemove={async ({ id, version }) => problemOf(await removeKeyword({ body: { id, version } }))}
    />
  );
}
