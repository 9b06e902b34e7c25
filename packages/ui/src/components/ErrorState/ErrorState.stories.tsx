import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = { component: ErrorState,
  args: {
    title: 'The list could not be loaded',
    children: 'Nothing is lost. The server did not answer in time.',
    reference: 'req-7f31c0',
    onRetry: fn(),
  },
 } satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots() };

export const TriedAgain: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
