import { locations } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ClosedDay } from './ClosedDay.tsx';

const meta = {
  component: ClosedDay,
  args: { closed: { reason: 'Christmas Day', nextDay: '2026-12-28' }, location: locations[0]!.name, hrefOf: (date) => `#${date}` },
} satisfies Meta<typeof ClosedDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A holiday says which, and leads to the next day on which somebody works. */
export const Holiday: Story = {
  parameters: stateSnapshots('narrow', 'ja'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is closed on this day: Christmas Day\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next working day: Mon, Dec 28' })).toHaveAttribute('href', '#2026-12-28');
  },
};

/** Nobody has hours in the next half year. */
export const NobodyWorks: Story = {
  args: { closed: { reason: null, nextDay: null } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nobody works then\./)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
