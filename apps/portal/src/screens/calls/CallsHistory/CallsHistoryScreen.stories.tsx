import { agents, callDetail, callPolicy, calls, frozenNow, manyCalls, queuedCalls, suggestedCalls } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { CallsModel } from './CallsHistory.model.ts';
import { CallsHistoryScreen } from './CallsHistoryScreen.tsx';

const model: CallsModel = {
  view: 'all', openId: null, agentId: null, purpose: null, search: '', now: frozenNow,
  list: ready({ rows: calls, more: 'none' }),
  queue: ready({ rows: queuedCalls, more: 'none' }),
  detail: { state: 'none' },
  agents,
  policy: ready(callPolicy),
  suggested: null,
  replay: null,
  may: { decide: true, place: true, manage: true, readRaw: false },
};

const meta = {
  component: CallsHistoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    model, raw: null,
    links: { visit: ({ id }) => `#visit-${id}`, chart: ({ id }) => `#chart-${id}`, call: ({ id }) => `#call-${id}` },
    onPlace: fn(), onSearch: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onAccept: fn(), onDismiss: fn(), onRaw: fn(), onReplay: fn(), onWithdraw: fn(), onSuggest: fn(),
    onRetrySuggested: fn(), onQueue: fn((): Outcome => Promise.resolve(null)), onPolicy: fn((): Outcome => Promise.resolve(null)),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CallsHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (different: Partial<CallsModel>) => ({ args: { model: { ...model, ...different } } });
const opened = (number: number): Partial<CallsModel> => ({ openId: calls[number]!.id, detail: ready(callDetail(calls[number]!)) });

export const Ready: Story = { parameters: stateSnapshots('narrow') };

/** What the patient said stands beside what it leads to: one key does it. */
export const ToDecide: Story = {
  ...at(opened(1)),
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm the visit' })).toBeVisible();
    await userEvent.keyboard('a');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.keyboard('d');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Open visit' })).toBeVisible();
  },
};

const moved = callDetail(calls[1]!);
/** The visit is another one since: accepting is not offered, by no key either. */
export const VisitHasChanged: Story = {
  ...at({ openId: moved.id, detail: ready({ ...moved, proposals: moved.proposals.map((one) => ({ ...one, appointment: one.appointment && { ...one.appointment, hasChanged: true } })) }) }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** Nothing is moved by a machine. */
export const ToMove: Story = {
  ...at(opened(2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark as seen to' })).toBeEnabled();
  },
};

export const Accepted: Story = {
  ...at(opened(8)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted by Ana Silva')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

export const GoingOn: Story = { ...at(opened(0)), parameters: stateSnapshots() };
export const NotIdentified: Story = at(opened(5));
export const NobodySpoke: Story = {
  ...at(opened(7)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody knows whether it rang')).toBeVisible();
    await expect(canvas.getByText('Nobody spoke.')).toBeVisible();
  },
};

/** Words are found in the list, and again in the transcript. */
export const Searched: Story = {
  ...at({
    ...opened(1), search: 'confirm',
    list: ready({ rows: [{ ...calls[1]!, hit: { turn: 9, text: 'To confirm, press 1. To cancel, press 2. To move it, press 3.' } }], more: 'none' }),
  }),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('searchbox').map((field) => (field as HTMLInputElement).value)).toEqual(['confirm', 'confirm']));
  },
};

export const NoMatch: Story = {
  ...at({ search: 'giraffe', list: ready({ rows: [], more: 'none' }) }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearch).toHaveBeenCalledWith({ search: '' });
  },
};

/** Who may see the words as they were said asks for them. */
export const AsSaid: Story = {
  args: { model: { ...model, ...opened(1), may: { ...model.may, readRaw: true } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as said' }));
    await expect(args.onRaw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Replay on the newest version' }));
    await expect(args.onReplay).toHaveBeenCalledOnce();
  },
};

const decided = callDetail(calls[8]!);
/** What was said then, to the version of today. */
export const Replayed: Story = {
  ...at({
    ...opened(8),
    replay: {
      version: 7,
      replay: { turns: decided.turns, actions: ['move'], status: 'ended', before: { actions: ['cancel'], status: 'ended' }, isSame: false },
    },
  }),
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('It comes to something else.')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('Cancel the visit · ended')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onReplay).toHaveBeenCalledWith(null));
  },
};

