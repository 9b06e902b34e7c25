import { auditEvents, clerk, colleagues, patients } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { noFilters } from './AuditTrail.model.ts';
import type { AuditModel } from './AuditTrail.model.ts';
import { AuditTrailScreen } from './AuditTrailScreen.tsx';

const base: AuditModel = {
  filters: noFilters,
  trail: ready({ rows: auditEvents, more: 'none' }),
  colleagues,
  may: { readFaxes: true, readPatients: true, readRequests: true },
};

const meta = {
  component: AuditTrailScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: { model: base, onFilter: fn(), onMore: fn(), onRefresh: fn() },
} satisfies Meta<typeof AuditTrailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/audit:verify/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the newest' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** An event open beside the trail. */
export const Chosen: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Filed a fax'));
    const detail = within(await canvas.findByRole('article', { name: 'Chosen event' }));
    await waitFor(() => expect(detail.getByRole('heading', { name: 'Filed a fax' })).toBeVisible());
    await waitFor(() => expect(detail.getByText('4,811')).toBeVisible());
    await waitFor(() => expect(detail.getByText('Referral request')).toBeVisible());
    await expect(detail.getByRole('link', { name: 'Open the chart' })).toHaveAttribute('href', `/app/apps/clients?patient=${patients[0]?.id}`);
  },
};

export const AFailure: Story = {
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Could not process a fax'));
    const detail = within(await canvas.findByRole('article'));
    await waitFor(() => expect(detail.getByText('Failed')).toBeVisible());
    await waitFor(() => expect(detail.getByText(/ends too early/)).toBeVisible());
  },
};

/** Who saw this patient: from one event to all of the patient's. */
export const WhoSawThisPatient: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByText(/Opened a chart/));
    await userEvent.click(await canvas.findByRole('button', { name: 'This patient' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, patientId: patients[0]?.id } });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Opened a chart' })).toBeVisible());
  },
};

/** Each filter stands in the bar and goes by itself. */
export const Filtered: Story = {
  args: {
    model: {
      ...base,
      filters: { ...noFilters, actorId: clerk.id, action: 'U', patientId: patients[0]?.id ?? null, from: '2026-11-01' },
      trail: ready({ rows: auditEvents.slice(1, 2), more: 'none' }),
    },
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('row', { name: clerk.displayName });
    await userEvent.click(within(chip).getByRole('button'));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...args.model.filters, actorId: null } });
  },
};

export const FilterMenu: Story = {
  render: function Stateful(args) {
    const [filters, setFilters] = useState(args.model.filters);
    return (
      <AuditTrailScreen
        {...args}
        model={{ ...args.model, filters }}
        onFilter={(change) => {
          args.onFilter(change);
          setFilters(change.filters);
        }}
      />
    );
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('button', { name: /Action/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Delete' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, action: 'D' } });
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { model: { ...base, trail: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { ...base, trail: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { model: { ...base, trail: ready({ rows: [], more: 'none' }) } }, parameters: stateSnapshots() };

export const NothingLikeThat: Story = {
  args: { model: { ...base, filters: { ...noFilters, action: 'D' }, trail: ready({ rows: [], more: 'none' }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: noFilters });
  },
};

/** Older events are asked for as the last ones come near. */
export const More: Story = {
  args: { model: { ...base, trail: ready({ rows: auditEvents, more: 'idle' }) } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};

export const MoreFailed: Story = {
  args: { model: { ...base, trail: ready({ rows: auditEvents, more: 'failed' }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

const longName = 'Annemarie Johanna Cornelia Achterberg-van der Westhuizen de la Fuente';

export const LongText: Story = {
  args: {
    model: {
      ...base,
      trail: ready({
        rows: auditEvents.map((event) => ({ ...event, actorName: longName, patientName: longName, entity: event.entity === 'bin' ? 'voice-agent-rehearsal' : event.entity })),
        more: 'none',
      }),
    },
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(/Delete: voice-agent-rehearsal/));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Delete: voice-agent-rehearsal' })).toBeVisible());
  },
};
