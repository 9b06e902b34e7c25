import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CancelDrawer } from './CancelDrawer.tsx';

const meta = {
  component: CancelDrawer,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Wójcik, Tadeusz', isOfSeries: true, onCancel: fn(() => Promise.resolve(null)), onClose: fn() },
} satisfies Meta<typeof CancelDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of a series it is asked how far it reaches; by itself, nothing else is cancelled. */
export const OfSeries: Story = {
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByRole('radio', { name: 'This visit alone' })).toBeChecked();
    await userEvent.click(form.getByRole('radio', { name: 'All that are still to come' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith({ reason: 'patient', note: null, scope: 'all' }));
  },
};
