import { faxDetail, statFax, urgentFax } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { isUnsaved } from '../../../data/forms/unsaved.ts';
import { ambiguousDateDetail, scenarios, withFax } from './IncomingFaxes.fixtures.ts';
import { IncomingFaxesScreen } from './IncomingFaxesScreen.tsx';
import type { IncomingFaxesScreenProps } from './IncomingFaxesScreen.tsx';
import type { FaxActions } from './model/screenModel.ts';
import { noActions, workbench } from './workbench.fixtures.tsx';

/** The way through a morning without a mouse. */
const meta = {
  component: IncomingFaxesScreen,
  ...workbench,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof IncomingFaxesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [delacroix, margot] = faxDetail.candidates;

/** The next fax takes the place of the one that was filed, as the route does it. */
function NextAfterFiling(args: IncomingFaxesScreenProps) {
  const [model, setModel] = useState(scenarios.ready);
  const onFile: FaxActions['onFile'] = async (filing) => {
    const problem = await args.actions.onFile(filing);
    setModel(withFax({ ...faxDetail, ...statFax }));
    return problem;
  };
  return <IncomingFaxesScreen {...args} model={model} actions={{ ...args.actions, onFile }} />;
}

/** Everything was read: one chord files it, and the next fax stands there with the keys already in it. */
export const FileAndNext: Story = {
  render: (args) => <NextAfterFiling {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Maple Row Family Health' })).toBeVisible());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.actions.onFile).toHaveBeenCalledOnce());
    await expect(args.actions.onFile).toHaveBeenCalledWith({
      draft: expect.objectContaining({
        documentType: 'referral',
        priority: 'urgent',
        patient: expect.objectContaining({ id: delacroix?.id }),
        nextStep: 'referral',
      }),
      turned: null,
    });
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Humber Ridge Hospital' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('article', { name: 'File this fax' })).toHaveFocus());
  },
};

/** The viewer stays from one fax to the next; how a page was turned, and where one had read to, does not. */
export const NextAsItCame: Story = {
  render: (args) => <NextAfterFiling {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const firstPage = () => canvasElement.querySelector<HTMLElement>('[data-page="1"]');
    const tool = () => canvas.getByRole('button', { name: 'Zoom in' });
    await waitFor(() => expect(firstPage()).toBeVisible());
    const [viewer, before] = [tool(), firstPage()];
    const scroller = before?.closest<HTMLElement>('[data-part=scroller]');
    await userEvent.keyboard('rr');
    await waitFor(() => expect(firstPage()?.style.getPropertyValue('--turn')).toBe('180deg'));
    scroller?.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(scroller?.scrollTop).toBe(200));

    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Humber Ridge Hospital' })).toBeVisible());
    await expect(tool()).toBe(viewer);
    await expect(firstPage()?.style.getPropertyValue('--turn')).toBe('0deg');
    await expect(scroller?.scrollTop).toBe(0);
  },
};

/** What was changed on one fax is not forgotten behind the next: whoever leaves the page is asked about all of them. */
export const ChangedAndLeftForAnother: Story = {
  render: function Render(args) {
    const [opened, setOpened] = useState(0);
    const models = [scenarios.ready, withFax({ ...faxDetail, ...statFax }), scenarios.list];
    const next = () => setOpened((at) => at + 1);
    const onFile: typeof args.actions.onFile = async (filing) => {
      const problem = await args.actions.onFile(filing);
      next();
      return problem;
    };
    const model = models[opened % models.length] ?? scenarios.list;
    return <IncomingFaxesScreen {...args} model={model} onOpen={next} actions={{ ...args.actions, onFile }} />;
  },
  play: async ({ canvas }) => {
    const isAsked = () => isUnsaved({ leavesPage: true });
    const note = (name: string) => waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible()).then(() => canvas.findByRole('textbox', { name: 'Note' }));
    await expect(isAsked()).toBe(false);
    await userEvent.type(await note('Maple Row Family Health'), 'Call the daughter');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.type(await note('Humber Ridge Hospital'), 'Page two is missing');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Note' })).toBeNull());
    await expect(isAsked()).toBe(true);
    await expect(isUnsaved({ leavesPage: false })).toBe(false);

    await userEvent.keyboard('{Enter}');
    await expect(await note('Maple Row Family Health')).toHaveValue('Call the daughter');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await note('Humber Ridge Hospital')).toHaveValue('Page two is missing');
    await expect(isAsked()).toBe(true);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(isAsked()).toBe(false));
  },
};

