import { clinics, learnedNumbers, physicianMerges, physicianMergePreview, physicians, physicianUnmergePreview } from '@intake/api/testing';
import type { Clinic, Physician } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { ProvidersModel } from './Providers.model.ts';
import { ProvidersScreen, type ProvidersScreenProps } from './ProvidersScreen.tsx';

const [okonkwo, bergstrom] = physicians as [Physician, Physician];
const [mapleRow, creditValley] = clinics as [Clinic, Clinic];

const list: ProvidersModel = {
  kind: 'physicians',
  text: '',
  list: ready({ rows: physicians, more: 'none' }),
  open: { kind: 'none' },
  choices: clinics.map(({ id, name }) => ({ id, label: name })),
  undoing: null,
  mayWrite: true,
  mayMail: true,
};
const open: ProvidersModel = {
  ...list,
  open: { kind: 'physicians', id: bergstrom.id, physician: ready(bergstrom), learned: ready(learnedNumbers), doubles: null },
};
const clinicList: ProvidersModel = { ...list, kind: 'clinics', list: ready({ rows: clinics, more: 'none' }) };
const openClinic: ProvidersModel = {
  ...clinicList,
  open: { kind: 'clinics', id: mapleRow.id, clinic: ready(mapleRow), people: ready([okonkwo]) },
};

const meta = {
  component: ProvidersScreen,
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
    onSearch: fn(),
    onMore: fn(),
    onRetry: fn(),
    onOpen: fn(),
    onRetryOpen: fn(),
    onUndoMerge: fn(),
    onUnmerge: fn(() => Promise.resolve(null)),
    onSearchClinics: fn(),
    onStorePhysician: fn(() => Promise.resolve({ id: bergstrom.id })),
    onStoreClinic: fn(() => Promise.resolve({ id: creditValley.id })),
    onRemoveClinic: fn<ProvidersScreenProps['onRemoveClinic']>(() => Promise.resolve(null)),
    onMail: fn<ProvidersScreenProps['onMail']>(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof ProvidersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A physician with two sites, who also faxes from numbers that no site has. */
export const Ready: Story = {
  parameters: snapshots('ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Import a list' })).toHaveAttribute('href', '/app/pages/setting/imports?kind=physician');
    await userEvent.click(canvas.getByText('Okonkwo, Adaeze'));
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'physicians', id: okonkwo.id });
    await expect(canvas.getByText(/14 faxes filed/)).toBeVisible();
    await userEvent.click(within(canvas.getByRole('grid', { name: 'Sites' })).getByText('Lakeview Walk-in'));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ kind: 'clinics', id: clinics[2]?.id });
  },
};

/** A clinic, and who works there. */
export const ClinicReady: Story = {
  args: { model: openClinic },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole('grid', { name: 'Physicians here' })).getByText('Okonkwo, Adaeze'));
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'physicians', id: okonkwo.id });
    await userEvent.click(canvas.getByRole('radio', { name: 'Physicians' }));
    await expect(args.onKind).toHaveBeenCalledWith({ kind: 'physicians' });
  },
};

const { merged, reasons } = physicianMergePreview;
const doubled: ProvidersModel = {
  ...list,
  open: {
    kind: 'physicians', id: okonkwo.id, physician: ready(okonkwo), learned: ready([]),
    doubles: { likely: [{ id: merged.id, name: 'Okonkwo-Bell, Adaeze', fact: 'General practice', reasons, isNotSame: false }], merges: physicianMerges },
  },
};

/** Who may be the same physician, and who was merged into this one. */
export const WithDuplicates: Story = {
  args: { model: doubled },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    const likely = within(canvas.getByRole('grid', { name: 'Possible duplicates' }));
    await expect(likely.getByText('Okonkwo-Bell, Adaeze')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoMerge).toHaveBeenCalledWith({ mergeId: physicianMerges[0]?.id });
  },
};

/** What came since goes to one of the two, by a person's word. */
export const UndoingAMerge: Story = {
  args: { model: { ...doubled, undoing: physicianUnmergePreview } },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('radio', { name: 'Okonkwo-Bell, Adaeze (comes back)' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    const [later] = physicianUnmergePreview.later;
    await waitFor(() =>
      expect(args.onUnmerge).toHaveBeenCalledWith({ mergeId: physicianMerges[0]?.id, later: [{ table: later!.table, link: later!.link, id: later!.id, to: 'merged' }] }),
    );
  },
};

export const Loading: Story = {
  args: {
    model: {
      ...list,
      list: { state: 'loading' },
      open: { kind: 'physicians', id: bergstrom.id, physician: { state: 'loading' }, learned: { state: 'loading' }, doubles: null },
    },
  },
};

export const Empty: Story = {
  args: { model: { ...clinicList, list: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const NobodyFound: Story = {
  args: { model: { ...list, text: 'Nobdoy', list: ready({ rows: [], more: 'none' }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ text: '' });
  },
};

export const Failed: Story = {
  args: {
    model: {
      ...list,
      list: { state: 'failed', problem: { code: 'network' } },
      open: { kind: 'clinics', id: mapleRow.id, clinic: { state: 'failed', problem: { code: 'network' } }, people: { state: 'loading' } },
    },
  },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first!);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(second!);
    await expect(args.onRetryOpen).toHaveBeenCalledOnce();
  },
};

/** Nobody may change or write anything: no key and no button does. */
export const ReadOnly: Story = {
  args: { model: { ...open, mayWrite: false, mayMail: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Import a list' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Write an e-mail' })).toBeNull();
    await userEvent.keyboard('n');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Each site with its clinic, and the numbers that are not the clinic's. */
export const EditSites: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Bergström, Nils' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Add a site' }));
    // Its list may be open over the others; to go on closes it.
    await expect(drawer.getAllByRole('combobox', { name: 'Clinic', hidden: true })[2]).toHaveFocus();
    await userEvent.tab();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove site 1' }));
    await expect(drawer.getByRole('button', { name: 'Add a site' })).toHaveFocus();
    await expect(drawer.getAllByRole('textbox', { name: 'Fax' }).map((field) => (field as HTMLInputElement).value)).toEqual(['905-555-0148', '']);
  },
};

