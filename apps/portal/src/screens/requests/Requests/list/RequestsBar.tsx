import type { RequestFilters, SavedView } from '@intake/api/contract';
import { requestViews, type RequestView } from '@intake/api/rules';
import { Button } from '@intake/ui/Button';
import { FilterBar, FilterChips, FilterViews } from '@intake/ui/FilterBar';
import { Bookmark, BookmarkX, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCountText } from '../../../../shared/counts/useCountText.ts';
import { noFilters, setFilters } from './filters.model.ts';
import { KeepViewDrawer, type KeepViewDrawerProps } from './KeepViewDrawer.tsx';
import { KeyButton } from '../../../../shared/KeyButton.tsx';
import { RequestFilterMenu, useFilterText, type RequestFilterMenuProps } from './RequestFilterMenu.tsx';
import { createLabels, filterMessages as texts, listMessages } from '../Requests.messages.ts';
import type { RequestsModel } from '../Requests.model.ts';
import { requestViewNames } from '../../words.messages.ts';

export interface RequestsBarProps extends Pick<RequestFilterMenuProps, 'onSearch'>, Pick<KeepViewDrawerProps, 'onKeep' | 'onKept'> {
  model: RequestsModel;
  onView: (change: { view: RequestView }) => void;
  onFilter: (change: { filters: RequestFilters }) => void;
  /** One of the lists that the person keeps. */
  onSaved: (chosen: SavedView) => void;
  onForget: (forget: { id: string }) => void;
  onCreate: () => void;
}

/** The lists of one's own and those that come along, what narrows them, and a new request. */
export function RequestsBar({ model, onView, onFilter, onSaved, onKeep, onKept, onForget, onCreate, onSearch }: RequestsBarProps) {
  const { formatMessage } = useIntl();
  const countText = useCountText();
  const filterText = useFilterText(model);
  const [isKeeping, setKeeping] = useState(false);
  const { kind, view, counts, filters, saved, savedId, openId, may } = model;
  const active = setFilters(filters);
  const kept = saved.find(({ id }) => id === savedId);
  const builtIn = requestViews.map((id) => {
    const count = counts?.views[id];
    const isDanger = id === 'overdue' || id === 'at-risk';
    return { id: id as string, label: formatMessage(requestViewNames[id]), count: count ? countText(count, counts?.limit) : undefined, tone: isDanger ? ('danger' as const) : undefined };
  });
  const choose = (id: string) => {
    const own = saved.find((one) => one.id === id);
    if (own) onSaved(own);
    else onView({ view: requestViews.find((one) => one === id) ?? 'open' });
  };
  return (
    <>
      <FilterBar
        isCovered={openId !== null}
        lead={
          <FilterViews
            label={formatMessage(listMessages.views)}
            value={kept?.id ?? view}
            views={[...builtIn, ...saved.map(({ id, name }) => ({ id, label: name }))]}
            onChange={({ value }) => choose(value)}
          />
        }
        chips={
          active.length > 0 && (
            <FilterChips
              label={formatMessage(texts.filters)}
              items={active.map((name) => ({ id: name, label: filterText(name, filters) }))}
              onRemove={({ ids }) => onFilter({ filters: { ...filters, ...Object.fromEntries(ids.map((name) => [name, noFilters[name]])) } })}
            />
          )
        }
      >
        {kept ? (
          <Button size="sm" variant="quiet" icon={<BookmarkX aria-hidden />} onPress={() => onForget({ id: kept.id })}>
            {formatMessage(texts.forget)}
          </Button>
        ) : (
          active.length > 0 && (
            <Button size="sm" variant="quiet" icon={<Bookmark aria-hidden />} onPress={() => setKeeping(true)}>
              {formatMessage(texts.keep)}
            </Button>
          )
        )}
        <RequestFilterMenu model={model} onFilter={onFilter} onSearch={onSearch} />
        {may.write && (
          <KeyButton shortcut="n" icon={<Plus aria-hidden />} onPress={onCreate}>
            {formatMessage(createLabels[kind])}
          </KeyButton>
        )}
      </FilterBar>
      {isKeeping && <KeepViewDrawer onKeep={onKeep} onKept={onKept} onClose={() => setKeeping(false)} />}
    </>
  );
}
