import type { Bin, Keyword } from '@intake/api/contract';
import { CrudTable, Muted } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { documentTypeNames, priorityNames } from '../../../shared/vocabulary.messages.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { KeywordDrawer } from './KeywordDrawer.tsx';
import type { KeywordDrawerProps } from './KeywordDrawer.tsx';
import { keywordMessages as texts } from './Keywords.messages.ts';

export interface KeywordsScreenProps {
  model: { keywords: Loadable<readonly Keyword[]>; bins: readonly Bin[] };
  onRetry: () => void;
  onStore: KeywordDrawerProps['onStore'];
  onRemove: (keyword: Keyword) => Outcome;
}

type Open = { what: 'edit'; keyword: Keyword | null } | { what: 'remove'; keyword: Keyword } | null;

/** What words on a page propose. Knows nothing of network, router or store. */
export function KeywordsScreen({ model, onRetry, onStore, onRemove }: KeywordsScreenProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const set = (text: string | undefined) => text ?? <Muted>{formatMessage(texts.unchanged)}</Muted>;
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <CrudTable
        title={formatMessage(texts.rules)}
        description={formatMessage(texts.rulesText)}
        rows={model.keywords}
        empty={{ icon: <Tags aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        create={{ label: formatMessage(texts.create), onCreate: () => setOpen({ what: 'edit', keyword: null }) }}
        onRetry={onRetry}
        columns={[
          { id: 'term', title: formatMessage(texts.term), isRowHeader: true, cell: ({ term }) => <bdi>{term}</bdi> },
          { id: 'type', title: formatMessage(texts.type), cell: ({ setsType }) => set(setsType ? formatMessage(documentTypeNames[setsType]) : undefined) },
          {
            id: 'priority',
            title: formatMessage(texts.priority),
            cell: ({ setsPriority }) => set(setsPriority ? formatMessage(priorityNames[setsPriority]) : undefined),
          },
          { id: 'bin', title: formatMessage(texts.bin), cell: ({ setsBinId }) => set(model.bins.find(({ id }) => id === setsBinId)?.name) },
        ]}
        nameOf={({ term }) => term}
        onEdit={(keyword) => setOpen({ what: 'edit', keyword })}
        onRemove={(keyword) => setOpen({ what: 'remove', keyword })}
      />
      {open?.what === 'edit' && <KeywordDrawer keyword={open.keyword} bins={model.bins} onStore={onStore} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveDialog
          title={formatMessage(texts.removeTitle, { name: open.keyword.term })}
          text={formatMessage(texts.removeText)}
          onConfirm={() => onRemove(open.keyword)}
          onClose={close}
        />
      )}
    </Page>
  );
}
