import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { LetterCodeScreen } from './LetterCodeScreen.tsx';

const meta = { component: LetterCodeScreen, args: { onCode: fn() } } satisfies Meta<typeof LetterCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code as the letter prints it, in the groups that make it readable. */
export const Typed: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code of the letter' })).toHaveFocus();
    await userEvent.keyboard('2345-6789-abcd-efgj{Enter}');
    await expect(args.onCode).toHaveBeenCalledWith({ code: '23456789ABCDEFGJ' });
  },
};

/** A slip of the hand is told before anybody is asked. */
export const Mistyped: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('2345-6789-ABCD-EFGX{Enter}');
    await canvas.findByText('A letter has no such code', { exact: false });
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  args: { unknown: '23456789ABCDEFGJ' },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveValue('23456789ABCDEFGJ'),
};
