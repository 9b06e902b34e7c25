import { phoneText } from '@intake/api/rules';
import { checkIns, clinics, closedReferrals, faxDetail, paperReply, patients, projects, proposedReplyId, referrals, requestDetail, savedViews, sentFaxWith } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { noFilters } from './list/filters.model.ts';
import { RequestsScreen } from './RequestsScreen.tsx';
import { at, base, maySend, opened, refused, requestsScreen, withPages } from './requestsScreen.fixtures.tsx';

const meta = { component: RequestsScreen, ...requestsScreen } satisfies Meta<typeof RequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;


export const List: Story = { parameters: snapshots('narrow', 'ja') };

/** The one that is nearly late, beside the pages that it came with. */
export const Referral: Story = { ...at({ ...opened(referrals[1]), ...withPages }), parameters: stateSnapshots('narrow') };

export const Waiting: Story = {
  ...at({ ...opened(referrals[3], { similar: [{ id: referrals[4]!.id, reference: 'R05KXQ', receivedAt: referrals[4]!.receivedAt, status: 'requested' }] }), ...maySend }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('q');
    await expect(args.onText).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the patient by text' }));
    await expect(args.onText).toHaveBeenCalledTimes(2);
  },
};

/** Whoever waits for nothing is asked for nothing. */
export const NothingToAsk: Story = {
  ...at({ ...opened(referrals[0]), ...maySend }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ask the patient by text' })).toBeNull();
    await userEvent.keyboard('q');
    await expect(args.onText).not.toHaveBeenCalled();
  },
};

/** A partner sent it, and nobody here has a chart of whoever it is about. */
export const Unknown: Story = {
  ...at(
    opened(referrals[1], {
      source: 'partner', patientId: null, patientName: null, requester: 'Dr. Lena Fournier, Lakeside',
      stated: { familyName: 'Okafor', givenName: 'Ada', birthDate: '1961-04-09', healthNumber: '9876543217', versionCode: null, phone: '+14165550199', email: null, address: null },
    }),
  ),
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const sent = within(canvas.getByRole('heading', { name: 'As it was sent; no chart yet' }).closest('section')!);
    await expect(sent.getByText('Okafor')).toBeVisible();
    await expect(sent.getByText(/1961/)).toBeVisible();
  },
};

export const Declined: Story = { ...at({ view: 'closed', list: ready({ rows: closedReferrals, more: 'none' }), ...opened(closedReferrals[1]) }), parameters: stateSnapshots() };

export const CheckIn: Story = {
  ...at({ kind: 'check-in', list: ready({ rows: checkIns, more: 'none' }), ...opened(checkIns[0]) }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take over: Version code' }));
    await expect(args.onTake).toHaveBeenCalledWith({ field: 'versionCode' });
  },
};

export const Project: Story = {
  ...at({ kind: 'project', list: ready({ rows: projects, more: 'none' }), ...opened(projects[0]) }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare their offers' }));
    await expect(args.onTick).toHaveBeenCalledWith({ at: 1, isDone: true });
  },
};

export const Loading: Story = { ...at({ list: { state: 'loading' }, counts: null }), parameters: stateSnapshots() };
export const Empty: Story = { ...at({ list: ready({ rows: [], more: 'none' }) }), parameters: stateSnapshots() };
export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One key each: acknowledge, accept, the next one. */
export const ByKeyboard: Story = {
  ...at(opened(referrals[0])),
  play: async ({ args }) => {
    await userEvent.keyboard('a');
    await expect(args.onEvent).toHaveBeenLastCalledWith('acknowledge');
    await userEvent.keyboard('y');
    await expect(args.onEvent).toHaveBeenLastCalledWith('accept');
    await userEvent.keyboard('{Delete}');
    await expect(args.onEvent).toHaveBeenLastCalledWith('cancel');
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenCalledWith({ id: referrals[1]!.id });
  },
};

/** Three keys: decline, the reason, done. */
export const Declining: Story = {
  ...at(opened(referrals[0])),
  play: async ({ args }) => {
    await userEvent.keyboard('x');
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('radio', { name: 'Not a service of this clinic' })).toHaveFocus());
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ event: 'decline', reason: 'no-capacity', note: null, isTold: false }));
  },
};

