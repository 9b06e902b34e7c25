import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { lines: 3 } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="a line, several lines" isStacked>
        <Skeleton width="12rem" />
        <Skeleton lines={3} />
      </Sample>
      <Sample title="a picture" isStacked>
        <Skeleton width="8rem" height="10rem" />
      </Sample>
    </Wall>
  ),
};
