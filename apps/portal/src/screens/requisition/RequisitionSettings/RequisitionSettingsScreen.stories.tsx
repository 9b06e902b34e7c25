import { requisitionPage, requisitionSettings } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { RequisitionSettingsScreen } from './RequisitionSettingsScreen.tsx';
import type { RequisitionSettingsScreenProps } from './RequisitionSettingsScreen.tsx';

const { services } = requisitionPage;
const closed = { ...requisitionSettings, isOn: false, serviceIds: [], note: null, version: 0 };

const meta = {
  component: RequisitionSettingsScreen,
  args: {
    model: ready({ settings: requisitionSettings, services }), pageUrl: 'https://intake.example/home/pages/requisition?clinic=', onRetry: fn(), onDownload: fn(),
    onStore: fn<RequisitionSettingsScreenProps['onStore']>(async () => null),
  },
} satisfies Meta<typeof RequisitionSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'zh'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as PNG' }));
    await expect(args.onDownload).toHaveBeenCalledWith(expect.objectContaining({ format: 'png' }));
  },
};
export const Loading: Story = { args: { model: { state: 'loading' } } };
export const Failed: Story = {
  args: { model: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A page is opened for something, and at an address that is one. */
export const Opening: Story = {
  args: { model: ready({ settings: closed, services }) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText(/home\/pages\/requisition/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Take referrals from the web/ }));
    const address = canvas.getByLabelText('Public address');
    await userEvent.clear(address);
    await userEvent.type(address, 'Two words');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Choose what can be asked for.');
    await canvas.findByText('Use 3 to 60 small letters and digits, with single hyphens between.');
    await expect(args.onStore).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'two-words');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Take referrals from the web/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith({ ...closed, address: 'two-words' }));
  },
};

export const AddressTaken: Story = {
  args: { onStore: fn<RequisitionSettingsScreenProps['onStore']>(async () => ({ code: 'exists-already' })) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Public address'), '-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Another clinic has this address. Choose another.');
    await expect(canvas.getByLabelText('Public address')).toHaveValue('lakeshore-cardiology-2');
  },
};
