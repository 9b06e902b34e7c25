import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, showToast } from './toastQueue.ts';

const queue = createToastQueue();
const onUndo = fn();

const meta = {
  component: ToastRegion,
  args: { queue },
  beforeEach: () => () => queue.clear(),
  render: (args) => (
    <>
      <Button onPress={show}>File</Button>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = () => {
  showToast(queue, { title: 'Could not send', description: 'The line was busy three times.', tone: 'danger' });
  showToast(queue, { title: 'Filed to Amara Okafor', tone: 'success', action: { label: 'Undo', onAction: onUndo } });
};

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots('narrow'), ...framed('16rem') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File' }));
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
  },
};

export const Undone: Story = {
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'File' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  },
};

export const UndoneByKeyboard: Story = {
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: /2 notifications/ })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('alertdialog', { name: 'Filed to Amara Okafor' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Could not send' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'File' })).toHaveFocus());
  },
};
