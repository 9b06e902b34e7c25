import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Send, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'File fax', onPress: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      {variants.map((variant) => (
        <Sample key={variant} title={variant}>
          <Button variant={variant}>Save and next</Button>
          <Button variant={variant} icon={variant === 'danger' ? <Trash2 aria-hidden /> : <Send aria-hidden />}>
            Send
          </Button>
          <Button variant={variant} size="sm" icon={<Check aria-hidden />}>
            Accept
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Saving
          </Button>
        </Sample>
      ))}
      <Sample title="wide">
        <Button isWide variant="primary">
          Sign in
        </Button>
      </Sample>
    </Wall>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File fax' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
