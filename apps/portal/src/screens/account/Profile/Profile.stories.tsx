import { clerk, clerkMapping, organizationDetails } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../../.storybook/modes.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  component: ProfileScreen,
  args: {
    person: { name: clerk.displayName, email: clerk.email, organization: organizationDetails.name, role: clerkMapping.roleName },
    settings: { theme: 'system', direction: 'ltr', locale: 'en' },
    onChange: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'zh', 'ja'),
};

export const Changing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Right to left' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await expect(args.onChange.mock.calls).toEqual([
      [{ setting: 'theme', value: 'dark' }],
      [{ setting: 'direction', value: 'rtl' }],
      [{ setting: 'locale', value: 'fr' }],
    ]);
  },
};
