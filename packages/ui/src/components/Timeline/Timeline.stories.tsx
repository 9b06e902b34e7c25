import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { tones } from '../../tokens/index.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    items: [
      { id: '1', title: 'Received', detail: '4 pages', time: '2026-11-23T14:12:00Z', timeLabel: '09:12' },
      { id: '2', title: 'Read', detail: '98% of words are certain', time: '2026-11-23T14:13:00Z', timeLabel: '09:13', tone: 'suggestion' },
      { id: '3', title: 'Claimed by Étienne Roy', time: '2026-11-23T14:20:00Z', timeLabel: '09:20', tone: 'accent' },
      { id: '4', title: 'Filed', time: '2026-11-23T14:21:00Z', timeLabel: '09:21', tone: 'success', icon: <CircleCheck aria-hidden /> },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="a fax" isStacked>
        <Timeline {...args} />
      </Sample>
      <Sample title="tones" isStacked>
        <Timeline items={tones.map((tone) => ({ id: tone, title: tone, time: '2026-11-23T14:12:00Z', timeLabel: '09:12', tone }))} />
      </Sample>
      <Sample title="long words, in a narrow pane" isStacked>
        <div style={{ inlineSize: '16rem' }}>
          <Timeline
            items={[
              {
                id: '1',
                title: 'Sent back to Riverside Family Practice',
                detail: 'The health number is missing, and the second page cannot be read.',
                time: '2026-11-23T14:12:00Z',
                timeLabel: '23 November, 09:12',
                tone: 'warning',
              },
              { id: '2', title: 'Answered', time: '2026-11-24T14:12:00Z', timeLabel: '24 November, 11:40', tone: 'success' },
            ]}
          />
        </div>
      </Sample>
    </Wall>
  ),
};
