import { calendarDays, calendarFeeds, hoursExceptions, locations, modalities, resources, visitTypes, workingHours } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { CalendarSettingsActions, CalendarSettingsModel } from './CalendarSettings.model.ts';
import { CalendarSettingsScreen } from './CalendarSettingsScreen.tsx';

const base: CalendarSettingsModel = {
  visitTypes: ready(visitTypes),
  hours: ready(workingHours),
  exceptions: ready(hoursExceptions),
  resources: ready(resources),
  feeds: ready(calendarFeeds),
  modalities,
  locations: locations.map(({ id, name }) => ({ id, label: name })),
  physicians: calendarDays.physicians.map(({ id, name }) => ({ id, label: name })),
  year: 2026,
};
const address = 'https://intake.example/api/calendars/0mJ4cB7vQx2Zr9Lk5TnWpYs8HdEfGa3u1iOqVbNcXyM.ics';
const stored = (): Outcome => Promise.resolve(null);
const meta = {
  component: CalendarSettingsScreen,
  args: {
    model: base, onRetry: fn(), onStoreType: fn(stored), onStoreHours: fn(stored), onStoreException: fn(stored), onStoreResource: fn(stored),
    onAddHolidays: fn(stored), onRemove: fn(stored), onCreateFeed: fn((): ReturnType<CalendarSettingsActions['onCreateFeed']> => Promise.resolve({ address })),
  },
} satisfies Meta<typeof CalendarSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { visitTypes: ready([]), hours: ready([]), exceptions: ready([]), resources: ready([]), feeds: ready([]) };
const loading = { state: 'loading' } as const;
const failed = { state: 'failed', problem: { code: 'network' } } as const;

export const Ready: Story = { parameters: snapshots('narrow') };

export const Empty: Story = { args: { model: { ...base, ...nothing } } };

export const Loading: Story = { args: { model: { ...base, visitTypes: loading, hours: loading, exceptions: loading, resources: loading, feeds: loading } } };

export const Failed: Story = {
  args: { model: { ...base, hours: failed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const CreatingKind: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New kind of visit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New kind of visit' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Injection{Enter}');
    await waitFor(() =>
      expect(args.onStoreType).toHaveBeenCalledWith({
        row: null,
        fields: { name: 'Injection', modalityId: null, minutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, preparation: null, isReserved: false, isRetired: false },
      }),
    );
  },
};

/** What past visits refer to is not removed, but no longer offered. */
export const Retiring: Story = {
  args: { model: { ...base, visitTypes: ready(visitTypes.map((type, at) => ({ ...type, isRetired: at === 1 }))) } },
  play: async ({ args, canvas }) => {
    await expect(within(canvas.getByRole('row', { name: /^Follow-up/ })).getByText('Retired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Echo room' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Echo room' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Retired/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStoreResource).toHaveBeenCalledWith({ row: resources[0], fields: expect.objectContaining({ name: 'Echo room', isRetired: true }) }));
  },
};

export const ChangingHours: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Edit Tremblay, Lucie/ })[0]!);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Follow-up' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStoreHours).toHaveBeenCalledWith({ row: workingHours[0], fields: expect.objectContaining({ weekdays: [1, 2, 3, 4], from: '08:30', until: '12:00', visitTypeIds: [visitTypes[1]!.id] }) }));
  },
};

/** The drawer begins at its first field, and Enter saves from any field, a time too. */
export const HoursByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Edit Tremblay, Lucie/ })[0]!);
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('button', { name: /Whose$/ })).toHaveFocus());
    const [hour] = within(drawer.getByRole('group', { name: 'Until' })).getAllByRole('spinbutton');
    hour!.focus();
    await userEvent.keyboard('11{Enter}');
    await waitFor(() => expect(args.onStoreHours).toHaveBeenCalledWith({ row: workingHours[0], fields: expect.objectContaining({ from: '08:30' }) }));
  },
};

export const WithoutDays: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New exception' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New exception' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Reason' }), 'Leave{Enter}');
    await waitFor(() => expect(drawer.getByText('Choose a day.')).toBeVisible());
    await expect(args.onStoreException).not.toHaveBeenCalled();
  },
};

export const AddingHolidays: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add public holidays' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add public holidays' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: /Province$/ })).toHaveFocus());
    await userEvent.click(drawer.getByRole('radio', { name: '2027' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onAddHolidays).toHaveBeenCalledWith({ province: 'ON', year: 2027 }));
  },
};

/** The address is seen once, and stays until somebody says that it is done. */
export const CreatingAddress: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New address' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New address' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Where it is read' }), 'Telephone');
    await userEvent.click(drawer.getByRole('button', { name: /Visits of/ }));
    await userEvent.click(await screen.findByRole('option', { name: base.physicians[0]!.label }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /Show the initials/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onCreateFeed).toHaveBeenCalledWith({ name: 'Telephone', physicianId: base.physicians[0]!.id, locationId: null, hasInitials: true }));
    const made = within(await screen.findByRole('alertdialog', { name: 'The address is ready' }));
    await waitFor(() => expect(made.getByText(address)).toBeVisible());
  },
};

export const RevokingAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Telephone' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Telephone?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ what: 'feed', id: calendarFeeds[0]!.id, version: 1 }));
  },
};

export const StillInUse: Story = {
  args: { onRemove: fn((): Outcome => Promise.resolve({ code: 'not-connected' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Follow-up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Follow-up?' }));
    await waitFor(() => expect(question.getByText(/^This is refused while visits/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await question.findByText('Still in use, so it cannot be removed.')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { model: { ...base, visitTypes: ready(visitTypes.map((type) => ({ ...type, name: `${type.name} after the results of several examinations elsewhere` }))) } },
};
