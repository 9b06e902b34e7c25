import { consents, noConsents } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ready } from '../../../../data/loadable.ts';
import { ConsentsPart, type ConsentsPartProps } from './ConsentsPart.tsx';

const meta = {
  component: ConsentsPart,
  parameters: framed('44rem'),
  args: {
    consents: ready(consents),
    mayWrite: true,
    onRecord: fn<ConsentsPartProps['onRecord']>(() => Promise.resolve(null)),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConsentsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { parameters: snapshots('narrow', 'zh') };

export const None: Story = { args: { consents: ready(noConsents) }, parameters: stateSnapshots() };

export const Loading: Story = { args: { consents: { state: 'loading' } } };

export const Failed: Story = {
  args: { consents: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Express consent is not recorded without the words that the patient agreed to. */
export const Recording: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record consent: Text messages' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record consent: Text messages' }));
    await expect(drawer.getByRole('radio', { name: 'Consent given' })).toHaveFocus();
    await userEvent.click(drawer.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(drawer.getAllByText('Express consent needs the words that the patient agreed to.')[0]).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: /Words/ }), 'I agree to texts.');
    await userEvent.click(drawer.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
    await expect(args.onRecord).toHaveBeenCalledWith({
      channel: 'sms', act: 'given', kind: 'express', source: 'in-person', wording: 'I agree to texts.', note: null, at: null,
    });
  },
};

/** A moment that is not here yet is refused by the server, at its field. */
export const Refused: Story = {
  args: { onRecord: fn<ConsentsPartProps['onRecord']>(() => Promise.resolve({ code: 'invalid', fields: [{ path: 'at', code: 'future' }] })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record consent: E-mail' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Record consent: E-mail' }));
    await userEvent.click(drawer.getByRole('radio', { name: 'Consent withdrawn' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(drawer.getAllByText('This is later than now.')[0]).toBeVisible());
  },
};
