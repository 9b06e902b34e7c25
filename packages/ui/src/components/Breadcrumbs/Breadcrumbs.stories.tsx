import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { component: Breadcrumbs, args: { items: [{ id: 'settings', label: 'Settings', href: '#settings' }, { id: 'locations', label: 'Locations', href: '#locations' }] } } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots() };

export const EndsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Locations')).toHaveAttribute('aria-current', 'page');
  },
};
