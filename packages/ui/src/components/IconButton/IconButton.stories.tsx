import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, RotateCw, Send, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { label: 'Rotate', keys: ['r'], icon: <RotateCw aria-hidden />, onPress: fn() } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="variants">
        <IconButton label="Rotate" icon={<RotateCw aria-hidden />} />
        <IconButton label="Archive" icon={<Archive aria-hidden />} variant="secondary" />
        <IconButton label="Send" icon={<Send aria-hidden />} variant="primary" />
        <IconButton label="Delete" icon={<Trash2 aria-hidden />} variant="danger" />
      </Sample>
      <Sample title="small, disabled">
        <IconButton label="Rotate" size="sm" icon={<RotateCw aria-hidden />} />
        <IconButton label="Archive" size="sm" variant="secondary" icon={<Archive aria-hidden />} />
        <IconButton label="Send" isDisabled icon={<Send aria-hidden />} />
        <IconButton label="Send" isDisabled variant="secondary" icon={<Send aria-hidden />} />
        <IconButton label="Send" isDisabled variant="primary" icon={<Send aria-hidden />} />
      </Sample>
    </Wall>
  ),
};

export const NamedAndPressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Rotate');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
