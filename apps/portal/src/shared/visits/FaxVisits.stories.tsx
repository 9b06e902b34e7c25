import { appointments } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { FaxVisits } from './FaxVisits.tsx';

const bookHref = '/app/apps/appointmentDetails/list?fax=1&patient=2';
const meta = { component: FaxVisits, args: { visits: [], bookHref } } satisfies Meta<typeof FaxVisits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  args: { visits: [appointments[3]!, appointments[7]!] },
  parameters: snapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /\(cancelled\)$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a visit' })).toHaveAttribute('href', bookHref);
  },
};

export const NothingYet: Story = {};

/** Who may not book, and a fax without a patient. */
export const Nothing: Story = {
  args: { bookHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
