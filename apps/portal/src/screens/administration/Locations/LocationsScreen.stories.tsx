import { bins, locations } from '@intake/api/testing';
import type { Location } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { LocationsModel } from './Locations.model.ts';
import { LocationsScreen } from './LocationsScreen.tsx';

const model: LocationsModel = {
  locations: ready(locations),
  bins: ready(bins),
  unproven: [],
  timeZone: 'America/Toronto',
};
const stored = (): Outcome => Promise.resolve(null);

const meta = {
  component: LocationsScreen,
  args: { model, onRetry: fn(), onStoreLocation: fn(stored), onStoreBin: fn(stored), onRemoveBin: fn(stored) },
} satisfies Meta<typeof LocationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'wide', 'ja') };

export const Loading: Story = {
  args: { model: { ...model, locations: { state: 'loading' }, bins: { state: 'loading' } } },
  parameters: stateSnapshots(),
};

export const Empty: Story = {
  args: { model: { ...model, locations: ready([]), bins: ready([]) } },
  parameters: stateSnapshots(),
};

export const Failed: Story = {
  args: { model: { ...model, locations: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Editing: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbourview Main' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Fax number 3' }), '416 555 0177');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Takes urgent faxes' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStoreLocation).toHaveBeenCalledWith({
        location: locations[0],
        values: expect.objectContaining({ isUrgent: true, faxNumbers: ['+14165550100', '+14165550101', '+14165550177'] }),
      }),
    );
  },
};

/** Faxes to a number wait until whoever runs the server says whose it is; what to do stands above. */
export const Unproven: Story = {
  args: { model: { ...model, unproven: ['+14165550101', '+14165550120'] } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 fax numbers are not proven to be yours')).toBeVisible();
    await expect(canvas.getByText(/Ask whoever runs this server/)).toBeVisible();
    // At the sites and at the bins that they lead to.
    await expect(canvas.getAllByText('Not proven')).toHaveLength(4);
  },
};

/** A bin that has received faxes stays, and the dialog says so. */
export const BinInUse: Story = {
  args: { onRemoveBin: fn(() => Promise.resolve({ code: 'bin-in-use' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Results' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByText(/Faxes were received/)).toBeVisible());
  },
};

export const NewBin: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New bin' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('A name is needed.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Pre-op{Enter}');
    await waitFor(() =>
      expect(args.onStoreBin).toHaveBeenCalledWith({
        bin: null,
        values: { name: 'Pre-op', locationId: locations[0]?.id, faxNumber: null, position: bins.length + 1 },
      }),
    );
  },
};

const long: Location = {
  ...(locations[0] as Location),
  id: 'long',
  name: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord',
  timeZone: 'America/Argentina/ComodRivadavia',
  isUrgent: true,
};

export const LongText: Story = {
  args: { model: { ...model, locations: ready([long, ...locations]) } },
  parameters: stateSnapshots('narrow'),
};
