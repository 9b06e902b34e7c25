import {
  chartViewers, completedFaxes, consents as manyConsents, contacts as manyContacts, faxDetail, faxPageWords, locations, manyFaxes, mergePreview, merges, onHoldFax, patients, sentDocument, timeline as entries, unmergePreview,
} from '@intake/api/testing';
import type { Patient } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { ConsentsPartProps } from './consents/ConsentsPart.tsx';
import type { ContactsPartProps } from './contacts/ContactsPart.tsx';
import type { PatientsModel } from './Patients.model.ts';
import { PatientsScreen } from './PatientsScreen.tsx';
import type { SeenPartProps } from './seen/SeenPart.tsx';
import type { TimelinePartProps } from './timeline/TimelinePart.tsx';

const [delacroix, wojcik] = patients as [Patient, Patient];
const [filed] = completedFaxes as [(typeof completedFaxes)[number]];
const documents = [filed, sentDocument, ...manyFaxes(8).map((fax) => ({ ...fax, status: 'completed' as const })), onHoldFax].map((fax) => ({
  ...fax,
  patientId: delacroix.id,
}));

const contacts: ContactsPartProps = {
  contacts: ready(manyContacts),
  known: [],
  mayWrite: true,
  onSearchKnown: fn(),
  onStore: fn(() => Promise.resolve(null)),
  onRemove: fn(() => Promise.resolve(null)),
  onRetry: fn(),
};

const consents: ConsentsPartProps = { consents: ready(manyConsents), mayWrite: true, onRecord: fn(() => Promise.resolve(null)), onRetry: fn() };
const timeline: TimelinePartProps = { entries: ready({ rows: entries, more: 'none' }), kinds: [], onKinds: fn(), onMore: fn(), onRetry: fn() };
const seen: SeenPartProps = { viewers: ready(chartViewers), trailHref: '/app/pages/setting/audit', onRetry: fn() };

const list: PatientsModel = {
  text: '',
  list: ready({ rows: patients, more: 'none' }),
  openPatientId: null,
  chart: { state: 'none' },
  documents: { state: 'loading' },
  doubles: null,
  undoing: null,
  part: 'documents',
  timeline,
  contacts,
  consents,
  seen,
  openFaxId: null,
  preview: { state: 'none' },
  locations,
  mayWrite: true, mayBook: true,
  mayReadSent: true,
  today: '2026-11-23',
};
const open: PatientsModel = {
  ...list,
  openPatientId: delacroix.id,
  chart: ready(delacroix),
  documents: ready({ rows: documents, more: 'none' }),
};
const reading: PatientsModel = {
  ...open,
  openFaxId: filed.id,
  preview: ready({ fax: { ...faxDetail, ...filed }, words: { 1: faxPageWords[0] ?? [] }, hits: [] }),
};
const chartOf = (patient: Patient): PatientsModel => ({ ...open, openPatientId: patient.id, chart: ready(patient) });

const meta = {
  component: PatientsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    model: open,
    onSearch: fn(),
    onMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onRetryChart: fn(),
    onOpenPart: fn(),
    onExport: fn(),
    onMoreDocuments: fn(),
    onRetryDocuments: fn(),
    onOpenFax: fn(),
    onSendFax: fn(),
    onUndoMerge: fn(),
    onImport: fn(),
    onUnmerge: fn(() => Promise.resolve(null)),
    onShowPage: fn(),
    onRetryPreview: fn(),
    onCreate: fn(() => Promise.resolve({ patient: wojcik })),
    onUpdate: fn(() => Promise.resolve({ patient: delacroix })),
  },
} satisfies Meta<typeof PatientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  args: { model: list },
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Wójcik, Tadeusz'));
    await expect(args.onOpen).toHaveBeenCalledWith({ patientId: wojcik.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Import a list' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** A chart beside the list: who it is, and what was filed. */
export const Ready: Story = { parameters: stateSnapshots('narrow', 'wide', 'zh', 'ja') };

/** A document takes the place of the list; whose it is stays in sight. */
export const Reading: Story = {
  args: { model: reading },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send by fax' }));
    await expect(args.onSendFax).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenFax).toHaveBeenCalledWith({ faxId: null });
  },
};

