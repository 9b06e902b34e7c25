import type { Bin, Keyword } from '@intake/api/contract';
import { PageHeader } from '@intake/ui/PageHeader';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { documentTypeNames, priorityNames } from '../../../shared/vocabulary.messages.ts';
import { commonMessages } from '../administration.messages.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { Page, Quiet } from '../administration.styles.ts';
import { LoadedTable } from '../LoadedTable.tsx';
import { RemoveDialog } from '../RemoveDialog.tsx';
import { RowButtons } from '../RowButtons.tsx';
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
  const set = (text: string | undefined) => text ?? <Quiet>{formatMessage(texts.unchanged)}</Quiet>;
  return (
    <Page>
      <PageHeader title={formatMessage(texts.title)} description={formatMessage(texts.description)} />
      <LoadedTable
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
          {
            id: 'actions',
            title: formatMessage(commonMessages.actions),
            align: 'end',
            cell: (keyword) => (
              <RowButtons name={keyword.term} onEdit={() => setOpen({ what: 'edit', keyword })} onRemove={() => setOpen({ what: 'remove', keyword })} />
            ),
          },
        ]}
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
