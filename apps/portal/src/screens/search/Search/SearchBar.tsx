import type { Ref } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterBar } from '@intake/ui/FilterBar';
import { Kbd } from '@intake/ui/Kbd';
import { SearchField } from '@intake/ui/SearchField';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { useSettled } from '../../../data/useSettled.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { kindNames, searchMessages as texts, sortNames } from './Search.messages.ts';
import { kinds, sorts } from './Search.model.ts';
import type { SearchFilters, SearchModel } from './Search.model.ts';

export interface SearchBarProps {
  model: Pick<SearchModel, 'text' | 'filters' | 'bins' | 'openFaxId'>;
  fieldRef: Ref<HTMLInputElement>;
  onSearch: (search: { text: string }) => void;
  onFilter: (change: { filters: SearchFilters }) => void;
  /** The keyboard goes on into the results. */
  onLeave: () => void;
}

/** Milliseconds without a key: what is typed has settled. Each search is written into the audit trail, so no half word is one. */
const typingPause = 400;
/** Fewer letters fit everything. */
const leastTyped = 2;

/** Searches for what is typed once it has settled, and at once with Enter. */
export function SearchBar({ model, fieldRef, onSearch, onFilter, onLeave }: SearchBarProps) {
  const { formatMessage } = useIntl();
  const { text, filters, bins, openFaxId } = model;
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    // A blank after a word is the beginning of the next.
    if (typed.trim() !== text) setTyped(text);
  }
  // Letters that an input method is still putting together are nobody's words yet.
  const [isComposing, setComposing] = useState(false);
  const settled = useSettled(isComposing ? '' : typed.trim(), typingPause);
  const unasked = useRef<string>(null);
  const searchSettled = useEffectEvent(() => {
    if (settled.length < leastTyped || settled === text) return;
    unasked.current = settled;
    onSearch({ text: settled });
  });
  useEffect(() => searchSettled(), [settled]);
  const submit = (value: string) => {
    // What has just been searched for by itself is not searched for twice; asked once more, it is.
    const isDone = value === unasked.current;
    unasked.current = null;
    if (value && !isDone) onSearch({ text: value });
  };
  const change = (changes: Partial<SearchFilters>) => onFilter({ filters: { ...filters, ...changes } });
  return (
    <FilterBar
      isSearch
      isCovered={openFaxId !== null}
      lead={
        <div onCompositionStart={() => setComposing(true)} onCompositionEnd={() => setComposing(false)}>
          <SearchField
            label={formatMessage(texts.label)}
            placeholder={formatMessage(texts.label)}
            inputRef={fieldRef}
            value={typed}
            maxLength={200}
            autoFocus={!text}
            hint={<Kbd keys={['/']} />}
            onChange={({ value }) => setTyped(value)}
            onSubmit={({ value }) => submit(value.trim())}
          />
        </div>
      }
      onLeave={onLeave}
    >
      <ToggleButtonGroup
        label={formatMessage(texts.kind)}
        value={filters.kind}
        onChange={({ value }) => change({ kind: kinds.find((kind) => kind === value) })}
      >
        {kinds.map((kind) => (
          <ToggleButton key={kind} id={kind} size="sm" label={formatMessage(kindNames[kind])} />
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        label={formatMessage(texts.sort)}
        value={filters.sort}
        onChange={({ value }) => change({ sort: sorts.find((sort) => sort === value) })}
      >
        {sorts.map((sort) => (
          <ToggleButton key={sort} id={sort} size="sm" label={formatMessage(sortNames[sort])} />
        ))}
      </ToggleButtonGroup>
      <FilterMenu filters={filters} bins={bins} onFilter={onFilter} />
    </FilterBar>
  );
}
