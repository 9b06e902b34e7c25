import { physicianUser, referrals } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { RequestsScreen } from './RequestsScreen.tsx';
import { at, opened, requestsScreen } from './requestsScreen.fixtures.tsx';

/** Two people and one request. */
const meta = { component: RequestsScreen, ...requestsScreen } satisfies Meta<typeof RequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const looker = { userId: '5d1f8e0a-93c4-4f5e-8e57-0d7f0a6b1c22', displayName: 'Tomas Novak' };

/** A colleague came first: it is read, a note is left, and nobody answers twice. Somebody else looks at it as well. */
export const HeldByColleague: Story = {
  ...at(opened(referrals[6], { viewers: [{ userId: physicianUser.id, displayName: physicianUser.displayName }, looker] })),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`${physicianUser.displayName} is working on this request`)).toBeVisible();
    await expect(canvas.getByText(`${looker.displayName} is looking at this too`)).toBeInTheDocument();
    await userEvent.keyboard('m');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Add a note' })).toBeEnabled();
  },
};
