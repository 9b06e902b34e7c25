import { patients } from '@intake/api/testing';
import { createToastQueue, showToast, ToastRegion } from '@intake/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ambiguousDateDetail, scenarios, withFax } from './IncomingFaxes.fixtures.ts';
import { IncomingFaxesScreen } from './IncomingFaxesScreen.tsx';
import { noActions, workbench } from './workbench.fixtures.tsx';

/** What opens over the workbench or in the place of a part of it, and the way back from it. */
const meta = {
  component: IncomingFaxesScreen,
  ...workbench,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IncomingFaxesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hold: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async () => {
    await userEvent.keyboard('h');
    const dialog = await screen.findByRole('dialog', { name: 'Put on hold' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const HeldWithANote: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('h');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Page 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await expect(args.actions.onHold).toHaveBeenCalledWith({ hold: true, note: 'Page 2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Its pages go on to somebody else from the menu of its versions. */
export const SendOn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: versions$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send by fax' }));
    await expect(args.actions.onSendOn).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Reject: Story = {
  parameters: stateSnapshots('narrow'),
  play: async () => {
    await userEvent.keyboard('x');
    const dialog = await screen.findByRole('dialog', { name: 'Reject this fax' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const RejectedAsMisdirected: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('x');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Misdirected/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.actions.onMisdirected).toHaveBeenCalledOnce());
    await expect(args.actions.onReject).not.toHaveBeenCalled();
  },
};

/** A refusal is said where it was asked for, and nothing closes. */
export const RefusedRejection: Story = {
  args: { actions: { ...noActions, onReject: () => Promise.resolve({ code: 'illegal-transition' }) } },
  parameters: stateSnapshots(),
  play: async () => {
    await userEvent.keyboard('x');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByText(/not possible in the state/)).toBeVisible());
  },
};

export const ArrangePages: Story = {
  args: { model: scenarios.mixedPacket },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('g');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Arrange pages' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Save new version' })).toBeDisabled();
  },
};

/** By keyboard alone: turn the first page, begin a document at the third, and store both. */
export const SplitByKeyboard: Story = {
  args: { model: scenarios.mixedPacket },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('g');
    (await canvas.findByRole('button', { name: 'Select page 1' })).focus();
    await userEvent.keyboard('r');
    canvas.getByRole('button', { name: 'Select page 3' }).focus();
    await userEvent.keyboard('s');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.actions.onSplit).toHaveBeenCalledOnce());
    await expect(args.actions.onSplit).toHaveBeenCalledWith({
      pages: [{ number: 1, rotate: 90 }, { number: 2, rotate: 0 }, { number: 3, rotate: 0 }],
      parts: [[1, 2], [3]],
    });
  },
};

/** By keyboard alone: two pages are selected, the second one turned, and saved as a file of their own; the fax stays as it is. */
export const SavePagesByKeyboard: Story = {
  args: { model: scenarios.mixedPacket },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('g');
    (await canvas.findByRole('button', { name: 'Select page 2' })).focus();
    await userEvent.keyboard('r ');
    canvas.getByRole('button', { name: 'Select page 3' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save 2 pages as PDF' })).toBeVisible());
    await userEvent.keyboard('e');
    await waitFor(() => expect(args.actions.onSavePdf).toHaveBeenCalledWith({ pages: [{ number: 2, rotate: 90 }, { number: 3, rotate: 0 }] }));
    await expect(args.actions.onEditPages).not.toHaveBeenCalled();
  },
};

export const SaveAsPdf: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: versions$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Save as PDF/ }));
    await expect(args.actions.onSavePdf).toHaveBeenCalledWith({ pages: null });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Merge: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('g');
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge another fax' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge another fax' }));
    await expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
    await expect(args.actions.onEditPages).not.toHaveBeenCalled();
  },
};

export const CreatePatient: Story = {
  args: { model: scenarios.noMatch },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New patient' }));
    await expect(await canvas.findByRole('textbox', { name: 'Family name' })).toHaveFocus();
  },
};

/** The page can be read in two ways: a person decides, and the decision is what is stored. */
export const CreatePatientWithTwoReadings: Story = {
  args: { model: scenarios.ambiguousDate },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New patient' })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Jul.* 4, 1968/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create and choose' }));
    await waitFor(() => expect(args.actions.onCreatePatient).toHaveBeenCalledOnce());
    await expect(args.actions.onCreatePatient).toHaveBeenCalledWith({
      fields: expect.objectContaining({ familyName: 'Delacroix', birthDate: '1968-07-04', phones: ['+16475550101'] }),
      confirmedNew: false,
    });
  },
};

/** The readings come a moment after the fax is ready: they fill in what nobody has typed, and typing goes on. */
export const CreatePatientBeforeItIsRead: Story = {
  render: function BeforeItIsRead(args) {
    const [isRead, setRead] = useState(false);
    useEffect(() => {
      const read = () => setRead(true);
      window.addEventListener('fax-read', read);
      return () => window.removeEventListener('fax-read', read);
    }, []);
    return <IncomingFaxesScreen {...args} model={withFax(isRead ? ambiguousDateDetail : { ...ambiguousDateDetail, extractions: [], candidates: [] })} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New patient' })[0] as HTMLElement);
    const address = await canvas.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, '12 Elm');
    window.dispatchEvent(new Event('fax-read'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Family name' })).toHaveValue('Delacroix'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveFocus());
    await userEvent.keyboard(' Street');
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Elm Street');
  },
};

/** The health number belongs to a chart already: nothing is made before somebody says that it is another person. */
export const CreateKnownPatient: Story = {
  args: {
    model: scenarios.ambiguousDate,
    actions: {
      ...noActions,
      onCreatePatient: fn(() => Promise.resolve({ problem: { code: 'health-number-known', existingId: patients[0]?.id ?? '' } })),
    },
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New patient' })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create and choose' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'It is another person: create' }));
    await expect(args.actions.onCreatePatient).toHaveBeenLastCalledWith(expect.objectContaining({ confirmedNew: true }));
  },
};

const queue = createToastQueue();
const onUndo = fn();

/** What was done is said in a corner, with the way back; the next fax is open already. */
export const UndoToast: Story = {
  parameters: stateSnapshots('narrow'),
  beforeEach: () => () => queue.clear(),
  render: (args) => (
    <>
      <IncomingFaxesScreen
        {...args}
        actions={{
          ...args.actions,
          onFile: (filing) => {
            showToast(queue, { title: 'Filed to Margaux Delacroix', tone: 'success', action: { label: 'Undo', onAction: onUndo } });
            return args.actions.onFile(filing);
          },
        }}
      />
      <ToastRegion queue={queue} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save and next/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Filed to Margaux Delacroix');
  },
};
