import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from './Popover.tsx';

const meta = { component: Popover, args: { label: 'Columns', trigger: <Button>Columns</Button>, children: <Checkbox label="Sender" defaultSelected /> } } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
