import { locations, patients } from '@intake/api/testing';
import type { Patient } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { PatientDialog } from './PatientDialog.tsx';
import type { Stored } from './Patients.model.ts';

const [delacroix, other] = patients as [Patient, Patient];

const meta = {
  component: PatientDialog,
  args: {
    patient: null,
    locations,
    onCreate: fn((): Stored => Promise.resolve({ patient: delacroix })),
    onUpdate: fn((): Stored => Promise.resolve({ patient: delacroix })),
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PatientDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));

export const NewPatient: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: 'Family name' })).toHaveFocus());
  },
};

export const EditPatient: Story = { args: { patient: delacroix }, parameters: stateSnapshots('narrow') };

/** Alerts are a line each; language and location are chosen. */
export const WishesAndAlerts: Story = {
  args: { patient: other },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Alerts' }), '\nDeaf in the left ear\n');
    await userEvent.click(form.getByRole('button', { name: /Language/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'French' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith({
        patient: other,
        fields: expect.objectContaining({ alerts: [...other.alerts, 'Deaf in the left ear'], language: 'fr', locationId: locations[1]!.id }),
      }),
    );
  },
};

/** Typed and stored by keyboard; the new chart opens. */
export const Created: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Family name' }), 'Okafor');
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '416 555 0142{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledOnce());
    await expect(args.onCreate).toHaveBeenCalledWith({
      fields: expect.objectContaining({ familyName: 'Okafor', phones: ['+14165550142'], healthNumber: null }),
      confirmedNew: false,
    });
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith({ patientId: delacroix.id }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WhatIsMissing: Story = {
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '555');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(form.getByText('A family name is needed.')).toBeVisible());
    await waitFor(() => expect(form.getByText('This is not a phone number.')).toBeVisible());
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** What is not on the form is stored as it was. */
export const Corrected: Story = {
  args: { patient: delacroix },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Given names' }), ' Élise');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const { id, version, createdAt, updatedAt, mergedInto, ...fields } = delacroix;
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledOnce());
    await expect(args.onUpdate).toHaveBeenCalledWith({
      patient: { id, version, createdAt, updatedAt, mergedInto, ...fields },
      fields: { ...fields, givenName: 'Margaux Élise' },
    });
  },
};

/** The health number belongs to a chart already: open that one, or say that it is another person. */
export const KnownHealthNumber: Story = {
  args: { onCreate: fn((): Stored => Promise.resolve({ problem: { code: 'health-number-known', existingId: delacroix.id } })) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Family name' }), 'Delacroix');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await userEvent.click(await form.findByRole('button', { name: 'It is another person: create' }));
    await waitFor(() => expect(args.onCreate).toHaveBeenLastCalledWith(expect.objectContaining({ confirmedNew: true })));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A correction to the number of another chart: that one can be opened, and two people never share a number. */
export const NumberOfAnother: Story = {
  args: { patient: delacroix, onUpdate: fn((): Stored => Promise.resolve({ problem: { code: 'health-number-known', existingId: other.id } })) },
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await userEvent.click(await form.findByRole('button', { name: 'Open that chart' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith({ patientId: other.id }));
    await expect(form.queryByRole('button', { name: 'It is another person: create' })).toBeNull();
  },
};

export const Conflict: Story = {
  args: { patient: delacroix, onUpdate: fn((): Stored => Promise.resolve({ problem: { code: 'version-conflict' } })) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText(/Somebody changed this chart/)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
