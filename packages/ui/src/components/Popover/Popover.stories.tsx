import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Popover } from './Popover.tsx';

const meta = { component: Popover, args: { label: 'Columns', trigger: <Button>Columns</Button>, children: <Checkbox label="Sender" defaultSelected /> } } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots(), ...framed('11rem') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
  },
};

export const OpenedAndClosedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: 'Sender' })).not.toBeChecked();
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: 'Sender' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};
