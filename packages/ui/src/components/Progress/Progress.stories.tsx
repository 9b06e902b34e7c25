import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Progress } from './Progress.tsx';

const meta = { component: Progress, args: { label: 'Uploading', value: 42 } } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="known, in words, done, failed, unknown" isStacked>
        <Progress label="Uploading" value={42} />
        <Progress label="Reading" value={25} valueLabel="3 of 12 pages" />
        <Progress label="Sent" value={100} tone="success" />
        <Progress label="Stopped" value={60} tone="danger" />
        <Progress label="Waiting for the sender" />
      </Sample>
      <Sample title="without words, beside what tells them" isStacked>
        <Progress label="scan-0042.tiff" isLabelHidden value={64} />
      </Sample>
      <Sample title="long words" isStacked>
        <div style={{ inlineSize: '14rem' }}>
          <Progress label="Reading the consultation note of Lakeshore Hospital" value={25} valueLabel="3 of 12 pages" />
        </div>
      </Sample>
    </Wall>
  ),
};

export const SaysItsValue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '42');
  },
};
