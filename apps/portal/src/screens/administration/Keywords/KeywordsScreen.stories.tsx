import { bins, keywords } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { KeywordsScreen } from './KeywordsScreen.tsx';

const stored = (): Outcome => Promise.resolve(null);
const meta = {
  component: KeywordsScreen,
  args: { model: { keywords: ready(keywords), bins }, onRetry: fn(), onStore: fn(stored), onRemove: fn(stored) },
} satisfies Meta<typeof KeywordsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'ja') };

export const Loading: Story = { args: { model: { keywords: { state: 'loading' }, bins } }, parameters: stateSnapshots() };

export const Empty: Story = { args: { model: { keywords: ready([]), bins } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { keywords: { state: 'failed', problem: { code: 'network' } }, bins } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Creating: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New keyword' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Word or phrase' }), 'x{Enter}');
    await waitFor(() => expect(drawer.getByText('Write at least two characters.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Word or phrase' }), 'ray{Enter}');
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith({
        keyword: null,
        values: { term: 'xray', setsType: null, setsPriority: null, setsBinId: null },
      }),
    );
  },
};

export const Removing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove chest pain' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(keywords[0]));
  },
};

export const LongText: Story = {
  args: {
    model: {
      keywords: ready(keywords.map((keyword) => ({ ...keyword, term: `${keyword.term} in the last twenty-four hours before arrival` }))),
      bins,
    },
  },
  parameters: stateSnapshots('narrow'),
};
