import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { TextField } from '../TextField/TextField.tsx';
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

/** What is said once more while it is still shown stands once; what can be taken back belongs to each by itself. */
export const SaidAgain: Story = {
  play: async () => {
    const busy = { title: 'Could not send', description: 'The line was busy three times.', tone: 'danger' } as const;
    showToast(queue, busy);
    showToast(queue, busy);
    showToast(queue, { ...busy, description: 'The number does not answer.' });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
    showToast(queue, { title: 'Filed', action: { label: 'Undo', onAction: onUndo } });
    showToast(queue, { title: 'Filed', action: { label: 'Undo', onAction: onUndo } });
    await expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  },
};

const fields = Array.from({ length: 16 }, (_, at) => <TextField key={at} label={`Line ${at + 1}`} />);

const uncovered: NonNullable<Story['play']> = async () => {
  const save = await screen.findByRole('button', { name: 'Save' });
  const close = screen.getByRole('button', { name: 'Close' });
  show();
  const region = await screen.findByRole('region', { name: /2 notifications/ });
  const start = () => region.getBoundingClientRect().top;
  await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThan(start()));
  await expect(close.getBoundingClientRect().bottom).toBeLessThan(start());
  queue.clear();
  await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 64));
  show();
};

/** On a phone a drawer ends where the messages begin. */
export const BelowDrawer: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { ...stateSnapshots('narrow'), ...framed('40rem') },
  render: (args) => (
    <>
      <Drawer title="Book a visit" isOpen footer={<Button variant="primary">Save</Button>}>{fields}</Drawer>
      <ToastRegion {...args} />
    </>
  ),
  play: uncovered,
};

/** A dialog stands in the room that the messages leave, at every width. */
export const BelowDialog: Story = {
  parameters: framed('40rem'),
  render: (args) => (
    <>
      <Dialog title="What moves" isOpen footer={<Button variant="primary">Save</Button>}>{fields}</Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: uncovered,
};
