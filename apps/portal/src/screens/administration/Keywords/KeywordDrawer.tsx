import type { Bin, Keyword } from '@intake/api/contract';
import { documentTypes, priorities } from '@intake/api/rules';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { documentTypeNames, priorityNames } from '../../faxes/vocabulary.messages.ts';
import { commonMessages } from '../administration.messages.ts';
import type { Stored } from '../administration.model.ts';
import { EditDrawer } from '../EditDrawer.tsx';
import { keywordMessages as texts } from './Keywords.messages.ts';

export type KeywordValues = Omit<Keyword, 'id' | 'version'>;

export interface KeywordDrawerProps {
  keyword: Keyword | null;
  bins: readonly Bin[];
  onStore: (change: { keyword: Keyword | null; values: KeywordValues }) => Stored;
  onClose: () => void;
}

const unchanged = 'unchanged';

export function KeywordDrawer({ keyword, bins, onStore, onClose }: KeywordDrawerProps) {
  const { formatMessage } = useIntl();
  const [values, setValues] = useState<KeywordValues>(keyword ?? { term: '', setsType: null, setsPriority: null, setsBinId: null });
  const set = (change: Partial<KeywordValues>) => setValues((before) => ({ ...before, ...change }));
  const { setsType, setsPriority, setsBinId } = values;
  const term = values.term.trim();
  const nothing = { id: unchanged, label: formatMessage(texts.unchanged) };
  return (
    <EditDrawer
      title={keyword ? formatMessage(commonMessages.editNamed, { name: keyword.term }) : formatMessage(texts.create)}
      isValid={term.length > 1}
      onStore={() => onStore({ keyword, values: { term, setsType, setsPriority, setsBinId } })}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          <TextField
            label={formatMessage(texts.term)}
            value={values.term}
            autoFocus
            isRequired
            maxLength={100}
            error={isTried && term.length < 2 ? formatMessage(texts.termShort) : undefined}
            onChange={({ value }) => set({ term: value })}
          />
          <Select
            label={formatMessage(texts.type)}
            value={setsType ?? unchanged}
            items={[nothing, ...documentTypes.map((id) => ({ id, label: formatMessage(documentTypeNames[id]) }))]}
            onChange={({ value }) => set({ setsType: documentTypes.find((type) => type === value) ?? null })}
          />
          <Select
            label={formatMessage(texts.priority)}
            value={setsPriority ?? unchanged}
            items={[nothing, ...priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))]}
            onChange={({ value }) => set({ setsPriority: priorities.find((priority) => priority === value) ?? null })}
          />
          <Select
            label={formatMessage(texts.bin)}
            value={setsBinId ?? unchanged}
            items={[nothing, ...bins.map(({ id, name, locationName }) => ({ id, label: name, description: locationName }))]}
            onChange={({ value }) => set({ setsBinId: value === unchanged ? null : value })}
          />
        </>
      )}
    </EditDrawer>
  );
}
