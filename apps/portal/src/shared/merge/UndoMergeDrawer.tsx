import { registerName } from '@intake/api/rules';
import type { LaterRow, MergeKind, PhysicianUnmergePreview, UnmergePreview } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import type { Outcome } from '../../data/problem.ts';
import { doublesMessages as texts, undoTexts } from './doubles.messages.ts';
import { mergeProblemText, movedText } from './merge.messages.ts';
import { fieldNames } from './personFields.ts';

export type Assigned = Pick<LaterRow, 'table' | 'link' | 'id'> & { to: 'kept' | 'merged' };

export interface UndoMergeDrawerProps {
  kind: MergeKind;
  preview: UnmergePreview | PhysicianUnmergePreview;
  onUnmerge: (unmerge: { mergeId: string; later: Assigned[] }) => Outcome;
  onClose: () => void;
}

const keyOf = ({ table, link, id }: LaterRow) => `${table} ${link} ${id}`;

/** What goes back when two are taken apart, and to whom each row belongs that came since. */
export function UndoMergeDrawer({ kind, preview, onUnmerge, onClose }: UndoMergeDrawerProps) {
  const { formatMessage, formatList } = useIntl();
  const formats = useFormats();
  const { merge, kept, merged, moves, later, changedSince } = preview;
  const [chosen, setChosen] = useState<Partial<Record<string, 'kept' | 'merged'>>>({});
  const form = useForm({
    initial: {} as Record<string, Assigned['to'] | undefined>,
    // More may come while the drawer is open: what was chosen till then stays.
    check: (values) => Object.fromEntries(later.map((row) => [keyOf(row), !values[keyOf(row)] && texts.assign])),
    save: (values) => onUnmerge({ mergeId: merge.id, later: later.map((row) => ({ table: row.table, link: row.link, id: row.id, to: values[keyOf(row)] as Assigned['to'] })) }),
    onSaved: onClose,
    problemText: ({ code }) => mergeProblemText(code),
  });
  const choose = (row: LaterRow, to: 'kept' | 'merged') => {
    setChosen({ ...chosen, [keyOf(row)]: to });
    form.set({ [keyOf(row)]: to });
  };
  const fields = changedSince.map((field) => formatMessage(fieldNames[field]));
  const what = moves.map(({ table, count }) => formatMessage(movedText(table), { count }));
  const labelOf = ({ table, at, label }: LaterRow) => {
    const name = [formatMessage(movedText(table), { count: 1 }), label].filter(Boolean).join(' ');
    return at ? formatMessage(texts.laterRow, { what: name, date: formats.dateTime(at) }) : name;
  };
  return (
    <FormDrawer title={formatMessage(texts.undoTitle)} form={form} saveLabel={formatMessage(texts.undo)} onClose={onClose}>
      <p>{formatMessage(undoTexts[kind], { name: registerName(merged) })}</p>
      <p>{what.length > 0 ? formatMessage(texts.goesBack, { what: formatList(what) }) : formatMessage(texts.nothingGoes)}</p>
      {fields.length > 0 && (
        <Banner tone="neutral">{formatMessage(texts.changed, { name: registerName(kept), fields: formatList(fields) })}</Banner>
      )}
      {later.length > 0 && <h3>{formatMessage(texts.later)}</h3>}
      {later.map((row) => (
        <RadioGroup
          key={keyOf(row)}
          name={keyOf(row)}
          label={labelOf(row)}
          orientation="horizontal"
          // Who was entered twice is called the same, most often.
          items={[
            { id: 'kept', label: formatMessage(texts.stays, { name: registerName(kept) }) },
            { id: 'merged', label: formatMessage(texts.comesBack, { name: registerName(merged) }) },
          ]}
          value={chosen[keyOf(row)] ?? null}
          onChange={({ value }) => choose(row, value as 'kept' | 'merged')}
        />
      ))}
    </FormDrawer>
  );
}