/** A letter that was sent stands beside what was received, and leads to what became of it. */
export const ReadingSent: Story = {
  args: { model: { ...open, openFaxId: sentDocument.id, preview: ready({ fax: { ...faxDetail, ...sentDocument }, words: {}, hits: [] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show among sent faxes' })).toHaveAttribute('href', `/app/apps/sentFaxes?sent=${sentDocument.id}`);
    await expect(canvas.getByRole('row', { name: /Correspondence/ })).toHaveTextContent('To Dr. Adaeze Okonkwo');
  },
};

const doubled: PatientsModel = {
  ...open,
  doubles: { likely: [{ id: mergePreview.merged.id, name: 'Delacroix, Margo', fact: 'Apr 17, 1968', reasons: mergePreview.reasons, isNotSame: false }], merges },
};

/** What may be the same person, and what was merged already. */
/** What nobody may miss stands under the name, in words, and does not scroll away. */
export const WithAlerts: Story = {
  args: { model: chartOf(wojcik) },
  parameters: stateSnapshots('narrow', 'zh'),
  play: async ({ canvas }) => {
    const alerts = within(canvas.getByText('2 alerts').closest<HTMLElement>('[role=status]')!);
    for (const alert of wojcik.alerts) await expect(alerts.getByText(alert)).toBeVisible();
    await expect(canvas.getByText('Polish')).toBeVisible();
    await expect(canvas.getByText(locations[1]!.name)).toBeVisible();
  },
};

export const WithDuplicates: Story = {
  args: { model: doubled },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(within(canvas.getByRole('grid', { name: 'Possible duplicates' })).getByText('Delacroix, Margo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoMerge).toHaveBeenCalledWith({ mergeId: merges[0]?.id });
  },
};

/** Each row that came since the merge is given to one of the two before it is undone. */
export const UndoingAMerge: Story = {
  args: { model: { ...doubled, undoing: unmergePreview } },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Undo the merge' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(drawer.getAllByText('Say to whom this belongs.')).toHaveLength(2));
    await expect(args.onUnmerge).not.toHaveBeenCalled();
    const [document, request] = drawer.getAllByRole('radiogroup') as [HTMLElement, HTMLElement];
    await userEvent.click(within(document).getByRole('radio', { name: 'Delacroix, Margo (comes back)' }));
    await userEvent.click(within(request).getByRole('radio', { name: 'Delacroix, Margaux (stays)' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onUnmerge).toHaveBeenCalledOnce());
    await expect(args.onUnmerge).toHaveBeenCalledWith({
      mergeId: merges[0]?.id,
      later: unmergePreview.later.map(({ table, link, id }) => ({ table, link, id, to: table === 'fax' ? 'merged' : 'kept' })),
    });
  },
};

/** What stands in the chart, whatever area it comes from. */
export const WithTimeline: Story = {
  args: { model: { ...open, part: 'timeline' } },
  parameters: stateSnapshots('narrow', 'zh'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Consents' }));
    await expect(args.onOpenPart).toHaveBeenCalledWith({ part: 'consents' });
  },
};

export const Loading: Story = { args: { model: { ...open, list: { state: 'loading' }, chart: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Empty: Story = {
  args: { model: { ...list, list: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const NobodyFound: Story = {
  args: { model: { ...list, text: 'Delacorix', list: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const Failed: Story = {
  args: { model: { ...list, list: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedChart: Story = {
  args: { model: { ...open, chart: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryChart).toHaveBeenCalledOnce();
  },
};

export const NoDocuments: Story = {
  args: { model: { ...chartOf(patients[6] ?? wojcik), documents: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const FailedDocuments: Story = {
  args: { model: { ...open, documents: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryDocuments).toHaveBeenCalledOnce();
  },
};

export const MoreDocuments: Story = {
  args: { model: { ...open, documents: ready({ rows: documents, more: 'idle' }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMoreDocuments).toHaveBeenCalledOnce();
  },
};

/** From the search field to a document without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('d');
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'd' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ patientId: delacroix.id });
    const rows = within(canvas.getByRole('grid', { name: 'Documents' })).getAllByRole('row');
    rows[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenFax).toHaveBeenCalledWith({ faxId: filed.id });
  },
};

export const ReadOnly: Story = {
  args: { model: { ...open, mayWrite: false, documents: null, part: 'contacts', contacts: { ...contacts, mayWrite: false } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Documents' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Import a list' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const longName = { familyName: 'Achterberg-van der Westhuizen de la Fuente', givenName: 'Annemarie Johanna Cornelia Wilhelmina' };

export const LongText: Story = {
  args: {
    model: {
      ...chartOf({ ...(patients[5] ?? wojcik), ...longName, email: 'annemarie.johanna.cornelia.achterberg-van-der-westhuizen@post.example' }),
      documents: ready({
        rows: [{ ...filed, senderName: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord', reason: `${filed.reason ?? ''} ${'Dyspnée d’effort de stade II. '.repeat(5)}` }],
        more: 'none',
      }),
    },
  },
  parameters: stateSnapshots('narrow'),
};
