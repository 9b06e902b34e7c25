import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="sizes">
        <Spinner />
        <Spinner size="lg" />
      </Sample>
      <Sample title="covering its container">
        <Spinner cover="content" />
      </Sample>
    </Wall>
  ),
};

export const SaysWhatIsAwaited: Story = {
  args: { label: 'Reading page 2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Reading page 2');
  },
};
