import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="lines, block" isStacked>
        <Skeleton lines={3} />
        <Skeleton height="8rem" />
      </Sample>
    </Wall>
  ),
};
