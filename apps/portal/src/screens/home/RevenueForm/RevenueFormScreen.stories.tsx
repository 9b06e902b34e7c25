import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { RevenueFormScreen } from './RevenueFormScreen.tsx';

const meta = { component: RevenueFormScreen, parameters: { layout: 'fullscreen' }, decorators: [framedPage] } satisfies Meta<typeof RevenueFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { layout: 'fullscreen', ...snapshots('narrow', 'ja') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'In a year' })).getByRole('status')).toHaveTextContent('$128,324');
  },
};

/** Every sum follows what is typed, and the way on carries the numbers. */
export const Counted: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    const faxes = canvas.getByLabelText('Referrals and requests by fax on a working day');
    await userEvent.clear(faxes);
    await userEvent.type(faxes, '40');
    const result = within(canvas.getByRole('region', { name: 'In a year' }));
    await expect(result.getByRole('status')).toHaveTextContent('$256,676');
    await expect(result.getAllByText('10,000')).toHaveLength(3);
    await expect(result.getByRole('link')).toHaveAttribute('href', expect.stringContaining('faxesPerDay=40'));
    await userEvent.clear(faxes);
    await expect(result.getByRole('status')).toHaveTextContent('$6,456');
  },
};

/** A number beyond what can be counted stands in its field no longer than it is typed. */
export const WithinBounds: Story = {
  play: async ({ canvas }) => {
    const faxes = canvas.getByLabelText('Referrals and requests by fax on a working day');
    await userEvent.clear(faxes);
    await userEvent.type(faxes, '600');
    await userEvent.tab();
    await expect(faxes).toHaveValue(500);
    await expect(canvas.getAllByText('125,000')).not.toHaveLength(0);
  },
};
