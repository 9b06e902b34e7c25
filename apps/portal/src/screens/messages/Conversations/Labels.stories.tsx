import { conversations } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ConversationsScreen } from './ConversationsScreen.tsx';
import { at, conversationsScreen, opened } from './conversationsScreen.fixtures.tsx';

const meta = { component: ConversationsScreen, ...conversationsScreen } satisfies Meta<typeof ConversationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelling: Story = {
  ...at(opened(conversations[1])),
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.keyboard('l');
    const popover = within(await screen.findByRole('dialog', { name: 'Labels' }));
    await userEvent.type(await popover.findByRole('textbox', { name: 'New label' }), 'Call back{Enter}');
    await waitFor(() => expect(args.onLabels).toHaveBeenCalledWith({ labels: ['Rebook', 'Call back'] }));
    // The next one is typed at once.
    await waitFor(() => expect(popover.getByRole('textbox', { name: 'New label' })).toHaveValue(''));
    await expect(popover.getByRole('textbox', { name: 'New label' })).toHaveFocus();
  },
};

/** Whoever is done leaves all labels as they are. */
export const LabelsClosed: Story = {
  ...at(opened(conversations[1])),
  play: async ({ args }) => {
    await userEvent.keyboard('l');
    await userEvent.click(await within(await screen.findByRole('dialog', { name: 'Labels' })).findByRole('textbox', { name: 'New label' }));
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('role', 'row');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Labels' })).toBeNull());
    await expect(args.onLabels).not.toHaveBeenCalled();
  },
};
