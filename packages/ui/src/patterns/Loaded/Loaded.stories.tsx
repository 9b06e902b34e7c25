import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Loaded } from './Loaded.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';

const meta = {
  component: Loaded<string>,
  args: {
    of: { state: 'ready', value: '12 Pier Road' },
    waiting: <SkeletonRows count={3} />,
    onRetry: fn(),
    children: (value) => <p>{value}</p>,
  },
} satisfies Meta<typeof Loaded<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="on its way" isWide>
        <Loaded {...args} of={{ state: 'loading' }} />
      </Sample>
      <Sample title="failed" isWide>
        <Loaded {...args} of={{ state: 'failed' }} />
      </Sample>
      <Sample title="here" isWide>
        <Loaded {...args} />
      </Sample>
      <Sample title="here, and could not be asked for again" isWide>
        <Loaded {...args} of={{ state: 'ready', value: '12 Pier Road', stale: true }} />
      </Sample>
      <Sample title="failed in a pane" isWide>
        <Loaded {...args} of={{ state: 'failed' }} isPane failed={{ title: 'The chart could not be opened' }} />
      </Sample>
    </Wall>
  ),
};

export const Waiting: Story = {
  args: { of: { state: 'loading' }, waitingLabel: 'Loading the address' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the address' })).toBeVisible();
  },
};

export const RetriedByKeyboard: Story = {
  args: { of: { state: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is lost.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What an earlier answer said stays readable. */
export const Stale: Story = {
  args: { of: { state: 'ready', value: '12 Pier Road', stale: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 Pier Road')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
