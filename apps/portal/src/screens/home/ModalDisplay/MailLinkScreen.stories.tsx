import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { MailLinkScreen, type MailLinkScreenProps } from './MailLinkScreen.tsx';

const open = { clinicName: 'Harbourview Specialist Clinic', clinicPhone: '+14165550100', state: 'open' } as const;

const meta = {
  component: MailLinkScreen,
  args: { link: ready(open), onRetry: fn(), onEnd: fn<MailLinkScreenProps['onEnd']>(async () => null) },
} satisfies Meta<typeof MailLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ending: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'End the e-mails' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = { args: { link: ready({ ...open, state: 'done' }) }, parameters: stateSnapshots() };
export const EndedWithoutPhone: Story = { args: { link: ready({ ...open, clinicPhone: null, state: 'done' }) } };
export const Unknown: Story = { args: { link: ready(null) }, parameters: stateSnapshots() };
export const Failed: Story = {
  args: { link: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What could not be done is not done, and can be tried again. */
export const NotDone: Story = {
  args: { onEnd: fn<MailLinkScreenProps['onEnd']>(async () => ({ code: 'network' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the e-mails' }));
    await canvas.findByText('The server was not reached', { exact: false });
  },
};
