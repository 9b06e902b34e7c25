import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { SubscribeScreen } from './SubscribeScreen.tsx';
import type { SubscribeScreenProps } from './SubscribeScreen.tsx';

const meta = {
  component: SubscribeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [framedPage],
  args: { onSubscribe: fn<SubscribeScreenProps['onSubscribe']>(async () => null) },
} satisfies Meta<typeof SubscribeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ canvas }) => {
    // The card stands below the head, not against it.
    const head = canvas.getByRole('banner').getBoundingClientRect();
    await expect(canvas.getByRole('region', { name: 'News by e-mail' }).getBoundingClientRect().top).toBeGreaterThan(head.bottom + 16);
  },
};

/** Nothing is ticked for anybody, and nothing that was typed is lost. */
export const Checked: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'rowan at lakeshore{Enter}');
    await expect(canvas.findAllByText('This is not an e-mail address.')).resolves.not.toHaveLength(0);
    await expect(canvas.findAllByText('Tick this to get the news.')).resolves.not.toHaveLength(0);
    await expect(args.onSubscribe).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('rowan at lakeshore');
  },
};

export const Sent: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), ' rowan@lakeshore.example ');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the news' }));
    await canvas.findByRole('heading', { name: 'Look into your inbox' });
    await expect(args.onSubscribe).toHaveBeenCalledWith({ email: 'rowan@lakeshore.example' });
  },
};

export const Throttled: Story = {
  parameters: stateSnapshots(),
  args: { onSubscribe: fn<SubscribeScreenProps['onSubscribe']>(async () => ({ code: 'too-many-requests', retryAt: '2026-11-23T16:00:00Z' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'rowan@lakeshore.example');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the news' }));
    await canvas.findByText('Many requests came from your network', { exact: false });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('rowan@lakeshore.example');
  },
};
