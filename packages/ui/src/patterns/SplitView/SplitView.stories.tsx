import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SplitView } from './SplitView.tsx';

const meta = {
  component: SplitView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ blockSize: '24rem' }}>
      <SplitView {...args} />
    </div>
  ),
  args: {
    start: <EmptyState title="Document" />,
    end: <EmptyState title="Form" />,
    startLabel: 'Document',
    endLabel: 'Form',
    defaultRatio: 0.6,
    onResize: fn(),
  },
} satisfies Meta<typeof SplitView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('narrow') };

export const ResizedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const divider = canvas.getByRole('separator', { name: 'Resize panes' });
    await userEvent.tab();
    await expect(divider).toHaveFocus();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await expect(args.onResize).toHaveBeenLastCalledWith({ ratio: expect.closeTo(0.58, 5) });
    await expect(divider).toHaveAttribute('aria-valuenow', '58');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('region', { name: 'Document' }).getBoundingClientRect().width).toBeCloseTo(240, 0);
  },
};

/** The caller keeps the share: 0 is as narrow as the first pane may be, and a drag moves it as ever. */
export const AsNarrowAsMayBe: Story = {
  args: { ratio: 0, minStart: 200 },
  play: async ({ args, canvas }) => {
    const width = () => canvas.getByRole('region', { name: 'Document' }).getBoundingClientRect().width;
    await expect(width()).toBeCloseTo(200, 0);
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{End}');
    await expect(args.onResize).toHaveBeenCalledOnce();
    await expect(width()).toBeCloseTo(200, 0);
  },
};

export const OnePaneHidden: Story = {
  args: { hiddenPane: 'start' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region', { name: 'Document' })).toBeNull();
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Form' }).getBoundingClientRect().width).toBeCloseTo(canvasElement.getBoundingClientRect().width, 0);
  },
};

export const ResizedByPointer: Story = {
  play: async ({ args, canvas }) => {
    const divider = canvas.getByRole('separator');
    const { left, top, width } = divider.parentElement?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: divider, coords: { clientX: left + width * 0.6, clientY: top + 40 } },
      { target: divider, coords: { clientX: left + width * 0.5, clientY: top + 40 } },
      { keys: '[/MouseLeft]', target: divider },
    ]);
    await expect(args.onResize).toHaveBeenCalledOnce();
    await expect(divider).toHaveAttribute('aria-valuenow', '50');
  },
};
