import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ComponentType } from 'react';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { WholePopover } from '../../components/Popover/WholePopover.tsx';
import type { PopoverProps } from '../../components/Popover/WholePopover.tsx';
import { WholeSelect } from '../../components/Select/WholeSelect.tsx';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { LateTrigger } from './LateTrigger.tsx';
import { untilHere } from './overlayPart.ts';

/** A part whose code comes when `arrive` is called. */
function late<Props extends object>(whole: ComponentType<Props>) {
  let arrive = () => {};
  const code = new Promise<ComponentType<Props>>((resolve) => {
    arrive = () => resolve(whole);
  });
  return { Part: lazyPart(() => code), arrive };
}

let popover = late(WholePopover);
let select = late(WholeSelect);

const meta = {
  component: LateTrigger,
  args: { trigger: <Button>Columns</Button>, children: () => null },
  beforeEach: () => {
    popover = late(WholePopover);
    select = late(WholeSelect);
  },
  render: ({ trigger }) => (
    <LateTrigger trigger={trigger}>
      {(given) => (
        <popover.Part label="Columns" trigger={given}>
          Sender
        </popover.Part>
      )}
    </LateTrigger>
  ),
} satisfies Meta<typeof LateTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PressedBeforeItCame: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    popover.arrive();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** Half a second after it opened, a dialog is blurred and focused again for VoiceOver: no key may fall between. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    popover.arrive();
    const dialog = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(dialog).toHaveFocus());
    const focused = await new Promise((resolve) => {
      dialog.addEventListener('blur', () => queueMicrotask(() => resolve(document.activeElement)), { once: true });
    });
    await expect(focused).toBe(dialog);
  },
};

export const FocusedBeforeItCame: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const early = canvas.getByRole('button', { name: 'Columns' });
    await expect(early).toHaveFocus();
    popover.arrive();
    await waitFor(() => expect(early).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ListPressedBeforeItCame: Story = {
  render: ({ trigger }) => (
    <LateTrigger trigger={trigger}>
      {(_closed, ref) => <select.Part label="Columns" items={[{ id: 'sender', label: 'Sender' }]} triggerRef={ref} />}
    </LateTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    select.arrive();
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Columns/ })).toHaveFocus());
  },
};

const fetchOverlay = fn<() => Promise<ComponentType<PopoverProps>>>();
let Patient = lazyPart(() => untilHere(fetchOverlay));

/** Its code fails: the trigger stays, and whoever pressed it is told and can try again. */
export const PressedWhileItFails: Story = {
  parameters: stateSnapshots('narrow'),
  beforeEach: () => {
    fetchOverlay.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    Patient = lazyPart(() => untilHere(fetchOverlay));
  },
  render: ({ trigger }) => (
    <LateTrigger trigger={trigger}>
      {(given) => (
        <Patient label="Columns" trigger={given}>
          Sender
        </Patient>
      )}
    </LateTrigger>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(fetchOverlay).toHaveBeenCalled());
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('alert');
    await expect(canvas.getByRole('button', { name: 'Columns' })).toBeVisible();
  },
};

export const OpensOnceTheConnectionIsBack: Story = {
  ...PressedWhileItFails,
  parameters: {},
  play: async (context) => {
    await PressedWhileItFails.play?.(context);
    fetchOverlay.mockResolvedValue(WholePopover);
    dispatchEvent(new Event('online'));
    await screen.findByRole('dialog', { name: 'Columns' });
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
