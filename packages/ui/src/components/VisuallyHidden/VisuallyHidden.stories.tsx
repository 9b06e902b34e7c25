import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: '12 unread faxes' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="the words that a number lacks">
        <Inbox aria-hidden size={16} />
        <Badge tone="accent">
          12 <VisuallyHidden>unread faxes</VisuallyHidden>
        </Badge>
      </Sample>
    </Wall>
  ),
};

export const IsReadAndNotSeen: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('12 unread faxes');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words).not.toHaveAttribute('aria-live');
  },
};

export const AnnouncesChanges: Story = {
  args: { isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 unread faxes')).toHaveAttribute('aria-live', 'polite');
  },
};
