import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: '12 unread faxes' } } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

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
