import { roles } from '@intake/api/testing';
import { permissions } from '@intake/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { RolesModel } from './Roles.model.ts';
import { RolesScreen } from './RolesScreen.tsx';

const model: RolesModel = {
  roles: ready(roles),
  own: { isSuperAdmin: false, permissions: new Set(permissions) },
};
const stored = (): Outcome => Promise.resolve(null);

const meta = {
  component: RolesScreen,
  args: { model, onRetry: fn(), onCreate: fn(stored), onChange: fn(stored), onRemove: fn(stored) },
} satisfies Meta<typeof RolesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Clerk: Read the audit trail' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      role: roles[1], name: 'Clerk', permissions: [...(roles[1]?.permissions ?? []), 'audit.read'],
    });
  },
};

export const Loading: Story = { args: { model: { ...model, roles: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { ...model, roles: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A box that the server refused is not ticked, and the reason is said. */
export const Refused: Story = {
  args: { onChange: fn(() => Promise.resolve({ code: 'last-administrator' })) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Administrator: Manage users and roles' });
    await userEvent.click(box);
    await waitFor(() => expect(canvas.getByText(/nobody could manage users/)).toBeVisible());
    await expect(box).toBeChecked();
  },
};

/** What one lacks cannot be given. */
export const FewRights: Story = {
  args: { model: { ...model, own: { isSuperAdmin: false, permissions: new Set(['users.manage', 'faxes.read']) } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Clerk: Read the audit trail' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Administrator: Read the audit trail' })).toBeEnabled();
  },
};

export const Creating: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New role' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('A name is needed.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the role' }), 'Volunteer{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith({ name: 'Volunteer', permissions: [] }));
  },
};

export const Renaming: Story = {
  play: async ({ args }) => {
    await userEvent.click((await openMenu('Nurse')).getByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the role' }), ' lead{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'Nurse lead', role: roles[2] })));
  },
};

/** Only a role that nobody has can be removed. */
export const Removing: Story = {
  play: async ({ args }) => {
    await userEvent.click((await openMenu('Read only')).getByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(roles[5]));
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    canvas.getByRole('checkbox', { name: 'Administrator: Read faxes' }).focus();
    await userEvent.keyboard(`{ArrowDown}${forward}`);
    await expect(canvas.getByRole('checkbox', { name: 'Clerk: File, split, hold and reject faxes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

const longName = 'Réadaptation cardiovasculaire, coordination des demandes urgentes';

export const LongText: Story = {
  args: {
    model: { ...model, roles: ready([...roles, ...roles].map((role, at) => ({ ...role, id: String(at), name: at % 3 ? role.name : longName }))) },
  },
  parameters: stateSnapshots('narrow'),
};