/** The clinic stays the one that was chosen though its name was looked for again and the list holds it no more. */
export const KeptClinic: Story = {
  args: { model: { ...open, choices: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Bergström, Nils' }));
    await userEvent.click(drawer.getAllByRole('combobox', { name: 'Clinic' })[0]!);
    await userEvent.tab();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStorePhysician).toHaveBeenCalledOnce());
    const sites = bergstrom.sites.map(({ id, clinicId, faxNumber }) => ({ id, clinicId, clinicName: null, faxNumber, phone: null }));
    await expect(args.onStorePhysician).toHaveBeenCalledWith({ physician: bergstrom, fields: expect.objectContaining({ sites }) as unknown });
  },
};

/** A number that faxes came from becomes a site of its own clinic, without the ones that are there being lost. */
export const LearnedToSite: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add as a site: 905-555-0177' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Bergström, Nils' }));
    // The clinic of the new site has the focus, and its list covers the rest.
    await userEvent.type(drawer.getByRole('combobox', { name: 'Clinic' }), 'Humber');
    await expect(args.onSearchClinics).toHaveBeenLastCalledWith({ text: 'Humber' });
    await userEvent.click(await screen.findByRole('option', { name: 'Humber Ridge Hospital' }));
    await expect(drawer.getAllByRole('textbox', { name: 'Fax' }).map((field) => (field as HTMLInputElement).value)).toEqual(['', '905-555-0148', '905-555-0177']);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStorePhysician).toHaveBeenCalledWith({
        physician: bergstrom,
        fields: expect.objectContaining({
          sites: [
            { id: bergstrom.sites[0]?.id, clinicId: creditValley.id, clinicName: null, faxNumber: null, phone: null },
            { id: bergstrom.sites[1]?.id, clinicId: clinics[2]?.id, clinicName: null, faxNumber: '+19055550148', phone: null },
            { clinicId: clinics[4]?.id, clinicName: null, faxNumber: '+19055550177', phone: null },
          ],
        }) as unknown,
      }),
    );
  },
};

/** A clinic that nobody has entered is kept as its name; a number that its province would write otherwise is told of, not refused. */
export const NewPhysician: Story = {
  args: { model: list },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New physician' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'New physician' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('A name is needed.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: /Family name/ }), 'Mbeki');
    await userEvent.click(drawer.getByRole('button', { name: /Licensed in/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'ON' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Licence number' }), '12');
    await waitFor(() => expect(drawer.getByText(/compare with the register/)).toBeVisible());
    await userEvent.type(drawer.getByRole('combobox', { name: 'Clinic' }), 'New Hall');
    await userEvent.tab();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Fax' }), '905 555 0190');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStorePhysician).toHaveBeenCalledWith({
        physician: null,
        fields: expect.objectContaining({
          familyName: 'Mbeki', province: 'ON', licenceNumber: '12',
          sites: [{ clinicId: null, clinicName: 'New Hall', faxNumber: '+19055550190', phone: null }],
        }) as unknown,
      }),
    );
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith({ kind: 'physicians', id: bergstrom.id }));
  },
};

/** What was written stays when the mail server does not take it. */
export const MailNotTaken: Story = {
  args: { model: openClinic, onMail: fn<ProvidersScreenProps['onMail']>(() => Promise.resolve({ code: 'unreachable' })) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write an e-mail' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'E-mail to Maple Row Family Health' }));
    await userEvent.type(drawer.getByRole('textbox', { name: /Subject/ }), 'Our hours');
    await userEvent.type(drawer.getByRole('textbox', { name: /Text/ }), 'We open at nine.');
    await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(drawer.getByText(/cannot be reached/)).toBeVisible());
    await expect(args.onMail).toHaveBeenCalledWith({ clinic: mapleRow, subject: 'Our hours', text: 'We open at nine.' });
    await expect(drawer.getByRole('textbox', { name: /Text/ })).toHaveValue('We open at nine.');
  },
};

/** A clinic that is still named elsewhere stays, and the dialog says so. */
export const ClinicInUse: Story = {
  args: { model: openClinic, onRemoveClinic: fn<ProvidersScreenProps['onRemoveClinic']>(() => Promise.resolve({ code: 'not-connected' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByText('Still in use, so it cannot be removed.')).toBeVisible());
  },
};

const longName = { familyName: 'Achterberg-van der Westhuizen de la Fuente', givenName: 'Annemarie Johanna Cornelia Wilhelmina' };
const long: Physician = {
  ...bergstrom, ...longName, id: 'long',
  specialty: 'Médecine physique et réadaptation, chirurgie cardiovasculaire pédiatrique',
  licenceNumber: '123456789012',
  sites: bergstrom.sites.map((site) => ({ ...site, clinicName: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord' })),
};

export const LongText: Story = {
  args: { model: { ...open, list: ready({ rows: [long, ...physicians], more: 'none' }), open: { ...open.open, physician: ready(long) } as ProvidersModel['open'] } },
  parameters: stateSnapshots('narrow'),
};
