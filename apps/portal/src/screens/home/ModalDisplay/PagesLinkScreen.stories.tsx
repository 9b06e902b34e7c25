import { pagesLink } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { PagesLinkScreen } from './PagesLinkScreen.tsx';
import type { PagesLinkScreenProps } from './PagesLinkScreen.tsx';

const arrived = { id: '1', name: 'ecg.pdf', size: 800_000, state: 'done', percent: 100, problem: null } as const;

const meta = {
  component: PagesLinkScreen,
  args: { link: ready(pagesLink), code: '23456789ABCDEFGJ', onCode: fn(), files: [], onRetry: fn(), onFiles: fn(), onRemoveFile: fn(), onRetryFile: fn(), onSend: fn<PagesLinkScreenProps['onSend']>(async () => null) },
} satisfies Meta<typeof PagesLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It says what is missing, and sends nothing that was not chosen. */
export const Asking: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await canvas.findByText('Medication list');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the clinic' }));
    await canvas.findByText('Choose what you send first.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  args: { files: [arrived] },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the clinic' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const OnTheWay: Story = {
  args: { files: [{ ...arrived, state: 'sending', percent: 30 }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the clinic' }));
    await canvas.findByText('Files are on their way.', { exact: false });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

const spent = { reference: null, missing: [], ticket: null };
export const Done: Story = { args: { link: ready({ ...pagesLink, ...spent, state: 'done' }) }, parameters: stateSnapshots() };
export const RunOut: Story = { args: { link: ready({ ...pagesLink, ...spent, state: 'old' }) }, parameters: stateSnapshots() };
/** No letter has the code: what was typed stays to be compared. */
export const Unknown: Story = {
  args: { link: ready(null) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code of the letter' })).toHaveValue('23456789ABCDEFGJ'),
};
export const Failed: Story = {
  args: { link: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