export const OnlyReading: Story = {
  args: { model: { ...model, ...opened(1), may: { decide: false, place: false, manage: false, readRaw: false } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await userEvent.keyboard('a');
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Queue: Story = {
  ...at({ view: 'queue', openId: queuedCalls[3]!.id }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take out of the queue' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(queuedCalls[3]);
  },
};

export const CameToNothing: Story = {
  ...at({ view: 'queue', openId: queuedCalls[5]!.id }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take out of the queue' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(queuedCalls[5]);
  },
};

export const Paused: Story = {
  ...at({ view: 'queue', policy: ready({ ...callPolicy, isPaused: true }) }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onPolicy).toHaveBeenCalledWith({ ...callPolicy, isPaused: false });
  },
};

export const QueueCalls: Story = {
  ...at({ view: 'queue', suggested: { kind: 'reminder', people: ready(suggestedCalls) } }),
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Queue calls' }));
    await waitFor(() => expect(drawer.getByText('Choose whom to call.')).toBeVisible());
    await expect(args.onQueue).not.toHaveBeenCalled();
    const [due, , optedOut, atNight] = suggestedCalls;
    const person = (one: typeof due) => drawer.getByRole('checkbox', { name: new RegExp(one!.patientName) });
    await expect(person(optedOut)).toBeDisabled();
    await userEvent.click(person(due));
    await userEvent.click(person(atNight));
    await userEvent.click(drawer.getByRole('button', { name: 'Queue calls' }));
    await waitFor(() =>
      expect(args.onQueue).toHaveBeenCalledWith({ kind: 'reminder', items: [due, atNight].map((one) => ({ patientId: one!.patientId, appointmentId: one!.appointment!.id })) }),
    );
  },
};

export const HoursAndLimits: Story = {
  ...at({ view: 'queue' }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hours and limits' }));
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /Pause all calls/ })).toBeVisible());
    await expect(args.onPolicy).not.toHaveBeenCalled();
  },
};

export const AllCallsPaused: Story = {
  ...at({ view: 'queue' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hours and limits' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('checkbox', { name: /Pause all calls/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onPolicy).toHaveBeenCalledWith({ ...callPolicy, isPaused: true }));
  },
};

export const ByKeyboard: Story = {
  ...at(opened(1)),
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onPlace).toHaveBeenCalledWith({ openId: calls[2]!.id });
    await userEvent.keyboard('{Escape}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ openId: null });
  },
};

export const Many: Story = at({ list: ready({ rows: manyCalls(500), more: 'idle' }) });
export const Loading: Story = { ...at({ list: { state: 'loading' } }), parameters: stateSnapshots() };
export const Empty: Story = { ...at({ list: ready({ rows: [], more: 'none' }) }), parameters: stateSnapshots() };
export const NothingToDecide: Story = at({ view: 'decide', list: ready({ rows: [], more: 'none' }) });
export const EmptyQueue: Story = at({ view: 'queue', queue: ready({ rows: [], more: 'none' }) });
export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const longName = 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine Alexander';
export const LongText: Story = {
  ...at({
    openId: calls[1]!.id, detail: ready({ ...callDetail(calls[1]!), patientName: longName, agentName: 'Reminders of the cardiology outpatient department, both sites' }),
    list: ready({ rows: calls.map((call) => ({ ...call, patientName: longName })), more: 'none' }),
  }),
  parameters: stateSnapshots('narrow'),
};
