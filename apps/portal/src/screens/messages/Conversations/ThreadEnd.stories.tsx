import { conversations } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ConversationsScreen } from './ConversationsScreen.tsx';
import { at, conversationsScreen, opened } from './conversationsScreen.fixtures.tsx';

const meta = { component: ConversationsScreen, ...conversationsScreen } satisfies Meta<typeof ConversationsScreen>;
export default meta;

/** Why nothing may be sent takes room from the thread: what came last stays in view. */
export const LessRoom: StoryObj<typeof meta> = {
  ...at(opened(conversations[0])),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Messages' });
    log.style.maxBlockSize = '8rem';
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    await expect(log.scrollTop).toBeGreaterThan(0);
  },
};
