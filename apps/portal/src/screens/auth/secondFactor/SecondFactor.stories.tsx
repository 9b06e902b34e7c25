import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { SecondFactor } from './SecondFactor.tsx';

const meta = {
  component: SecondFactor,
  args: { isBusy: false, problem: null, onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { parameters: snapshots('narrow', 'ja') };

export const WrongCode: Story = {
  args: { problem: { code: 'wrong-code', text: 'Invalid TOTP code entered' } },
  parameters: stateSnapshots(),
};

export const ProvenByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('654321');
    await expect(args.onSubmit).toHaveBeenCalledWith('654321');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
