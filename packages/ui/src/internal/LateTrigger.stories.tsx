import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { WholePopover } from '../components/Popover/WholePopover.tsx';
import { lazyPart } from '../lazy/lazyPart.ts';
import { LateTrigger } from './LateTrigger.tsx';

/** A popover whose code comes when `arrive` is called. */
function latePopover() {
  let arrive = () => {};
  const code = new Promise<typeof WholePopover>((resolve) => {
    arrive = () => resolve(WholePopover);
  });
  return { Popover: lazyPart(() => code), arrive };
}

let late = latePopover();

const meta = {
  component: LateTrigger,
  args: { trigger: <Button>Columns</Button>, children: () => null },
  beforeEach: () => {
    late = latePopover();
  },
  render: ({ trigger }) => (
    <LateTrigger trigger={trigger}>
      {(given) => (
        <late.Popover label="Columns" trigger={given}>
          Sender
        </late.Popover>
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
    late.arrive();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const FocusedBeforeItCame: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const early = canvas.getByRole('button', { name: 'Columns' });
    await expect(early).toHaveFocus();
    late.arrive();
    await waitFor(() => expect(early).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
