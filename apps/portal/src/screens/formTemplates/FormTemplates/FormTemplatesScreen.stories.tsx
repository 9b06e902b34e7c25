import { completedFaxes, failedTrial, pdfTemplates, proposedDetail, templateDetail, templateDraft, templateTrial } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { FormTemplatesScreen } from './FormTemplatesScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const editing = { what: 'template', id: templateDetail.id } as const;
const list = { templates: ready(pdfTemplates), open: null, source: { state: 'loading' }, faxes: ready(completedFaxes) } as const;
const opened = { ...list, open: editing, source: ready(templateDetail) } as const;

const meta = {
  component: FormTemplatesScreen,
  parameters: { layout: 'fullscreen', ...framed('50rem') },
  args: {
    model: list, clinics: [], trial: null, isTrying: false, hrefOf: ({ id }) => `?template=${id}`,
    onOpen: fn(), onClose: fn(), onRetry: fn(), onRetrySource: fn(), onRetryFaxes: fn(), onSave: fn(done), onTry: fn(), onSwitch: fn(), onAnswer: fn(), onRemove: fn(done),
  },
} satisfies Meta<typeof FormTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const zone = (name: string) => screen.getByRole('button', { name, pressed: undefined, expanded: undefined, description: /Draw on the page/ });

export const Ready: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ template: pdfTemplates[1], accept: false });
  },
};

export const Loading: Story = { args: { model: { ...list, templates: { state: 'loading' } } } };

export const Empty: Story = { args: { model: { ...list, templates: ready([]) } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { ...list, templates: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { model: { ...list, templates: ready(pdfTemplates.map((one) => ({ ...one, name: `${one.name}, Department of Ambulatory and Rapid Access Services, Eastern Campus` }))) } },
};

/** A new one is drawn on a fax that was filed. */
export const ChoosingASample: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click((await drawer.findAllByRole('row'))[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith({ open: { what: 'new', faxId: completedFaxes[0]!.id, page: 1 } });
  },
};

export const Editing: Story = { args: { model: opened }, parameters: snapshots('narrow', 'ja') };

export const MovedByKeyboard: Story = {
  args: { model: opened },
  play: async ({ args, canvas }) => {
    const name = zone('Patient’s name');
    name.focus();
    const [x0, y0, x1, y1] = templateDetail.shape.zones[0]!.box;
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await expect(await canvas.findByText(/^Patient’s name: \d+\s?% from the left/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    const { fields } = (args.onSave as unknown as { mock: { calls: [{ fields: { zones: { box: number[] }[] } }][] } }).mock.calls[0]![0];
    await expect(fields.zones[0]!.box.map((value) => value.toFixed(3))).toEqual([x0 + 0.004, y0 + 0.004, x1 + 0.008, y1 + 0.004].map((value) => value.toFixed(3)));
  },
};

/** Who the form always comes from is seen, put right, and said of nothing about a patient. */
export const UsualPhysician: Story = {
  args: { model: opened },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Patient’s name Name$/ }));
    await expect(canvas.queryByRole('textbox', { name: 'Always the same' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Referring physician Name$/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Always the same' }), 'Fischer, Lena');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    const { fields } = (args.onSave as unknown as { mock: { calls: [{ fields: { zones: { field: string; usual?: string }[] } }][] } }).mock.calls[0]![0];
    await expect(fields.zones.flatMap(({ field, usual }) => (usual ? [[field, usual]] : []))).toEqual([['referrer.name', 'Fischer, Lena']]);
  },
};

export const TakenAwayAndAdded: Story = {
  args: { model: opened },
  play: async ({ canvas }) => {
    zone('Urgency').focus();
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByText('Urgency taken away')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a field' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Urgency' }));
    await waitFor(() => expect(zone('Urgency')).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByText('Urgency added')).toBeInTheDocument();
  },
};

export const DrawnByPointer: Story = {
  args: { model: { ...opened, open: { what: 'new', faxId: templateDraft.sample.faxId, page: 1 }, source: ready(templateDraft) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('group', { name: 'Fields on the page' });
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + x * width, clientY: top + y * height });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: sheet, coords: at(0.1, 0.55) },
      { target: sheet, coords: at(0.5, 0.6) },
      { keys: '[/MouseLeft]', target: sheet, coords: at(0.5, 0.6) },
    ]);
    await waitFor(() => expect(zone('Sex')).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** Printed words show where they are; one that somebody wrote is taken away. */
export const PrintedWords: Story = {
  args: { model: opened },
  parameters: stateSnapshots(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show them on the page' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=anchor]')).toHaveLength(18));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove NORTHSHORE' }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=anchor]')).toHaveLength(17));
  },
};

export const Refused: Story = {
  args: { model: opened },
  play: async ({ args, canvas }) => {
    const numbers = canvas.getByRole('textbox', { name: 'Fax numbers of the sender' });
    await userEvent.clear(numbers);
    await userEvent.type(numbers, '416');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText(/no fax number/)[0]).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const showTab = (name: string) => async ({ canvas }: { canvas: ReturnType<typeof within> }) => userEvent.click(canvas.getByRole('tab', { name }));

export const Tried: Story = { args: { model: opened, trial: templateTrial }, parameters: stateSnapshots('narrow'), play: showTab('Trial') };

export const NotProven: Story = {
  args: { model: { ...opened, source: ready({ ...templateDetail, status: 'draft', published: null, trial: failedTrial.sums }) }, trial: failedTrial },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Trial' }));
    await expect(canvas.getByText(/may never be wrong/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeDisabled();
  },
};

export const Versions: Story = { args: { model: opened }, parameters: stateSnapshots(), play: showTab('Versions') };

export const Proposed: Story = {
  args: { model: { ...opened, source: ready(proposedDetail) } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as a draft' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ template: proposedDetail, accept: true });
  },
};

export const Removing: Story = {
  args: { model: opened },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the template' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
  },
};

export const SampleGone: Story = { args: { model: { ...opened, source: ready({ ...templateDetail, samplePage: null }) } } };
