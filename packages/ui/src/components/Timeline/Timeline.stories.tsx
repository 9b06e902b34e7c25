import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Timeline } from './Timeline.tsx';

const meta = { component: Timeline,
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

export const Gallery: Story = { parameters: snapshots() };
