import { partnerNotices, partners, partnerUse } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { PartnersScreen } from './PartnersScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const [lakeside, northern] = partners;
const meta = {
  component: PartnersScreen,
  args: {
    model: ready({ rows: partners, more: 'none' }),
    openId: null,
    use: ready(partnerUse),
    notices: ready({ rows: partnerNotices, more: 'none' }),
    tokenAddress: 'https://intake.example/api/velox/token',
    guideHref: '/api/velox/guide',
    onMore: fn(),
    onRetry: fn(),
    onRetryUse: fn(),
    onOpen: fn(),
    onSave: fn(done),
    onAddKey: fn(done),
    onRevokeKey: fn(done),
    onSetWebhook: fn((): Promise<{ secret: string } | { problem: Problem }> => Promise.resolve({ secret: 'whsec_R2l2ZSBtZSB0byBuYWJvZHkgYW5kIHJvdGF0ZSBtZSE=' })),
    onRemoveWebhook: fn(done),
    onReplay: fn(),
    onMoreNotices: fn(),
    onRetryNotices: fn(),
  },
} satisfies Meta<typeof PartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keys and use of Lakeside Family Practice' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: lakeside?.id });
  },
};

export const Loading: Story = { args: { model: { state: 'loading' } }, parameters: stateSnapshots() };

export const Empty: Story = { args: { model: ready({ rows: [], more: 'none' }) }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Creating: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New partner' }));
    const drawer = within(await screen.findByRole('dialog'));
    const name = await drawer.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' {Enter}');
    await waitFor(() => expect(drawer.getByText('A name is needed.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Created: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New partner' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'South Clinic');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'See the appointments of its own referrals' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Patients' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        partner: null,
        values: { name: 'South Clinic', isActive: true, callsPerMinute: 120, scopes: ['velox/referrals.write', 'velox/directory.read', 'system/Patient.rs'] },
      }),
    );
  },
};

export const RefusedChange: Story = {
  args: { onSave: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Northern Health Record' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Northern Health Record' }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), ' North{Enter}');
    await waitFor(() => expect(drawer.getByText(/Somebody changed this in the meantime/)).toBeVisible());
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Northern Health Record North');
  },
};

export const Detail: Story = { args: { openId: lakeside?.id ?? null }, parameters: stateSnapshots('narrow') };

export const WithoutKey: Story = {
  args: { openId: northern?.id ?? null, use: ready({ days: [], operations: [] }) },
  parameters: stateSnapshots(),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Northern Health Record' }));
    await waitFor(() => expect(drawer.getByText('No key yet: the partner cannot sign in.')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('It has not called yet.')).toBeVisible());
  },
};

/** A key that is not taken stays as it was pasted, with the reason beside it. */
export const PrivateKey: Story = {
  args: {
    openId: northern?.id ?? null,
    onAddKey: fn((): Outcome => Promise.resolve({ code: 'invalid', fields: [{ path: 'key', code: 'key-private', message: '' }] })),
  },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Northern Health Record' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Add key' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add key' }));
    await userEvent.click(form.getByRole('button', { name: 'Add key' }));
    await waitFor(() => expect(form.getByText('Paste the public key that the partner sent you.')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: 'What it is called here' }), 'Server');
    await userEvent.type(form.getByRole('textbox', { name: 'Public key' }), '-----BEGIN PRIVATE KEY-----');
    await userEvent.click(form.getByRole('button', { name: 'Add key' }));
    await waitFor(() => expect(form.getByText(/This is a private key/)).toBeVisible());
    await expect(form.getByRole('textbox', { name: 'Public key' })).toHaveValue('-----BEGIN PRIVATE KEY-----');
    await expect(args.onAddKey).toHaveBeenCalledWith({ id: northern?.id, label: 'Server', key: '-----BEGIN PRIVATE KEY-----' });
  },
};

export const Revoking: Story = {
  args: { openId: lakeside?.id ?? null },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Lakeside Family Practice' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Revoke Server of January' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(args.onRevokeKey).toHaveBeenCalledWith({ id: lakeside?.id, keyId: lakeside?.keys[0]?.id }));
  },
};

/** The secret of a new address is shown once, and what was not told can be told again. */
export const Webhook: Story = {
  args: { openId: lakeside?.id ?? null },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Lakeside Family Practice' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Tell again: K7XQ2M' }));
    await expect(args.onReplay).toHaveBeenCalledWith({ id: lakeside?.id, noticeId: partnerNotices[1]?.id });
    await userEvent.click(drawer.getByRole('button', { name: 'Change address' }));
    const form = within(await screen.findByRole('dialog', { name: 'Set address' }));
    const url = form.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(url);
    await userEvent.type(url, 'lakeside.example{Enter}');
    await waitFor(() => expect(form.getByText(/Write the whole address/)).toBeVisible());
    await userEvent.clear(url);
    await userEvent.type(url, 'https://lakeside.example/hook{Enter}');
    await waitFor(() => expect(drawer.getByText(/shown this once/)).toBeVisible());
    await expect(args.onSetWebhook).toHaveBeenCalledWith({ id: lakeside?.id, url: 'https://lakeside.example/hook' });
  },
};

/** An address in the own network is refused where it was written, and stays there. */
export const WebhookInside: Story = {
  args: { openId: lakeside?.id ?? null, onSetWebhook: fn((): Promise<{ secret: string } | { problem: Problem }> => Promise.resolve({ problem: { code: 'invalid', status: 422, fields: [{ path: 'url', code: 'not-public' }] } })) },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Lakeside Family Practice' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Change address' }));
    const form = within(await screen.findByRole('dialog', { name: 'Set address' }));
    const url = form.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(url);
    await userEvent.type(url, 'https://10.0.0.7/hook{Enter}');
    await waitFor(() => expect(form.getByText(/reachable from the internet is told/)).toBeVisible());
    await expect(url).toHaveValue('https://10.0.0.7/hook');
  },
};

export const LongText: Story = {
  args: { model: ready({ rows: partners.map((one) => ({ ...one, name: `${one.name} of the city and of the villages around it` })), more: 'idle' }) },
  parameters: stateSnapshots('narrow'),
};