export const Asking: Story = {
  args: { model: { ...base, ...opened(referrals[0]) }, onAct: fn(refused) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await userEvent.keyboard('i');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Ask for information' }));
    await waitFor(() => expect(drawer.getAllByText('Choose at least one item.')[0]).toBeVisible());
    await userEvent.click(drawer.getByRole('checkbox', { name: 'ECG' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Ask for information' }));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ event: 'ask', missing: ['ecg'], note: null }));
  },
};

/** What went out about a referral stands with it: one letter arrived, one did not. */
export const WithLetters: Story = {
  ...at({
    ...opened(referrals[5]), ...maySend,
    letters: [sentFaxWith(1), sentFaxWith(2, { status: 'failed', failure: 'number', deliveredAt: null, letterKind: 'acknowledgement' })],
  }),
  parameters: stateSnapshots('narrow'),
};

/** One reply that attached itself, and one that a person has to look at: the key attaches it. */
export const WithReplies: Story = {
  ...at(opened(referrals[3], { replies: [paperReply({ state: 'proposed', doubts: ['sender', 'patient'], from: '+14165550188', patientName: 'Lindqvist, Oskar' }), paperReply()] })),
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await userEvent.keyboard('p');
    await expect(args.onReply).toHaveBeenCalledWith({ faxId: proposedReplyId, isReply: true });
    await userEvent.click((await screen.findAllByRole('button', { name: 'This is no reply' }))[1]!);
    await expect(args.onReply).toHaveBeenLastCalledWith({ faxId: faxDetail.id, isReply: false });
  },
};

/** The same three keys send the letter where the number of the referrer is known. */
export const DecliningByLetter: Story = {
  args: { model: { ...base, ...opened(referrals[0]), ...maySend }, onAnswer: fn(refused) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await userEvent.keyboard('x');
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('radio', { name: 'Not a service of this clinic' })).toHaveFocus());
    await userEvent.keyboard('2{Enter}');
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({
        answer: expect.objectContaining({
          id: referrals[0]!.id,
          action: expect.objectContaining({ event: 'decline', reason: 'no-capacity', isTold: false }),
          letter: expect.objectContaining({ kind: 'declined', locale: 'en' }),
          send: { to: requestDetail(referrals[0]!).referrer!.faxNumbers[0], confirmation: null, priority: referrals[0]!.priority, sendAt: null, holdSeconds: 20 },
        }),
      }),
    );
  },
};

/** The letter says how long the wait is, and a new number is confirmed. */
export const AcceptingByLetter: Story = {
  args: { model: { ...base, ...opened(referrals[0]), ...maySend, isNumberKnown: false }, onAnswer: fn(refused) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept with an expected wait' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Accept and send' }));
    await waitFor(() => expect(drawer.getByText('The letter says how long the wait is.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Expected wait in weeks' }), '6');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Its last four digits' }), requestDetail(referrals[0]!).referrer!.faxNumbers[0]!.slice(-4));
    await userEvent.click(drawer.getByRole('button', { name: 'Accept and send' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({ answer: expect.objectContaining({ action: expect.objectContaining({ event: 'accept', expectedWaitWeeks: 6 }) }) }),
    );
  },
};

export const FreeLetter: Story = {
  ...at({ ...opened(referrals[7]), ...maySend }),
  play: async ({ args }) => {
    await userEvent.keyboard('w');
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('button', { name: /Appointment notice/ })).toBeVisible());
    await waitFor(() => expect(args.onCompose).toHaveBeenCalledWith({ letter: expect.objectContaining({ action: null }) }));
  },
};

export const CreatingProject: Story = {
  args: { model: { ...base, kind: 'project', list: ready({ rows: projects, more: 'none' }) }, onSave: fn(refused) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New project' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('Give it a title.')).toBeVisible());
    await userEvent.type(drawer.getByRole('textbox', { name: 'Title' }), 'New scales{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ isNew: true, kind: 'project' })));
  },
};

export const CreatingReferral: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New referral' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('combobox', { name: 'Patient' }), 'Delac');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ who: 'patient', text: 'Delac' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(drawer.getByRole('combobox', { name: 'Patient' })).toHaveValue(`${patients[0]!.familyName}, ${patients[0]!.givenName}`);
  },
};

/** Who calls back tomorrow says so: what comes next, and when. */
export const Planning: Story = {
  args: { model: { ...base, ...opened(referrals[3]) }, onPlan: fn(refused) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.keyboard('d');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'What comes next' }), 'Call the clinic again{Enter}');
    await waitFor(() => expect(args.onPlan).toHaveBeenCalledWith({ nextStep: 'Call the clinic again', nextStepOn: '2026-11-25' }));
  },
};

/** Narrowed by its filters, the list is kept under a name. */
export const Filtered: Story = {
  ...at({ filters: { ...noFilters, priority: ['stat', 'urgent'], dueWithinDays: 7, assigneeId: 'nobody' } }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Due within 7 days' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, priority: ['stat', 'urgent'], assigneeId: 'nobody' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this list' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Urgent{Enter}');
    await waitFor(() => expect(args.onKeep).toHaveBeenCalledWith({ name: 'Urgent' }));
    await waitFor(() => expect(args.onKept).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Filtering: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Urgent, this week/ }));
    await expect(args.onSaved).toHaveBeenCalledWith(savedViews[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'STAT' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, priority: ['stat'] } });
  },
};

const partner = clinics[3]!;

/** To a clinic of the directory, or to one that is named. */
export const Redirecting: Story = {
  args: {
    model: { ...base, ...opened(referrals[0]), clinics: { items: [{ id: partner.id, label: partner.name, description: phoneText(partner.faxNumbers[0]!) }], isLoading: false } },
    onAct: fn(refused),
  },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.keyboard('r');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('combobox', { name: 'Clinic from the directory' }), partner.name);
    await expect(args.onSearch).toHaveBeenLastCalledWith({ who: 'clinic', text: partner.name });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Redirect' }));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ event: 'redirect', clinicId: partner.id, physicianId: null, to: partner.name })));
  },
};

/** Somebody who may only read sees all of it and changes nothing. */
export const ReadOnly: Story = {
  ...at({ ...opened(referrals[3]), may: { ...base.may, write: false, writePatients: false } }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('y');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};
