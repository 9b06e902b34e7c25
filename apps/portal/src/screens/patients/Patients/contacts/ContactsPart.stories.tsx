import { contacts } from '@intake/api/testing';
import type { Contact } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ready } from '../../../../data/loadable.ts';
import { ContactsPart, type ContactsPartProps } from './ContactsPart.tsx';

const [son] = contacts as [Contact];

const meta = {
  component: ContactsPart,
  parameters: framed('40rem'),
  args: {
    contacts: ready(contacts),
    known: [],
    mayWrite: true,
    onSearchKnown: fn(),
    onStore: fn<ContactsPartProps['onStore']>(() => Promise.resolve(null)),
    onRemove: fn(() => Promise.resolve(null)),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContactsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { parameters: snapshots('narrow', 'zh') };

export const None: Story = { args: { contacts: ready([]) }, parameters: stateSnapshots() };

export const Loading: Story = { args: { contacts: { state: 'loading' } } };

export const Failed: Story = {
  args: { contacts: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Who may not write charts reads them alone. */
export const ReadOnly: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without a name nothing is stored; how a consent is known is asked once there is one. */
export const Adding: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add a contact' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getAllByText('A name is needed.')[0]).toBeVisible());
    await expect(args.onStore).not.toHaveBeenCalled();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Renée Delacroix');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Phone' }), '6475550177');
    await userEvent.click(drawer.getByRole('checkbox', { name: /may discuss/ }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'How this is known' }), 'Said by the patient.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledOnce());
    await expect(args.onStore).toHaveBeenCalledWith({
      contact: null,
      fields: {
        role: 'family', name: 'Renée Delacroix', relationship: null, phone: '+16475550177', faxNumber: null, email: null, note: null,
        mayDiscuss: true, consentNote: 'Said by the patient.',
      },
    });
  },
};

const pharmacy = { role: 'pharmacy' as const, name: 'Harbour Pharmacy', phone: '+16475550150', faxNumber: '+16475550151', email: null };

/** A pharmacy that another chart names comes with its numbers. */
export const AddingAPharmacy: Story = {
  args: { known: [pharmacy] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add a contact' }));
    await userEvent.click(drawer.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pharmacy' }));
    await userEvent.type(await drawer.findByRole('combobox', { name: 'Name' }), 'harb');
    await expect(args.onSearchKnown).toHaveBeenLastCalledWith({ text: 'harb' });
    await userEvent.click(await screen.findByRole('option', { name: /Harbour Pharmacy/ }));
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Fax' })).toHaveDisplayValue(/555.0151/));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledOnce());
    await expect(args.onStore).toHaveBeenCalledWith({
      contact: null,
      fields: expect.objectContaining({ role: 'pharmacy', name: 'Harbour Pharmacy', phone: '+16475550150', faxNumber: '+16475550151' }),
    });
  },
};

/** A colleague was faster: what was typed is kept, and said. */
export const Refused: Story = {
  args: { onStore: fn<ContactsPartProps['onStore']>(() => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${son.name}` }));
    const drawer = within(await screen.findByRole('dialog', { name: `Edit ${son.name}` }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Note' }), 'Works nights.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText(/Somebody changed this/)).toBeVisible());
    await expect(drawer.getByRole('textbox', { name: 'Note' })).toHaveDisplayValue('Works nights.');
  },
};

export const Removing: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${son.name}` }));
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${son.name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ contact: son }));
  },
};

/** The button of what is removed goes with its row, some time after the question: the keyboard goes on beside it. */
export const FocusGoesOn: Story = {
  render: function Kept(args) {
    const [kept, setKept] = useState<readonly Contact[]>([son]);
    const later = (rows: readonly Contact[]) => {
      setTimeout(() => setKept(rows), 100);
      return Promise.resolve(null);
    };
    return <ContactsPart {...args} contacts={ready(kept)} onStore={() => later([son])} onRemove={() => later([])} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Remove ${son.name}` }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a contact' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Add a contact' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), son.name);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', { name: `Remove ${son.name}` });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a contact' })).toHaveFocus());
  },
};
