import { organizationDetails } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@intake/ui/Button';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { OrganizationScreen } from './OrganizationScreen.tsx';

const meta = {
  component: OrganizationScreen,
  args: { model: ready(organizationDetails), onRetry: fn(), onStore: fn((): Outcome => Promise.resolve(null)) },
} satisfies Meta<typeof OrganizationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Take it/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const { name, telnyx_from, timeZone, version } = organizationDetails;
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith({ name, telnyx_from, timeZone, version, duplicates: 'allow' }));
  },
};

export const Loading: Story = { args: { model: { state: 'loading' } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Somebody else was faster: it is said, and what was typed stays. */
export const Refused: Story = {
  args: { onStore: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onStore).not.toHaveBeenCalled();
    await userEvent.type(name, 'Harbourview West{Enter}');
    await waitFor(() => expect(canvas.getByText(/Somebody changed this/)).toBeVisible());
    await expect(name).toHaveValue('Harbourview West');
  },
};

/** What a colleague saves is shown, but never in place of what is being typed. */
export const ChangedMeanwhile: Story = {
  render: function ChangedMeanwhile(args) {
    const [version, setVersion] = useState(organizationDetails.version);
    return (
      <>
        <OrganizationScreen {...args} model={ready({ ...organizationDetails, version, name: `Clinic of version ${version}` })} />
        <Button onPress={() => setVersion(version + 1)}>Save elsewhere</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const { version } = organizationDetails;
    const saveElsewhere = () => userEvent.click(canvas.getByRole('button', { name: 'Save elsewhere' }));
    const name = () => canvas.getByRole('textbox', { name: 'Name' });
    await saveElsewhere();
    await waitFor(() => expect(name()).toHaveValue(`Clinic of version ${version + 1}`));
    await userEvent.type(name(), ' West');
    await saveElsewhere();
    await expect(name()).toHaveValue(`Clinic of version ${version + 1} West`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith(expect.objectContaining({ version: version + 1 })));
    await waitFor(() => expect(name()).toHaveValue(`Clinic of version ${version + 2}`));
  },
};

export const LongText: Story = {
  args: { model: ready({ ...organizationDetails, name: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord' }) },
  parameters: stateSnapshots('narrow'),
};
