import { modalities } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { ModalitiesScreen } from './ModalitiesScreen.tsx';

const meta = {
  component: ModalitiesScreen,
  args: { model: ready(modalities), onRetry: fn(), onCreate: fn((): Outcome => Promise.resolve(null)) },
} satisfies Meta<typeof ModalitiesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'ja') };

export const Loading: Story = { args: { model: { state: 'loading' } }, parameters: stateSnapshots() };

export const Empty: Story = { args: { model: ready([]) }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A name that is taken is said, and what was typed stays. */
export const Refused: Story = {
  args: { onCreate: fn((): Outcome => Promise.resolve({ code: 'exists-already' })) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New service' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Echocardiogram{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ name: 'Echocardiogram', code: null }));
    await waitFor(() => expect(drawer.getByText('There is already one with this name.')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { model: ready(modalities.map((modality) => ({ ...modality, name: `${modality.name} with contrast, at rest and under pharmacological stress` }))) },
  parameters: stateSnapshots('narrow'),
};
