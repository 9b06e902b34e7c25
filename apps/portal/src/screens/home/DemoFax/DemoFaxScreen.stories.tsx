import { revenueDefaults } from '@intake/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { framedPage } from '../../../shared/publicPage/framedPage.tsx';
import { DemoFaxScreen } from './DemoFaxScreen.tsx';
import type { DemoFaxScreenProps } from './DemoFaxScreen.tsx';

const meta = {
  component: DemoFaxScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [framedPage],
  args: {
    link: null,
    estimate: revenueDefaults,
    onAsk: fn<DemoFaxScreenProps['onAsk']>(async () => null),
    onConfirm: fn<DemoFaxScreenProps['onConfirm']>(async () => null),
    onStop: fn<DemoFaxScreenProps['onStop']>(async () => null),
    onRetry: fn(),
  },
} satisfies Meta<typeof DemoFaxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { layout: 'fullscreen', ...snapshots('narrow', 'ja') } };

/** Nothing is ticked for anybody, and nothing that was typed is lost. */
export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(canvas.findAllByText('Tick this: without it nothing is sent.')).resolves.not.toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'rowan@lakeshore.example');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Rowan Ashby');
    await userEvent.type(canvas.getByLabelText('Fax number of your clinic'), '416 555 0123');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Send one demo fax/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await canvas.findByRole('heading', { name: 'Look into your inbox' });
    await expect(args.onAsk).toHaveBeenCalledWith({ email: 'rowan@lakeshore.example', contactName: 'Rowan Ashby', clinicName: null, faxNumber: '+14165550123' });
  },
};

export const EstimateAlone: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'rowan@lakeshore.example');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Rowan Ashby');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mail me this estimate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await canvas.findByText('The estimate is on its way', { exact: false });
    await expect(args.onAsk).toHaveBeenCalledWith({ email: 'rowan@lakeshore.example', contactName: 'Rowan Ashby', clinicName: null, faxNumber: null });
  },
};

export const WithoutEstimate: Story = { args: { estimate: null }, parameters: stateSnapshots() };

export const Throttled: Story = {
  args: { onAsk: fn<DemoFaxScreenProps['onAsk']>(async () => ({ code: 'too-many-requests', retryAt: '2026-11-23T16:00:00Z' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-mail address'), 'rowan@lakeshore.example');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Rowan Ashby');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mail me this estimate' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await canvas.findByText('Many requests came from your network', { exact: false });
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('rowan@lakeshore.example');
  },
};

export const Stopping: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'No more faxes, please' }));
    await userEvent.type(form.getByLabelText('Fax number'), '416 555 0123');
    await userEvent.type(form.getByLabelText('Code'), '1A2B 3C4D');
    await userEvent.click(form.getByRole('button', { name: 'Never fax this number' }));
    await canvas.findByText('If the code is right', { exact: false });
    await expect(args.onStop).toHaveBeenCalledWith({ faxNumber: '+14165550123', code: '1A2B 3C4D' });
  },
};

export const Confirming: Story = {
  args: { link: ready({ state: 'open', faxNumber: '+14165550123' }) },
  parameters: { layout: 'fullscreen', ...stateSnapshots('narrow') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it now' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

export const Sent: Story = { args: { link: ready({ state: 'sent', faxNumber: null }) }, parameters: stateSnapshots() };
export const Waiting: Story = { args: { link: ready({ state: 'waiting', faxNumber: '+14165550123' }) }, parameters: stateSnapshots() };
export const Refused: Story = { args: { link: ready({ state: 'refused', faxNumber: null }) }, parameters: stateSnapshots() };
export const Old: Story = { args: { link: ready({ state: 'old', faxNumber: null }) }, parameters: stateSnapshots() };
export const Loading: Story = { args: { link: { state: 'loading' } } };
export const Failed: Story = {
  args: { link: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
