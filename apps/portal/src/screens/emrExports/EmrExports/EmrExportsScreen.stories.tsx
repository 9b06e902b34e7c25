import type { EmrError } from '@intake/api/rules';
import { bins, emrExports, emrPlaces, emrTargets } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome, Problem } from '../../../data/problem.ts';
import { EmrExportsScreen } from './EmrExportsScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const [oscar] = emrTargets;
const model = { targets: ready({ targets: emrTargets, places: emrPlaces }), bins, view: 'all' as const, filter: {}, exports: ready({ rows: emrExports, more: 'none' as const }) };

const meta = {
  component: EmrExportsScreen,
  args: {
    model,
    onView: fn(),
    onStore: fn(done),
    onTry: fn((): Promise<EmrError | null> => Promise.resolve(null)),
    onFilter: fn(),
    onAgain: fn(done),
    onAgainAll: fn((): Promise<{ count: number } | { problem: Problem }> => Promise.resolve({ count: 12 })),
    onSettle: fn(done),
    hrefOf: ({ faxId }) => `/app/apps/faxes?fax=${faxId}`,
    onMore: fn(),
    onRetry: fn(),
    onRetryExports: fn(),
  },
} satisfies Meta<typeof EmrExportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (name: string) => screen.findByRole('dialog', { name });

export const Ready: Story = {
  parameters: snapshots('narrow', 'zh', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export again: Imaging report · Capital Imaging' }));
    await expect(args.onAgain).toHaveBeenCalledWith({ id: emrExports[1]?.id });
    await userEvent.click(canvas.getByRole('button', { name: /^Seen to: Lab result/ }));
    await expect(args.onSettle).toHaveBeenCalledWith({ id: emrExports[2]?.id });
    await expect(canvas.queryByRole('button', { name: /^Export again: Consult/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Needs attention' }));
    await expect(args.onView).toHaveBeenCalledWith({ view: 'attention' });
  },
};

export const Loading: Story = { args: { model: { ...model, targets: { state: 'loading' }, exports: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Empty: Story = {
  args: { model: { ...model, targets: ready({ targets: [], places: emrPlaces }), exports: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

/** Nobody can set anything up before the operator has. */
export const Nowhere: Story = {
  args: { model: { ...model, targets: ready({ targets: [], places: { hasFolder: false, connections: [] } }), exports: ready({ rows: [], more: 'none' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server has nowhere to export to')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New system' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { model: { ...model, targets: { state: 'failed', problem: { code: 'network' } }, exports: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetryExports).toHaveBeenCalledOnce();
  },
};

/** What the other side says of a test is said in words, and a refusal beside the list. */
export const Refused: Story = {
  args: { onTry: fn((): Promise<EmrError | null> => Promise.resolve('unreachable')), onAgain: fn((): Outcome => Promise.resolve({ code: 'not-filed' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test OSCAR' }));
    await waitFor(() => expect(canvas.getByText('OSCAR: The system cannot be reached')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Export again: Imaging/ }));
    await waitFor(() => expect(canvas.getByText('The fax is not filed any more. File it first.')).toBeVisible());
  },
};

/** All that failed of one system goes again, once somebody has read what that means. */
export const AllAgain: Story = {
  args: { model: { ...model, view: 'attention', filter: { targetId: oscar?.id, error: 'rejected' } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export all that failed again' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Export all that failed again?' }));
    await waitFor(() => expect(question.getByText('Only for OSCAR.')).toBeVisible());
    await waitFor(() => expect(question.getByText('Only where the reason is: The system refuses the document.')).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Export again' }));
    await expect(args.onAgainAll).toHaveBeenCalledWith({ filter: { targetId: oscar?.id, error: 'rejected' } });
    await waitFor(() => expect(canvas.getByText('12 exports go again.')).toBeVisible());
  },
};

/** The list, and so what is meant by all of it, is narrowed by system and by reason. */
export const Filtering: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const filters = within(await named('Filter'));
    await userEvent.click(filters.getByRole('button', { name: /System/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'OSCAR' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filter: { targetId: oscar?.id } });
  },
};

/** A folder needs a name that is one; names of patients in file names are warned of. */
export const Creating: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New system' }));
    const drawer = within(await named('New system'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Accuro');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Folder' }), '../etc');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('Write a name of letters, digits, - and _.')).toBeVisible());
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Folder' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Folder' }), 'accuro');
    await userEvent.click(drawer.getByRole('button', { name: /File names/ }));
    await userEvent.click(await screen.findByRole('option', { name: /With name and birth date/ }));
    await waitFor(() => expect(drawer.getByText(/Whoever sees the folder then reads names/)).toBeVisible());
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Lab result' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith({
        target: null,
        values: { name: 'Accuro', format: 'pdf-json', transport: 'folder', place: 'accuro', application: null, facility: null, fileNames: 'patient', documentTypes: ['lab-result'], binIds: [], isActive: true },
      }),
    );
  },
};

/** HRM goes to a folder and names who sends it. */
export const Hrm: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit OSCAR' }));
    const drawer = within(await named('Change OSCAR'));
    await userEvent.click(drawer.getByRole('button', { name: /Format/ }));
    await userEvent.click(await screen.findByRole('option', { name: /HRM/ }));
    const folder = await drawer.findByRole('textbox', { name: 'Folder' });
    await userEvent.type(folder, 'hrm-in');
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Sending facility' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText(/HRM needs this/)).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Sending facility' }), 'RIVER');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith({ target: oscar, values: expect.objectContaining({ format: 'hrm', transport: 'folder', place: 'hrm-in', facility: 'RIVE' }) as object }));
  },
};

export const LongText: Story = {
  args: { model: { ...model, exports: ready({ rows: emrExports.map((one) => ({ ...one, senderName: 'The Associated Family Physicians of the Eastern Townships and Villages' })), more: 'idle' }) } },
  parameters: stateSnapshots('narrow'),
};
