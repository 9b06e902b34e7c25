import { clerk, conversations, mailConversation, mailThread, messageWith, physicianUser, quietReach, snoozedConversations, troubledThread } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { ConversationsScreen } from './ConversationsScreen.tsx';
import { at, base, conversationsScreen, opened } from './conversationsScreen.fixtures.tsx';

const meta = { component: ConversationsScreen, ...conversationsScreen } satisfies Meta<typeof ConversationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (): Outcome => Promise.resolve({ code: 'newer-message' });
const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Message' });

export const List: Story = { parameters: stateSnapshots('narrow') };

/** A patient, their visits, their consent, what was written, and the next message. */
export const Open: Story = {
  ...at({ ...opened(conversations[0]), phonesHref: '#phones' }),
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('r');
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('Bien sûr, à bientôt.');
    await expect(canvas.getByText('1 segment · 1 credit of 1,284')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ text: 'Bien sûr, à bientôt.', from: null, files: [], notBefore: null, quietHoursReason: null }));
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
  },
};

/** What waits, what nobody knows of, what failed, and what its own rules kept here. */
export const Troubled: Story = {
  ...at({ ...opened(conversations[4]), thread: ready({ rows: troubledThread, more: 'idle' }) }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not arrive' }));
    await expect(args.onSettle).toHaveBeenCalledWith({ message: troubledThread[1], settlement: 'not-arrived' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending' }));
    await expect(args.onCancel).toHaveBeenCalledWith(troubledThread[0]);
    // The reminder of a visit that was moved is not among them.
    const again = canvas.getAllByRole('button', { name: 'Write it again' });
    await expect(again).toHaveLength(2);
    await userEvent.click(again[1]!);
    await expect(field(canvas)).toHaveValue(troubledThread[2]!.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier messages' }));
    await expect(args.onMoreMessages).toHaveBeenCalledOnce();
  },
};

/** By e-mail: nothing is counted, files are in the inbox, and what came from elsewhere is nobody's until a person says so. */
export const ByMail: Story = {
  ...at({ ...opened(mailConversation), list: ready({ rows: [mailConversation, ...conversations], more: 'none' }), thread: ready({ rows: mailThread, more: 'none' }) }),
  parameters: stateSnapshots('narrow', 'zh'),
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), 'Thank you.');
    await expect(canvas.queryByText(/segment/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'It is the patient’s' }));
    await expect(args.onSettle).toHaveBeenCalledWith({ message: mailThread[0], settlement: 'theirs' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Text message' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

/** The other channel is there to be seen, with why it cannot be used. */
export const NoOtherWay: Story = {
  ...at(opened(conversations[0], { otherWay: { channel: 'email', number: null, block: 'no-number', conversationId: null } })),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('E-mail: The chart has no e-mail address.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeDisabled();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** It is early in Whitehorse: what is sent waits, and goes out now only with a reason. */
export const QuietHours: Story = {
  ...at(opened(conversations[1], { reach: quietReach })),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/where the patient is$/)).toHaveTextContent(/7:30/);
    await userEvent.type(field(canvas), 'Your visit today is cancelled.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send now with a reason' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(dialog.getByText('Give a reason.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They are on their way.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send now' }));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ text: 'Your visit today is cancelled.', from: null, files: [], notBefore: null, quietHoursReason: 'They are on their way.' }),
    );
  },
};

/** A picture is in the fax inbox, and nobody takes an empty message for nothing. */
export const PictureCame: Story = {
  ...at({ ...opened({ ...conversations[0]!, last: { ...conversations[0]!.last!, text: '' } }), thread: ready({ rows: [messageWith(51, '', 3, { mediaCount: 2 }), messageWith(52, 'Here is my card', 4, { mediaCount: 1 })], more: 'none' }), list: ready({ rows: [{ ...conversations[0]!, last: { ...conversations[0]!.last!, direction: 'incoming', text: '' } }], more: 'none' }) }),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture or file')).toBeVisible();
    await expect(canvas.getByText('2 files came with it; they are in the fax inbox.')).toBeVisible();
  },
};

/** What is told meanwhile stands above what one writes in. */
export const ToastsStandAbove: Story = {
  ...at(opened(conversations[0])),
  play: async ({ canvas }) => {
    const foot = () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--page-foot'));
    await waitFor(() => expect(foot()).toBeGreaterThan(window.innerHeight - field(canvas).getBoundingClientRect().top));
  },
};

/** STOP: nothing can be sent, and how that is undone. */
export const OptedOut: Story = {
  ...at({ ...opened(conversations[9]), thread: ready({ rows: [messageWith(31, 'STOP', 60 * 26)], more: 'none' }) }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Record that texts are welcome again' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'How they said it' }), 'Said so on the phone.');
    await userEvent.click(drawer.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(args.onRecordOptOut).toHaveBeenCalledWith({ kind: 'start', wording: 'Said so on the phone.' }));
  },
};

