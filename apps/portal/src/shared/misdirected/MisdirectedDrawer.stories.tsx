import { coverPreview } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import { ready } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import { MisdirectedDrawer } from './MisdirectedDrawer.tsx';

const meta = {
  component: MisdirectedDrawer,
  args: {
    sender: { number: '+14165550142', name: 'Lakeshore General Hospital' },
    preview: ready(coverPreview),
    maySend: true,
    today: '2026-11-23',
    isKnown: false,
    onNumber: fn(), onNotice: fn(), onReported: fn(), onClose: fn(),
    onReport: fn((): Outcome => Promise.resolve(null)),
  },
} satisfies Meta<typeof MisdirectedDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'This fax was meant for somebody else' }));
const press = async (name: string) => userEvent.click((await drawer()).getByRole('button', { name }));
const describe = async () => {
  await userEvent.type((await drawer()).getByRole('textbox', { name: 'What it is, in general words' }), 'Lab results for another clinic');
  await press('Next');
};

/** The first step says what happened, and is not left empty. */
export const WhatHappened: Story = {
  parameters: stateSnapshots('narrow'),
  play: async () => {
    await press('Next');
    await waitFor(async () => expect((await drawer()).getByText('Say in a few words what it is.')).toBeVisible());
  },
};

/** The second tells who sent it, by a letter that is seen before it goes; a new number is confirmed. */
export const TellingTheSender: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await describe();
    const fields = await drawer();
    await waitFor(() => expect(args.onNotice).toHaveBeenLastCalledWith({ notice: { locale: 'en', recipientName: 'Lakeshore General Hospital', to: '+14165550142', disposal: 'destroy' } }));
    await press('Next');
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Its last four digits' })).toBeInvalid());
  },
};

/** The third says what becomes of it until when, and what follows; then everything goes at once. */
export const LockingAway: Story = {
  args: { isKnown: true },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await describe();
    await press('Next');
    await waitFor(async () => expect((await drawer()).getByText(/leave every list/)).toBeVisible());
    await userEvent.click((await drawer()).getByRole('radio', { name: 'Send it back' }));
    await press('Lock it away');
    await waitFor(() =>
      expect(args.onReport).toHaveBeenCalledWith({
        report: {
          description: 'Lab results for another clinic', information: ['identity', 'health'], peopleCount: 1, disposal: 'return', dueOn: '2026-11-30',
          notice: { by: 'letter', locale: 'en', wording: null, recipientName: 'Lakeshore General Hospital', send: { to: '+14165550142', confirmation: null } },
        },
      }),
    );
    await waitFor(() => expect(args.onReported).toHaveBeenCalledOnce());
  },
};

/** Who may send nothing notes that the sender was told, or leaves it to the register. */
export const WithoutSending: Story = {
  args: { maySend: false, sender: { number: null, name: null } },
  play: async ({ args }) => {
    await describe();
    await expect((await drawer()).queryByRole('radio', { name: /By letter/ })).not.toBeInTheDocument();
    await userEvent.click((await drawer()).getByRole('radio', { name: /^Later/ }));
    await press('Next');
    await press('Lock it away');
    await waitFor(() => expect(args.onReport).toHaveBeenCalledWith({ report: expect.objectContaining({ notice: { by: 'later' } }) }));
  },
};

/** A refusal stays where it was asked for. */
export const Refused: Story = {
  args: { isKnown: true, onReport: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ args }) => {
    await describe();
    await press('Next');
    await press('Lock it away');
    await waitFor(() => expect(args.onReport).toHaveBeenCalled());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
