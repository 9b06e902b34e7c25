import { visitLink } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { VisitLinkScreen } from './VisitLinkScreen.tsx';
import type { VisitLinkScreenProps } from './VisitLinkScreen.tsx';

const meta = {
  component: VisitLinkScreen,
  args: { link: ready(visitLink), onRetry: fn(), onAnswer: fn<VisitLinkScreenProps['onAnswer']>(async () => null) },
} satisfies Meta<typeof VisitLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the keyboard alone. */
export const Asking: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Tuesday, March 9, 2027.*9:30/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yes, I will come' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith({ answer: 'confirm' });
  },
};

/** What cannot be taken back is asked about once more. */
export const Cancelling: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the visit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the visit' }));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ answer: 'cancel' });
  },
};

export const Confirmed: Story = { args: { link: ready({ ...visitLink, state: 'confirmed', answers: [] }) }, parameters: stateSnapshots() };
export const Cancelled: Story = { args: { link: ready({ ...visitLink, state: 'cancelled', answers: [], visit: null }) }, parameters: stateSnapshots() };
export const Moved: Story = { args: { link: ready({ ...visitLink, state: 'moved', answers: [] }) }, parameters: stateSnapshots() };
export const RunOut: Story = { args: { link: ready({ ...visitLink, state: 'old', answers: [], visit: null, clinicPhone: null }) }, parameters: stateSnapshots() };
export const Unknown: Story = { args: { link: ready(null) } };

/** What could not be done is not done, and can be tried again. */
export const NotDone: Story = {
  args: { onAnswer: fn<VisitLinkScreenProps['onAnswer']>(async () => ({ code: 'network' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, I will come' }));
    await canvas.findByText('The server was not reached', { exact: false });
  },
};

export const Failed: Story = {
  args: { link: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
