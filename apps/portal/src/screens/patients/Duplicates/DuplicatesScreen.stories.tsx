import { duplicatePairs, mergePreview, physicianMergePreview, physicianPairs } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { ofPatients, ofPhysicians, type DuplicatesModel } from './Duplicates.model.ts';
import { DuplicatesScreen } from './DuplicatesScreen.tsx';

const { kept, merged } = mergePreview;
const list: DuplicatesModel = { kind: 'patient', list: ready({ rows: duplicatePairs.map(ofPatients), more: 'none' }), open: null, compare: { state: 'none' } };
const open: DuplicatesModel = { ...list, open: { keptId: kept.id, mergedId: merged.id }, compare: ready(mergePreview) };

const meta = {
  component: DuplicatesScreen,
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
    onKind: fn(),
    onMore: fn(),
    onRetry: fn(),
    onRetryCompare: fn(),
    onOpen: fn(),
    onMerge: fn((): Outcome => Promise.resolve(null)),
    onNotSame: fn(() => Promise.resolve(null)),
    onAgree: fn(() => Promise.resolve(null)),
    onRefuse: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof DuplicatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'zh') };

/** Whoever merges one pair after another presses below what is told meanwhile. */
export const ToastsStandAbove: Story = {
  play: async ({ canvas }) => {
    const foot = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--page-foot'));
    const merge = canvas.getByRole('button', { name: 'Merge' });
    await waitFor(() => expect(foot()).toBeGreaterThan(window.innerHeight - merge.getBoundingClientRect().top));
  },
};

export const List: Story = {
  args: { model: list },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenCalledWith({ both: { keptId: kept.id, mergedId: merged.id } });
    await expect(canvas.getByRole('grid', { name: 'Pairs of charts' })).toBeVisible();
  },
};

/** Fields are chosen by arrows, and what was chosen is merged by one key. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('radio', { name: 'Margaux' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Margo' })).toBeChecked();
    await userEvent.keyboard('m');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledOnce());
    await expect(args.onMerge).toHaveBeenCalledWith({ preview: mergePreview, choices: expect.objectContaining({ givenName: 'merged', familyName: 'kept', phones: 'kept' }) });
    await userEvent.keyboard('s');
    await expect(args.onOpen).toHaveBeenCalledWith({ both: { keptId: merged.id, mergedId: kept.id } });
    await userEvent.keyboard('d');
    await waitFor(() => expect(args.onNotSame).toHaveBeenCalledWith({ keptId: kept.id, mergedId: merged.id }));
  },
};

const two = physicianMergePreview;
const physicians: DuplicatesModel = {
  kind: 'physician', list: ready({ rows: physicianPairs.map(ofPhysicians), more: 'none' }), open: { keptId: two.kept.id, mergedId: two.merged.id }, compare: ready(two),
};

/** Physicians are compared field by field as well; their sites stay, all of them. */
export const Physicians: Story = {
  args: { model: physicians },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'General practice' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(args.onMerge).toHaveBeenCalledWith({ preview: two, choices: { familyName: 'kept', givenName: 'kept', specialty: 'merged', licenceNumber: 'kept', billingNumber: 'kept', isInternal: 'kept' } });
  },
};

export const KindChosen: Story = {
  args: { model: { ...physicians, open: null, compare: { state: 'none' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Patients' }));
    await expect(args.onKind).toHaveBeenCalledWith({ kind: 'patient' });
  },
};

export const TwoLicences: Story = {
  args: { model: { ...physicians, compare: ready({ ...two, merged: { ...two.merged, licenceNumber: '91234', province: 'ON' }, secondPerson: ['two-licences'] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Both have a licence of one province, and the numbers differ.')).toBeVisible();
  },
};

export const SecondPerson: Story = {
  args: { model: { ...open, compare: ready({ ...mergePreview, secondPerson: ['twins', 'two-health-numbers'] }) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Propose merging' })).toBeVisible();
  },
};

const proposal = { id: '00000000-0000-4000-8000-000000000001', choices: { familyName: 'kept', givenName: 'merged', birthDate: 'kept', sex: 'kept', healthNumber: 'kept', phones: 'kept', email: 'kept', address: 'kept', language: 'kept' }, proposedBy: 'Ines Okafor', isOwn: false } as const;

/** Somebody else proposed it: it is agreed to or refused, and chosen no more. */
export const Proposed: Story = {
  args: { model: { ...open, compare: ready({ ...mergePreview, secondPerson: ['twins'], proposal }) } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Margaux' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and merge' }));
    await expect(args.onAgree).toHaveBeenCalledWith({ id: proposal.id });
  },
};

export const ProposedByMe: Story = {
  args: { model: { ...open, compare: ready({ ...mergePreview, secondPerson: ['twins'], proposal: { ...proposal, isOwn: true } }) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Agree and merge' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onRefuse).toHaveBeenCalledWith({ id: proposal.id });
  },
};

/** What the server refuses is said, and nothing that was chosen is lost. */
export const Refused: Story = {
  args: { onMerge: fn((): Outcome => Promise.resolve({ code: 'merge-blocked' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Margo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Both charts have an entry');
    await expect(canvas.getByRole('radio', { name: 'Margo' })).toBeChecked();
  },
};

export const Loading: Story = { args: { model: { ...open, list: { state: 'loading' }, open: open.open, compare: { state: 'loading' } } } };
export const Empty: Story = { args: { model: { ...list, list: ready({ rows: [], more: 'none' }) } }, parameters: stateSnapshots() };
export const Failed: Story = {
  args: { model: { ...list, list: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const long = { familyName: 'Achterberg-van der Westhuizen de la Fuente', givenName: 'Annemarie Johanna Cornelia Wilhelmina' };
export const LongText: Story = { args: { model: { ...open, compare: ready({ ...mergePreview, kept: { ...kept, ...long }, merged: { ...merged, ...long, email: 'annemarie.johanna.cornelia.achterberg@post.example' } }) } } };
