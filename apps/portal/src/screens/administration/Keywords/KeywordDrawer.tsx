import type { Bin, Keyword } from '@intake/api/contract';
import { documentTypes, priorities } from '@intake/api/rules';
import { Select } from '@intake/ui/Select';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { documentTypeNames, priorityNames } from '../../../shared/vocabulary.messages.ts';
import { answerTexts, commonMessages } from '../administration.messages.ts';
import { keywordMessages as texts } from './Keywords.messages.ts';

export type KeywordValues = Omit<Keyword, 'id' | 'version'>;

export interface KeywordDrawerProps {
  keyword: Keyword | null;
  bins: readonly Bin[];
  onStore: (change: { keyword: Keyword | null; values: KeywordValues }) => Outcome;
  onClose: () => void;
}

const unchanged = 'unchanged';
const blank: KeywordValues = { term: '', setsType: null, setsPriority: null, setsBinId: null };

export function KeywordDrawer({ keyword, bins, onStore, onClose }: KeywordDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: keyword ?? blank,
    check: ({ term }) => ({ term: term.trim().length < 2 && texts.termShort }),
    save: ({ term, setsType, setsPriority, setsBinId }) =>
      onStore({ keyword, values: { term: term.trim(), setsType, setsPriority, setsBinId } }),
    onSaved: onClose,
    ...answerTexts,
  });
  const nothing = { id: unchanged, label: formatMessage(texts.unchanged) };
  return (
    <FormDrawer
      title={keyword ? formatMessage(commonMessages.editNamed, { name: keyword.term }) : formatMessage(texts.create)}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field('term')} label={formatMessage(texts.term)} autoFocus isRequired maxLength={100} />
      <Select
        {...choice(form, 'setsType', unchanged)}
        label={formatMessage(texts.type)}
        items={[nothing, ...documentTypes.map((id) => ({ id, label: formatMessage(documentTypeNames[id]) }))]}
      />
      <Select
        {...choice(form, 'setsPriority', unchanged)}
        label={formatMessage(texts.priority)}
        items={[nothing, ...priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))]}
      />
      <Select
        {...choice(form, 'setsBinId', unchanged)}
        label={formatMessage(texts.bin)}
        items={[nothing, ...bins.map(({ id, name, locationName }) => ({ id, label: name, description: locationName }))]}
      />
    </FormDrawer>
  );
}