/** Three patients have the number: nobody is guessed. */
export const SharedNumber: Story = {
  ...at({ ...opened(conversations[7], { reach: { ...quietReach, quietUntil: null, block: 'number-shared', consent: null } }), thread: ready({ rows: [messageWith(32, 'Is Saturday possible for both of us?', 260)], more: 'none' }) }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the patient' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Wójcik/ }));
    await expect(args.onAttach).toHaveBeenCalledOnce();
  },
};

/** A sentence that may ask for an end: a person decides today. */
export const MayAskToStop: Story = {
  ...at({ ...opened(conversations[5]), thread: ready({ rows: [messageWith(33, 'please stop texting me at night', 96)], more: 'none' }) }),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record an opt-out' }));
    await expect(await screen.findByRole('radio', { name: 'They do not want text messages' })).toBeChecked();
  },
};

/** Somebody answers already: what one writes stays, and is not sent. */
export const HeldByColleague: Story = {
  ...at(opened(conversations[2], { viewers: [{ userId: physicianUser.id, displayName: physicianUser.displayName }] })),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), 'Yes, there is.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(field(canvas)).toHaveValue('Yes, there is.');
  },
};

/** The patient wrote meanwhile: what was typed stays, and nothing went out. */
export const NewerMessage: Story = {
  args: { model: { ...base, ...opened(conversations[0]) }, onSend: fn(refused) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'Alors à jeudi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect(await canvas.findByText('The patient has written in the meantime. Read it, then send yours.')).toBeVisible());
    await expect(field(canvas)).toHaveValue('Alors à jeudi.');
  },
};

/** In the language of the patient, about their visit, with what it costs. */
export const FromTemplate: Story = {
  ...at(opened(conversations[0])),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('t');
    const popover = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledWith(expect.objectContaining({ templateKey: 'appointment-reminder', locale: 'fr' })));
    await userEvent.click(await popover.findByRole('button', { name: 'Use this text' }));
    await waitFor(() => expect(canvas.getByText(/From appointment-reminder, version 2/)).toBeVisible());
    // A curly quote makes every character longer.
    await expect(canvas.getByText(/^3 segments/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use plain signs' }));
    await waitFor(async () => expect(await canvas.findByText(/^1 segment /)).toBeVisible());
  },
};

export const Later: Story = {
  ...at(opened(conversations[0])),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), 'À demain.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send later' }));
    await userEvent.click(await screen.findByRole('row', { name: /Tomorrow morning/ }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ notBefore: '2026-11-24T14:00:00.000Z' })));
  },
};

/** Each key does one thing. */
export const ByKeyboard: Story = {
  ...at(opened(conversations[1])),
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: conversations[2]!.id });
    await userEvent.keyboard('k');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: conversations[0]!.id });
    await userEvent.keyboard('a');
    await expect(args.onAssign).toHaveBeenCalledWith({ assigneeId: clerk.id });
    await userEvent.keyboard('u');
    await expect(args.onUnread).toHaveBeenCalledOnce();
    await userEvent.keyboard('c');
    await expect(args.onDone).toHaveBeenCalledWith({ isClosed: true });
    await userEvent.keyboard('n');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.keyboard('h');
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow morning/ }));
    await expect(args.onSnooze).toHaveBeenCalledWith({ until: '2026-11-24T14:00:00.000Z' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith({ id: null }));
  },
};

/** From the field to search in the keyboard goes down into what was found. */
export const Searching: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: conversations[0]!.id })));
  },
};

export const Snoozed: Story = {
  ...at({ view: 'snoozed', list: ready({ rows: snoozedConversations, more: 'none' }), ...opened(snoozedConversations[0]) }),
  parameters: stateSnapshots(),
};

/** Who may only read sees neither the composer nor what changes anything. */
export const Reading: Story = {
  ...at({ ...opened(conversations[0]), may: { send: false, readPatients: true, readVisits: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Done/ })).toBeNull();
  },
};

export const Loading: Story = { ...at({ list: { state: 'loading' }, counts: null }), parameters: stateSnapshots() };
export const Empty: Story = { ...at({ list: ready({ rows: [], more: 'none' }) }), parameters: stateSnapshots() };

export const NothingFound: Story = {
  ...at({ list: ready({ rows: [], more: 'none' }), search: 'Zzyzx' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const long = conversations[0]!;
/** Names and texts that have no end. */
export const LongText: Story = {
  ...at({
    ...opened(conversations[5]),
    thread: ready({ rows: [messageWith(34, 'Lorem-ipsum-dolor-sit-amet-'.repeat(30), 10), messageWith(35, 'https://example.org/'.concat('a'.repeat(120)), 12, { direction: 'outgoing', status: 'delivered', author: clerk.displayName })], more: 'none' }),
    list: ready({ rows: [{ ...long, patientName: 'Achterberg-van der Westhuizen, Annemarie Johanna Cornelia', last: { ...long.last!, text: 'one two three '.repeat(40) } }, ...conversations.slice(1)], more: 'none' }),
  }),
  parameters: stateSnapshots('narrow'),
};
