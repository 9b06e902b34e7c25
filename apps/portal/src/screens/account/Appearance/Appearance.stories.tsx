import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { appearance } from '../appearance.fixtures.ts';
import { AppearanceScreen } from './AppearanceScreen.tsx';
import type { AppearanceScreenProps } from './AppearanceScreen.tsx';

/** Keeps what is chosen, as the portal does. */
function Kept(props: AppearanceScreenProps) {
  const [chosen, setChosen] = useState(props.appearance);
  return (
    <AppearanceScreen
      {...props}
      appearance={chosen}
      onChange={(change) => {
        setChosen((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  component: AppearanceScreen,
  render: (args) => <Kept {...args} />,
  args: { appearance, isOpen: true, onChange: fn(), onClose: fn() },
} satisfies Meta<typeof AppearanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog'));

export const Side: Story = { parameters: snapshots('narrow', 'ja') };

export const TopWithColours: Story = {
  args: { appearance: { ...appearance, navType: 'top', topNavColor: '#0e5a8a', headerNavColor: '#c0ffee' } },
  parameters: stateSnapshots(),
};

export const Choosing: Story = {
  play: async ({ args }) => {
    const fields = await drawer();
    await userEvent.click(fields.getByRole('radio', { name: 'At the top' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ navType: 'top' });
    const top = within(await fields.findByRole('radiogroup', { name: 'Colour of the top navigation' }));
    await userEvent.click(top.getByRole('radio', { name: 'Plum' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ topNavColor: '#5b2a6e' });
    await expect(fields.queryByRole('switch')).toBeNull();
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args }) => {
    const fields = await drawer();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    while (!fields.getByRole('radiogroup', { name: 'Density' }).contains(document.activeElement)) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ density: 'compact' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
