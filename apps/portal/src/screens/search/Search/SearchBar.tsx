import type { KeyboardEvent, Ref } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Kbd } from '@intake/ui/Kbd';
import { SearchField } from '@intake/ui/SearchField';
import { ToggleButton, ToggleButtonGroup } from '@intake/ui/ToggleButton';
import { FilterMenu } from './FilterMenu.tsx';
import { kindNames, searchMessages as texts, sortNames } from './Search.messages.ts';
import { kinds, sorts } from './Search.model.ts';
import type { SearchFilters, SearchModel } from './Search.model.ts';
import { Bar, FieldSlot, Tools } from './Search.styles.ts';

export interface SearchBarProps {
  model: Pick<SearchModel, 'text' | 'filters' | 'bins' | 'openFaxId'>;
  fieldRef: Ref<HTMLInputElement>;
  onSearch: (search: { text: string }) => void;
  onFilter: (change: { filters: SearchFilters }) => void;
  /** The keyboard goes on into the results. */
  onLeave: () => void;
}

/** What is typed stays here until Enter: each search is written into the audit trail. */
export function SearchBar({ model, fieldRef, onSearch, onFilter, onLeave }: SearchBarProps) {
  const { formatMessage } = useIntl();
  const { text, filters, bins, openFaxId } = model;
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }
  const change = (changes: Partial<SearchFilters>) => onFilter({ filters: { ...filters, ...changes } });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <Bar role="search">
      <FieldSlot onKeyDown={onKeyDown}>
        <SearchField
          label={formatMessage(texts.label)}
          placeholder={formatMessage(texts.label)}
          inputRef={fieldRef}
          value={typed}
          maxLength={200}
          autoFocus={!text}
          hint={<Kbd keys={['/']} />}
          onChange={({ value }) => setTyped(value)}
          onSubmit={({ value }) => value.trim() && onSearch({ text: value.trim() })}
        />
      </FieldSlot>
      <Tools data-reading={openFaxId !== null || undefined}>
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
      </Tools>
    </Bar>
  );
}
