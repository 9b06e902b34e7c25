import { bins, faxDetail, faxPageWords, noSearchResults, searchHits, searchResults, urgentFax } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { screen } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { More } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { noFilters, toResults } from './Search.model.ts';
import type { SearchModel } from './Search.model.ts';
import { SearchScreen } from './SearchScreen.tsx';

const answered = (pages: (typeof searchResults)[], more: More = 'none') => toResults('chest pain', noFilters, ready({ pages, more }));

const base: SearchModel = {
  text: 'chest pain',
  filters: noFilters,
  results: answered([searchResults]),
  preview: { state: 'none' },
  openFaxId: null,
  bins,
  may: { readPatients: true, readSent: true },
};
const open: SearchModel = {
  ...base,
  openFaxId: urgentFax.id,
  preview: ready({ fax: faxDetail, words: { 1: faxPageWords[0] ?? [] }, hits: searchHits }),
};

const meta = {
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    model: base,
    onSearch: fn(),
    onFilter: fn(),
    onOpenFax: fn(),
    onWork: fn(),
    onMore: fn(),
    onRetry: fn(),
    onShowPage: fn(),
    onRetryPreview: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: Pick<typeof screen, 'getByRole'>, list: string) => within(canvas.getByRole('grid', { name: list })).getAllByRole('row');

/** Before the first search: how it thinks. */
export const Empty: Story = {
  args: { model: { ...base, text: '', results: { state: 'idle' } } },
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.paste('  chest pain ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'chest pain' });
  },
};

/** Searches once typing rests, and not again for the same words. */
export const Typing: Story = {
  args: { model: { ...base, text: '', results: { state: 'idle' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('chest');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ text: 'chest' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = { args: { model: { ...base, results: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Ready: Story = { parameters: stateSnapshots('narrow', 'wide', 'zh', 'ja') };

/** A fax open beside the results, its hits marked. */
export const Reading: Story = {
  args: { model: open },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Hit 1 of 2')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Open in the workbench' })).toHaveAttribute('href', `/app/apps/faxes?fax=${urgentFax.id}`);
  },
};

/** h from hit to hit, o to the workbench, Escape back to the list. */
export const ReadingByKeyboard: Story = {
  args: { model: open },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Hit 1 of 2')).toBeVisible());
    await userEvent.keyboard('h');
    await waitFor(() => expect(canvas.getByText('Hit 2 of 2')).toBeVisible());
    await userEvent.keyboard('h');
    await waitFor(() => expect(canvas.getByText('Hit 1 of 2')).toBeVisible());
    await userEvent.keyboard('{Shift>}H{/Shift}');
    await waitFor(() => expect(canvas.getByText('Hit 2 of 2')).toBeVisible());
    await userEvent.keyboard('o');
    await expect(args.onWork).toHaveBeenCalledWith({ href: `/app/apps/faxes?fax=${urgentFax.id}` });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenFax).toHaveBeenCalledWith({ faxId: null });
  },
};

/** Closing the fax leads back to its row. */
export const BackToTheList: Story = {
  args: { model: open },
  render: function Stateful(args) {
    const [faxId, setFaxId] = useState(args.model.openFaxId);
    const model = { ...args.model, openFaxId: faxId, preview: faxId ? args.model.preview : ({ state: 'none' } as const) };
    return <SearchScreen {...args} model={model} onOpenFax={(opened) => setFaxId(opened.faxId)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Choose a fax to read it here')).toBeVisible());
    await waitFor(() => expect(rowsOf(canvas, 'Faxes')[0]).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { model: { ...base, results: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedPreview: Story = {
  args: { model: { ...open, preview: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPreview).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: {
    model: { ...base, text: 'chst pian', filters: { ...noFilters, documentTypes: ['junk'] }, results: answered([noSearchResults]) },
  },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: noFilters });
  },
};

/** One keyboard path through all of it: the field, the people, the faxes. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowsOf(canvas, 'Patients')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /Okonkwo/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpenFax).toHaveBeenCalledWith({ faxId: urgentFax.id });
  },
};

export const APhysiciansFaxes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: /Okonkwo/ }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'Adaeze Okonkwo', kind: 'faxes' });
  },
};

const newest: SearchModel = { ...base, filters: { ...noFilters, sort: 'newest' }, results: answered([searchResults], 'idle') };

/** The next page is asked for as the last rows come near, and only once. */
export const MoreFaxes: Story = {
  args: { model: newest },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

/** What could not be loaded waits for somebody to ask again. */
export const MoreFailed: Story = {
  args: { model: { ...newest, results: answered([searchResults], 'failed') } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

const longName = 'Annemarie Johanna Cornelia Achterberg-van der Westhuizen de la Fuente';
const [first] = searchResults.faxes.items;

export const LongText: Story = {
  args: {
    model: {
      ...base,
      text: 'cardiologie interventionnelle et réadaptation cardiovasculaire ambulatoire',
      results: answered([
        {
          ...searchResults,
          patients: searchResults.patients.map((patient) => ({ ...patient, givenName: longName })),
          faxes: {
            ...searchResults.faxes,
            items: first ? [{ ...first, fax: { ...first.fax, patientName: longName }, snippet: [...first.snippet, ...first.snippet, ...first.snippet] }] : [],
          },
        },
      ]),
    },
  },
  parameters: stateSnapshots('narrow'),
};
