import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles, TriangleAlert } from 'lucide-react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { tones } from '../../tokens/index.ts';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Ready' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="tones">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample title="solid">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} isSolid>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample title="with a dot, with an icon">
        <Badge tone="success" hasDot>
          Delivered
        </Badge>
        <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
          At risk
        </Badge>
        <Badge tone="suggestion" icon={<Sparkles aria-hidden />}>
          Suggested
        </Badge>
        <Badge isSolid tone="danger">
          STAT
        </Badge>
      </Sample>
      <Sample title="longer than its place">
        <span style={{ inlineSize: '9rem' }}>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
            Waiting for the second page
          </Badge>
        </span>
      </Sample>
    </Wall>
  ),
};
