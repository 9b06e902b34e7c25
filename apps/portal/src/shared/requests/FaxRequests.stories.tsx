import { paperReply, referrals } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FaxRequests } from './FaxRequests.tsx';

const { id, version, kind, reference, status } = referrals[0]!;
const attached = { id, version, kind, reference, status };

const meta = {
  component: FaxRequests,
  args: { faxId: 'fax', replies: [], requests: [attached], onTakeOff: fn() },
} satisfies Meta<typeof FaxRequests>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reply says for itself what it is attached to; what a person attached stands below it, and can be taken off. */
export const Gallery: Story = {
  args: { replies: [paperReply({ state: 'proposed', doubts: ['sender'] })] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take off' }));
    await expect(args.onTakeOff).toHaveBeenCalledWith({ request: attached });
  },
};
