import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Problem } from '../../../data/problem.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const fill = async (...fields: [HTMLElement | undefined, string][]) => {
  for (const [field, text] of fields) await userEvent.type(field!, text);
};

const model = { sentFrom: null, isSending: false, isOffline: false, problem: null, timeZone: 'America/Toronto', locale: 'en' } as const;

const meta = {
  component: RegisterScreen,
  args: { model, signInPath: '/auth/login', onSend: fn() },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: snapshots('narrow', 'ja') };

export const ThroughTheForm: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await waitFor(() => expect(canvas.getAllByText('This is needed.').length).toBeGreaterThanOrEqual(4));
    await expect(canvas.getByLabelText('Name of the organization')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText('Name of the organization'), 'Clinique Saint-Laurent');
    await userEvent.type(canvas.getByLabelText('Phone'), '514 555 0123');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Noémie Tremblay');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noemie@saint-laurent');
    await userEvent.type(canvas.getByLabelText('Message'), 'Two sites');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toBeInvalid());
    await userEvent.type(canvas.getByLabelText('E-mail'), '.example{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        organizationName: 'Clinique Saint-Laurent',
        phone: '+15145550123',
        timeZone: 'America/Toronto',
        contactName: 'Noémie Tremblay',
        email: 'noemie@saint-laurent.example',
        locale: 'en',
        message: 'Two sites',
      }),
    );
  },
};

export const Refused: Story = {
  args: { model: { ...model, problem: { code: 'invalid', fields: [{ path: 'timeZone', code: 'time-zone' }] } } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Choose a time zone from the list.')).toBeVisible());
  },
};

/** A server that takes no more for a while. */
export const Throttled: Story = {
  render: function Answering(args) {
    const [problem, setProblem] = useState<Problem | null>(null);
    const refuse = () => setProblem({ code: 'too-many-requests', retryAt: '2026-03-16T15:40:00Z' });
    return <RegisterScreen {...args} model={{ ...args.model, problem }} onSend={refuse} />;
  },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const [organization, phone, email, name] = ['Name of the organization', 'Phone', 'E-mail', 'Your name'].map((label) => canvas.getByLabelText(label));
    await fill([organization, 'Clinique Saint-Laurent'], [phone, '5145550123'], [email, 'noemie@saint-laurent.example'], [name, 'Noémie']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/11:40/)).toBeVisible());
    await expect(organization).toHaveValue('Clinique Saint-Laurent');
  },
};

export const Offline: Story = {
  args: { model: { ...model, isOffline: true, problem: { code: 'network' } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/You are offline/)).toBeVisible());
  },
};

export const Sending: Story = { args: { model: { ...model, isSending: true } } };

export const Sent: Story = {
  args: { model: { ...model, sentFrom: 'noemie.tremblay@saint-laurent.example' } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toBeVisible());
  },
};
