import { EmptyState } from '@intake/ui/EmptyState';
import { FilterBar, FilterViews } from '@intake/ui/FilterBar';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { Skeleton } from '@intake/ui/Skeleton';
import { UsersRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ComparePane } from './ComparePane.tsx';
import { DuplicateList } from './DuplicateList.tsx';
import { compareMessages, duplicatesMessages as texts, kinds, kindTexts } from './Duplicates.messages.ts';
import { neighbourOf, type DuplicatesActions, type DuplicatesModel } from './Duplicates.model.ts';

export interface DuplicatesScreenProps extends DuplicatesActions {
  model: DuplicatesModel;
}

/** Charts or physicians that may be one person's, and two of them side by side. Knows nothing of network, router or store. */
export function DuplicatesScreen({ model, onKind, onMore, onRetry, onRetryCompare, onOpen, ...decisions }: DuplicatesScreenProps) {
  const { formatMessage } = useIntl();
  const { kind, list, open, compare } = model;
  const close = () => onOpen({ both: null });
  const step = (by: 1 | -1) => {
    const both = neighbourOf(list.state === 'ready' ? list.value.rows : [], open, by);
    if (both) onOpen({ both });
  };
  const group = formatMessage(texts.title);
  return (
    <Workspace title={formatMessage(texts.title)}>
      <FilterBar
        isCovered={open !== null}
        lead={
          <FilterViews
            label={formatMessage(texts.kinds)}
            value={kind}
            views={kinds.map((id) => ({ id, label: formatMessage(kindTexts[id].name) }))}
            onChange={({ value }) => onKind({ kind: value })}
          />
        }
      />
      <MasterDetail
        listLabel={formatMessage(kindTexts[kind].list)}
        detailLabel={formatMessage(texts.compare)}
        defaultRatio={0.3}
        minStart={300}
        minEnd={460}
        openId={open && `${open.keptId} ${open.mergedId}`}
        onClose={close}
        list={<DuplicateList model={model} onMore={onMore} onRetry={onRetry} onOpen={onOpen} />}
        detail={
          compare.state === 'none' ? null : (
            <Loaded
              of={compare}
              isPane
              waiting={<Skeleton lines={12} />}
              failed={{ title: formatMessage(kindTexts[kind].failedTitle), text: formatMessage(compareMessages.failedText) }}
              onRetry={onRetryCompare}
            >
              {(preview) => <ComparePane key={`${preview.kept.id} ${preview.kept.version} ${preview.merged.version} ${preview.proposal?.id}`} kind={kind} preview={preview} onOpen={onOpen} {...decisions} />}
            </Loaded>
          )
        }
        none={
          <EmptyState icon={<UsersRound aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(kindTexts[kind].chooseText)}
          </EmptyState>
        }
      />
      <ShortcutSheet
        shortcuts={[
          { id: 'next', group, keys: ['j'], label: formatMessage(texts.next), onTrigger: () => step(1) },
          { id: 'previous', group, keys: ['k'], label: formatMessage(texts.previous), onTrigger: () => step(-1) },
          { id: 'back', group, keys: ['Escape'], label: formatMessage(texts.back), isDisabled: !open, onTrigger: close },
        ]}
      />
    </Workspace>
  );
}
