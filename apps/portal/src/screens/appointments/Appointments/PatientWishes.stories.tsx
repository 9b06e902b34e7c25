import { locations, patients } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { PatientWishes } from './PatientWishes.tsx';

const meta = {
  component: PatientWishes,
  args: { chart: ready(patients[1]!), locations: locations.map(({ id, name, timeZone }) => ({ id, label: name, timeZone })) },
} satisfies Meta<typeof PatientWishes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the chart warns of stands in words beside its icon, and then what the patient would rather have. */
export const Alerts: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 alerts')).toBeVisible();
    await expect(canvas.getByText('Penicillin: anaphylaxis in 2019')).toBeVisible();
    await expect(canvas.getByText(`Language: Polish · Preferred location: ${locations[1]!.name}`)).toBeVisible();
  },
};

/** That the chart could not be read is a warning too. */
export const Failed: Story = {
  args: { chart: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/alerts may be missing/)).toBeVisible();
  },
};
