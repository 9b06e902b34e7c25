import { paperReply } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaxReplies } from './FaxReplies.tsx';

const meta = { component: FaxReplies } satisfies Meta<typeof FaxReplies>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Attached by itself, proposed, refused, of a letter that there is not, and of a referral that may not be seen. */
export const Gallery: Story = {
  args: {
    replies: [
      paperReply(),
      paperReply({ state: 'proposed', doubts: ['sender', 'expired'] }),
      paperReply({ state: 'refused', settledBy: 'Priya Raman' }),
      paperReply({ state: 'unknown', request: null, letter: null }),
      paperReply({ request: null }),
    ],
  },
};
