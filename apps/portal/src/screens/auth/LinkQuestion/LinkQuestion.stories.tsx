import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { LinkQuestionScreen } from './LinkQuestionScreen.tsx';

const meta = {
  component: LinkQuestionScreen,
  args: { email: 'rosa@clinic.example', onAnswer: fn() },
} satisfies Meta<typeof LinkQuestionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { parameters: snapshots('narrow') };

export const Nobody: Story = { args: { email: null }, parameters: stateSnapshots() };

export const Answered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay signed in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with the link' }));
    await expect(args.onAnswer).toHaveBeenNthCalledWith(1, false);
    await expect(args.onAnswer).toHaveBeenNthCalledWith(2, true);
  },
};
