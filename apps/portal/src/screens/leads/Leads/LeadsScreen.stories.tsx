import { leadDetail, leadOwners, leads } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots, snapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { noFilters, type LeadsModel } from './Leads.model.ts';
import { LeadsScreen } from './LeadsScreen.tsx';

const model: LeadsModel = {
  ...noFilters,
  view: 'all',
  openId: null,
  search: '',
  today: '2026-11-23',
  list: ready({ rows: leads, more: 'none' }),
  counts: { new: 3, contacted: 2, won: 1, lost: 1 },
  detail: { state: 'none' },
  owners: leadOwners,
};

const meta = {
  component: LeadsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    model,
    decideHref: '#administration',
    onPlace: fn(), onSearch: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onState: fn(), onSave: fn((): Outcome => Promise.resolve(null)), onExport: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeadsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (different: Partial<LeadsModel>) => ({ args: { model: { ...model, ...different } } });
const opened = (number: number): Partial<LeadsModel> => ({ openId: leads[number]!.id, detail: ready(leadDetail(leads[number]!)) });

export const Ready: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** What a clinic counted, and what it came to. */
export const Estimate: Story = {
  ...at(opened(0)),
  parameters: snapshots('narrow', 'zh', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$288,780')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as contacted' }));
    await expect(args.onState).toHaveBeenCalledWith(expect.objectContaining({ id: leads[0]!.id }), { state: 'contacted' });
  },
};

/** It is decided where registrations are. */
export const Registration: Story = {
  ...at(opened(1)),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Approve or decline' })).toHaveAttribute('href', '#administration');
    await expect(canvas.getByText('Deux sites, environ 90 télécopies par jour.')).toBeVisible();
  },
};

/** Nobody is invited to write to whoever has not shown that the address is theirs. */
export const Unconfirmed: Story = {
  ...at(opened(2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has confirmed yet that this address is theirs. Do not write to it.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Write e-mail' })).toBeNull();
  },
};

export const Contacted: Story = {
  ...at(opened(3)),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as lost' }));
    await expect(args.onState).toHaveBeenCalledWith(expect.anything(), { state: 'lost' });
  },
};

export const Declined: Story = { ...at(opened(6)) };

/** A day needs what is due on it; what was typed stays when the server refuses. */
export const FollowingUp: Story = {
  args: { model: { ...model, ...opened(4) }, onSave: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit follow-up' }));
    const drawer = within(await screen.findByRole('dialog'));
    const step = drawer.getByRole('textbox', { name: 'Next step' });
    await userEvent.clear(step);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('Say what is due on this day, or clear the day.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(step, 'Visit them');
    await userEvent.click(drawer.getByRole('radio', { name: 'Won' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: leads[4]!.id }), expect.objectContaining({ state: 'won', nextStep: 'Visit them' })));
    await waitFor(() => expect(drawer.getByText('Somebody changed this in the meantime. Close it and open it again.')).toBeVisible());
    await expect(step).toHaveValue('Visit them');
  },
};

export const Filtered: Story = {
  ...at({ kind: 'demo', isDue: true, list: ready({ rows: [], more: 'none' }) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No lead matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2 filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Leave out unconfirmed addresses' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ isProven: true });
  },
};

export const Loading: Story = { ...at({ list: { state: 'loading' }, counts: null }), parameters: stateSnapshots() };
export const Empty: Story = { ...at({ list: ready({ rows: [], more: 'none' }), counts: null }), parameters: stateSnapshots() };
export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The next one, its follow-up, and back, without a mouse. */
export const ByKeyboard: Story = {
  ...at(opened(0)),
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onPlace).toHaveBeenCalledWith({ openId: leads[1]!.id });
    await userEvent.keyboard('e');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit follow-up' })).toBeVisible());
  },
};

const long = 'Regional Association of Interdisciplinary Paediatric Cardiology and Electrophysiology Practices of the Greater Golden Horseshoe';
export const LongText: Story = {
  ...at({
    list: ready({ rows: leads.map((lead) => ({ ...lead, clinicName: long, nextStep: long })), more: 'none' }),
    openId: leads[4]!.id,
    detail: ready(leadDetail(leads[4]!, { clinicName: long, email: `${'very-long-name-'.repeat(4)}@association-of-practices.example`, note: `${long}\n\n${long}`, nextStep: long })),
  }),
  parameters: stateSnapshots('narrow'),
};