/** Nothing is filed while something is missing, and the form says what. */
export const WhatIsMissing: Story = {
  args: { model: scenarios.noMatch },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Choose the patient.')).toBeVisible());
    await expect(args.actions.onFile).not.toHaveBeenCalled();
  },
};

/** A project says what there is to do before it is filed. */
export const ProjectWithoutReason: Story = {
  play: async ({ args, canvas }) => {
    const reason = await canvas.findByRole('textbox', { name: 'Reason' });
    await userEvent.clear(reason);
    await userEvent.click(canvas.getByRole('button', { name: /Next step/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Internal project' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText('Say what there is to do.')).toBeVisible());
    await expect(reason).toBeInvalid();
    await expect(args.actions.onFile).not.toHaveBeenCalled();
  },
};

/** Two people fit: a digit chooses, and the same digits then choose the physician. */
export const CandidateByNumber: Story = {
  args: { model: scenarios.ambiguousDate },
  parameters: snapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Patient' })).toBeVisible());
    await userEvent.keyboard('1');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change Referring physician' })).toBeVisible());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.actions.onFile).toHaveBeenCalledOnce());
    await expect(args.actions.onFile).toHaveBeenCalledWith({
      draft: expect.objectContaining({
        patient: expect.objectContaining({ id: margot?.id }),
        physician: expect.objectContaining({ id: ambiguousDateDetail.candidates[2]?.id }),
      }),
      turned: null,
    });
  },
};

/** Digits that are typed into a field choose nobody. */
export const DigitsInAField: Story = {
  args: { model: scenarios.ambiguousDate },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), '2 pages');
    await expect(canvas.queryByRole('button', { name: 'Change Patient' })).toBeNull();
  },
};

export const Shortcuts: Story = {
  parameters: stateSnapshots('narrow'),
  play: async () => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toHaveTextContent('Save and next');
    await expect(sheet).toHaveTextContent('First proposed person');
  },
};

export const ClosedShortcuts: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Down the queue, into a fax, and out of it again. */
export const ThroughTheQueue: Story = {
  args: { model: scenarios.list },
  play: async ({ args }) => {
    await userEvent.keyboard('jj{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ faxId: urgentFax.id });
    await userEvent.keyboard('k{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ faxId: statFax.id });
    await userEvent.keyboard('u');
    await expect(args.onUndo).toHaveBeenCalledWith({ actionId: null });
  },
};

/** The first Escape leaves the field, the second the fax. */
export const LeavingAFax: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpen).toHaveBeenCalledWith({ faxId: null });
  },
};

/** A value that is looked at is shown on the page. */
export const EvidenceOnThePage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Birth date' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Birth date' })).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** A page that was turned while looking is stored as it was turned. */
export const TurnedAndFiled: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('r');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.actions.onFile).toHaveBeenCalledOnce());
    await expect(args.actions.onFile).toHaveBeenCalledWith(
      expect.objectContaining({ turned: [{ number: 1, rotate: 90 }, { number: 2, rotate: 0 }] }),
    );
  },
};

/** A colleague was faster: what was entered stays, and the reason is said. */
export const Conflict: Story = {
  args: { actions: { ...noActions, onFile: () => Promise.resolve({ code: 'version-conflict' }) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Called');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.getByText(/Somebody changed this fax/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Called');
  },
};
