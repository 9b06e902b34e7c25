import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { scenarios } from './IncomingFaxes.fixtures.ts';
import { IncomingFaxesScreen } from './IncomingFaxesScreen.tsx';
import { noActions, workbench } from './workbench.fixtures.tsx';

/** Every state that the workbench is found in. What the keys and the dialogs do stands in stories of their own. */
const meta = {
  component: IncomingFaxesScreen,
  ...workbench,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IncomingFaxesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The middle of a morning: a queue, an open fax, and each value beside its place on the page. */
export const Ready: Story = { parameters: snapshots('narrow', 'wide', 'ja') };

const pageWidth = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-page="1"]')!.getBoundingClientRect().width;

/** In a window of 1440 px with the navigation as icons the page is as wide as it has to be read, list and form beside it. */
export const ReadableAt1440: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '1400px';
    await waitFor(() => expect(pageWidth(canvasElement)).toBeGreaterThanOrEqual(780));
    await expect(canvas.getByRole('region', { name: 'Incoming faxes' }).getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
    await expect(canvas.getByRole('figure')).toHaveTextContent(/Page 1/);
    canvasElement.style.inlineSize = '';
  },
};

/** Without the list the page is readable in a window of 1280 px too. */
export const ListHidden: Story = {
  args: { model: { ...scenarios.ready, isListHidden: true } },
  parameters: stateSnapshots('wide'),
  play: async ({ args, canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '1240px';
    await waitFor(() => expect(pageWidth(canvasElement)).toBeGreaterThanOrEqual(780));
    canvasElement.style.inlineSize = '';
    await expect(canvas.queryByRole('region', { name: 'Incoming faxes' })).toBeNull();
    await userEvent.keyboard('l');
    await expect(args.onListHide).toHaveBeenLastCalledWith({ isHidden: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));
    await expect(args.onListHide).toHaveBeenCalledTimes(2);
  },
};

export const NothingOpen: Story = { args: { model: scenarios.list }, parameters: stateSnapshots('narrow') };

export const Loading: Story = { args: { model: scenarios.loading }, parameters: stateSnapshots() };

export const Empty: Story = { args: { model: scenarios.empty }, parameters: stateSnapshots() };

export const NothingInThisView: Story = {
  args: { model: scenarios.filteredEmpty },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: scenarios.ready.filters });
  },
};

/** Without a connection: what is here says so, and asks again. */
export const Offline: Story = {
  args: { model: scenarios.failed },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/cannot be reached/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryList).toHaveBeenCalledOnce();
  },
};

/** The connection is gone while somebody saves: the fax stays open, with what was entered. */
export const OfflineWhileSaving: Story = {
  args: { actions: { ...noActions, onFile: () => Promise.resolve({ code: 'network' }) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText(/Nothing is lost/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: /Save and next/ })).toBeEnabled();
  },
};

/** What arrives waits to be asked for, so that no row moves under the pointer. */
export const NewFaxesArrived: Story = {
  args: { model: scenarios.newFaxes },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 new faxes' }));
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};

/** Read poorly: nothing is certain, and nobody is forced on anyone. */
/** What the chart of the chosen patient warns of stands under their name. */
export const PatientWithAlerts: Story = {
  args: { model: scenarios.alerts },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const filing = within(canvas.getByRole('region', { name: 'Patient' }));
    await expect(filing.getByText('2 alerts')).toBeVisible();
    await expect(filing.getByText('Falls easily')).toBeVisible();
  },
};

export const NobodyFits: Story = {
  args: { model: scenarios.noMatch },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('T deusz Wojc k')).toBeVisible());
    await expect(within(canvas.getByRole('region', { name: 'Patient' })).queryByRole('radio')).toBeNull();
  },
};

export const ModalityNotOffered: Story = {
  args: { model: scenarios.notOffered },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/“Sleep study”, which is not offered here/)).toBeVisible());
    canvas.getByText(/“Sleep study”/).scrollIntoView({ block: 'end' });
  },
};

export const AmbiguousBirthDate: Story = {
  args: { model: scenarios.ambiguousDate },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    const choices = within(canvas.getByRole('region', { name: 'Patient' })).getAllByRole('radio');
    await expect(choices).toHaveLength(2);
    for (const choice of choices) await expect(choice).not.toBeChecked();
  },
};

/** Pages of two people: a split is proposed, and shown before anything happens. */
export const MixedPacket: Story = {
  args: { model: scenarios.mixedPacket },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split it' }));
    await expect(await canvas.findByRole('button', { name: 'Split into 2' })).toBeEnabled();
  },
};

export const ClaimedByAColleague: Story = {
  args: { model: scenarios.claimed },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Save and next/ })).toBeNull();
  },
};

export const ReadOnly: Story = { args: { model: scenarios.readOnly }, parameters: stateSnapshots() };

export const Processing: Story = { args: { model: scenarios.processing }, parameters: stateSnapshots('narrow') };

export const FailedFax: Story = {
  args: { model: scenarios.failedFax },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.actions.onRetryStage).toHaveBeenCalledOnce());
  },
};

export const OnHold: Story = { args: { model: scenarios.onHold }, parameters: stateSnapshots() };

export const Uploading: Story = {
  args: { model: scenarios.uploading },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep anyway' }));
    await expect(args.onKeepUpload).toHaveBeenCalledWith({ id: 'u2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryUpload).toHaveBeenCalledWith({ id: 'u3' });
    // What is refused is refused again: it can be removed, and the only file to try again is the other one.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove visit-summary.docx' }));
    await expect(args.onRemoveUpload).toHaveBeenCalledWith({ id: 'u5' });
  },
};

export const LongText: Story = { args: { model: scenarios.longText }, parameters: stateSnapshots('narrow') };
