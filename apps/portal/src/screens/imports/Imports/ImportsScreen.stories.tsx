import { importPreview, importRows, imports } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { ImportsModel } from './Imports.model.ts';
import { ImportsScreen } from './ImportsScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const base: ImportsModel = {
  history: ready({ rows: [imports.done!, imports.undone!, imports.physicians!], more: 'none' }), kind: 'patient', sending: null, refused: null, open: { state: 'none' }, preview: { state: 'none' },
  rows: ready({ rows: importRows, more: 'idle' }), view: 'all',
};
const meta = {
  component: ImportsScreen,
  args: {
    model: base,
    onKind: fn(), onChoose: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(), onRetryOpen: fn(), onSay: fn(), onRevise: fn(), onView: fn(), onMoreRows: fn(),
    onCheck: fn(done), onStart: fn(done), onCancel: fn(done), onUndo: fn(done), onDiscard: fn(done), onExport: fn(done),
  },
} satisfies Meta<typeof ImportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (state: keyof typeof imports, model: Partial<ImportsModel> = {}) => ({ args: { model: { ...base, open: ready(imports[state]!), ...model } } });

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Patients' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Physicians' }));
    await expect(args.onKind).toHaveBeenCalledWith({ kind: 'physician' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open referring-physicians.csv' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: imports.physicians!.id });
  },
};

/** Of a list that was not tried, nobody knows how many rows would come in. */
export const NotTried: Story = {
  args: { model: { ...base, history: ready({ rows: [imports.uploaded!, imports.undone!], more: 'none' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be set up')).toBeVisible();
    await expect(canvas.queryByText(/to import/)).toBeNull();
  },
};

/** The button that was pressed is gone with its step: the keyboard goes on at the steps. */
export const FocusGoesOn: Story = {
  render: function Started(args) {
    const [state, setState] = useState<'checked' | 'running'>('checked');
    const start = () => {
      setState('running');
      return done();
    };
    return <ImportsScreen {...args} model={{ ...base, open: ready(imports[state]!) }} onStart={start} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Import [\d,]+ rows/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'Steps of the import' }).parentElement).toHaveFocus();
  },
};

export const Sending: Story = { args: { model: { ...base, sending: { name: 'patients-2026.csv', progress: 0.4 } } }, parameters: stateSnapshots() };
/** A file that is refused says why, and what to do. */
export const Refused: Story = {
  args: { model: { ...base, refused: 'too-large' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('too large');
  },
};

/** Nothing that a file does not say is supposed: the order of dates is asked before anything is checked. */
export const Settings: Story = {
  ...at('uploaded', { preview: ready(importPreview) }),
  parameters: stateSnapshots('narrow', 'zh', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check all rows' }));
    await expect(canvas.getByText('Say how dates are written.')).toBeVisible();
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Day, month, year/ }));
    await expect(args.onSay).toHaveBeenCalledWith({ dateOrder: 'dmy' });
  },
};

export const SettingsTold: Story = {
  ...at('uploaded', { preview: ready({ ...importPreview, isEncodingSure: true, settings: { ...importPreview.settings, dateOrder: 'dmy' } }) }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check all rows' }));
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledOnce());
  },
};

/** A file that cannot be read so says where. */
export const Unreadable: Story = {
  ...at('uploaded', { preview: ready({ ...importPreview, rows: [], failure: 'quote-not-closed', failureLine: 214 }) }),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('line 214');
    await expect(canvas.getByRole('button', { name: 'Check all rows' })).toBeDisabled();
  },
};

export const Checking: Story = { ...at('checking'), parameters: stateSnapshots() };

/** Nothing is lost by ending a check: it ends at once, and the keyboard goes on at the steps. */
export const CheckStopped: Story = {
  ...at('checking'),
  render: function Cancelled(args) {
    const [isOver, setOver] = useState(false);
    const onCancel = (): Outcome => {
      setOver(true);
      return args.onCancel();
    };
    return <ImportsScreen {...args} model={isOver ? { ...base, open: ready(imports.uploaded!), preview: ready(importPreview) } : args.model} onCancel={onCancel} />;
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Stop the check' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('list', { name: 'Steps of the import' }).parentElement).toHaveFocus();
  },
};

export const Checked: Story = {
  ...at('checked'),
  parameters: stateSnapshots('narrow', 'zh'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Errors/ }));
    await expect(args.onView).toHaveBeenCalledWith({ view: 'error' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save the rows that are not imported' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1,246 rows' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** What the server refuses is said, and nothing is lost. */
export const CheckedMeanwhile: Story = {
  args: { ...at('checked').args, onStart: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1,246 rows' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Somebody changed this import meanwhile');
  },
};

/** Before an import is ended, it is told what becomes of what came in. */
export const Running: Story = {
  ...at('running'),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the import' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/What came in so far goes again/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Stop the import' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Undoing: Story = {
  args: { model: { ...base, open: ready({ ...imports.running!, state: 'undoing' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Undoing the import' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Stop/ })).toBeNull();
  },
};

/** Half-way in, one may go on or undo it, for as long as one that came to its end may be undone. */
export const Stopped: Story = {
  ...at('stopped'),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/It can be undone until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the import' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Once its rows are erased, nothing can be done about it any more. */
export const StoppedErased: Story = {
  args: { model: { ...base, open: ready({ ...imports.stopped!, rowsUntil: null }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its rows are erased/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Continue|Undo|Save/ })).toBeNull();
  },
};

export const Done: Story = {
  ...at('done'),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenCalledOnce());
  },
};

export const Undone: Story = { ...at('undone', { rows: ready({ rows: importRows.map((row) => ({ ...row, result: 'kept' as const, reasons: [{ code: 'kept-used' as const, isError: false, field: null, row: null, chartId: row.entityId }] })), more: 'none' }), view: 'kept' }), parameters: stateSnapshots() };
export const Loading: Story = { args: { model: { ...base, history: { state: 'loading' } } } };
export const Empty: Story = { args: { model: { ...base, history: ready({ rows: [], more: 'none' }) } }, parameters: stateSnapshots() };
export const Failed: Story = {
  args: { model: { ...base, open: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryOpen).toHaveBeenCalledOnce();
  },
};
const long = 'Liste des patientes et patients du Centre hospitalier universitaire de l’Est-de-l’Ontario et de l’Outaouais réunis 2026-11-23 (copie 2).csv';
export const LongText: Story = { args: { model: { ...base, open: ready({ ...imports.checked!, fileName: long }), rows: ready({ rows: importRows.map((row) => ({ ...row, values: { ...row.values, familyName: 'Achterberg-van der Westhuizen de la Fuente' } })), more: 'none' }) } } };
