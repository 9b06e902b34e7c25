import { accessRequests, clerk, locations, members, roles, unplacedRequest } from '@intake/api/testing';
import type { Member } from '@intake/api/contract';
import { permissions } from '@intake/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { UserListScreen } from './UserListScreen.tsx';
import type { UserListModel } from './UserList.model.ts';

const model: UserListModel = {
  text: '',
  list: ready({ rows: members, more: 'none' }),
  roles,
  locations,
  own: { id: members[8]?.id ?? '', isSuperAdmin: false, permissions: new Set(permissions) },
};
const stored = (): Outcome => Promise.resolve(null);

const meta = {
  component: UserListScreen,
  args: {
    model,
    access: { list: ready({ rows: [], more: 'none' }), onGrant: fn(stored), onDecline: fn(stored), onMore: fn(), onRetry: fn() },
    onSearch: fn(),
    onMore: fn(),
    onRetry: fn(),
    onInvite: fn(stored),
    onSave: fn(stored),
    onReset: fn(stored),
    onRemove: fn(stored),
  },
} satisfies Meta<typeof UserListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

export const Ready: Story = { parameters: snapshots('narrow', 'wide', 'ja') };

export const Loading: Story = { args: { model: { ...model, list: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Empty: Story = {
  args: { model: { ...model, text: 'Zoltan', list: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const Failed: Story = {
  args: { model: { ...model, list: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { model: { ...model, list: ready({ rows: members, more: 'idle' }) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Nothing is sent before it is whole. */
export const Inviting: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite somebody' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'mireille.dube@harbourview.example');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mireille Dubé{Enter}');
    await waitFor(() => expect(drawer.getByText('Choose a role.')).toBeVisible());
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};

export const Invited: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite somebody' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'E-mail' }), 'mireille.dube@harbourview.example');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Mireille Dubé');
    await userEvent.click(drawer.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nurse' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Physician' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith({
        email: 'mireille.dube@harbourview.example', displayName: 'Mireille Dubé', isPhysician: true, roleId: roles[2]?.id, locationId: null,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What the server refuses is said where it was typed, and nothing is lost. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve({ code: 'last-administrator' })) },
  parameters: stateSnapshots(),
  play: async () => {
    await userEvent.click((await openMenu('Solveig Lindqvist')).getByRole('menuitem', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText(/nobody could manage users/)).toBeVisible());
  },
};

/** Taking access away is asked about first. */
export const Suspending: Story = {
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.click((await openMenu(clerk.displayName)).getByRole('menuitem', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: clerk.id, status: 'suspended' })));
    await waitFor(() => expect(screen.getByRole('button', { name: `Actions for ${clerk.displayName}` })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await screen.findByRole('button', { name: 'Actions for Emeka Nwosu' })).focus();
    await userEvent.keyboard('{Enter}');
    const unlock = within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Unlock' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(unlock).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ status: 'active' })));
  },
};

const long = {
  ...(members[0] as Member),
  displayName: 'Annemarie Johanna Cornelia Achterberg-van der Westhuizen de la Fuente',
  email: 'annemarie.johanna.cornelia.achterberg-van-der-westhuizen@harbourview.example',
  roleName: 'Réadaptation cardiovasculaire, coordination des demandes urgentes',
  locationName: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord',
};

export const WithLessRights: Story = {
  args: { model: { ...model, own: { ...model.own, isSuperAdmin: false, permissions: new Set(['users.manage', 'faxes.read', 'faxes.triage']) } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Only somebody with the same rights can change this person')[0]).toBeVisible();
  },
};

export const LongText: Story = {
  args: { model: { ...model, list: ready({ rows: [long, ...members.slice(1)], more: 'none' }) } },
  parameters: stateSnapshots('narrow'),
};

/** Above everybody who is here, while somebody asks. */
export const AskingForAccess: Story = {
  args: { access: { ...meta.args.access, list: ready({ rows: [...accessRequests, unplacedRequest], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const LettingIn: Story = {
  ...AskingForAccess,
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let in Odalys Ferrer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Let in' }));
    await dialog.findByText('Choose a role.');
    await userEvent.click(dialog.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Clerk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Let in' }));
    await waitFor(() => expect(args.access.onGrant).toHaveBeenCalledWith(accessRequests[0], { roleId: roles[1]?.id, locationId: null }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const DecliningAccess: Story = {
  ...AskingForAccess,
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Odalys Ferrer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('Say why: they read it.');
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Write to Solveig first.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(args.access.onDecline).toHaveBeenCalledWith(accessRequests[0], 'Write to Solveig first.'));
  },
};

export const AnsweredByAnother: Story = {
  ...AskingForAccess,
  args: { access: { ...AskingForAccess.args!.access!, onDecline: fn(async () => ({ code: 'illegal-transition' })) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Odalys Ferrer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'No');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await dialog.findByText('Somebody has decided this already.');
    await expect(dialog.getByLabelText(/Reason/)).toHaveValue('No');
  },
};
