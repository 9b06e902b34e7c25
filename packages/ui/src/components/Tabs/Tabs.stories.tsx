import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'details', label: 'Details', content: 'Who sent it and what it is.' },
  { id: 'history', label: 'History', end: <Badge>12</Badge>, content: 'What was done with it.' },
  { id: 'messages', label: 'Messages', isDisabled: true, content: 'What was said about it.' },
];

const meta = { component: Tabs, args: { label: 'Fax', items, onChange: fn() } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots() };

export const MovedByArrows: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'history' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was done with it.');
  },
};
