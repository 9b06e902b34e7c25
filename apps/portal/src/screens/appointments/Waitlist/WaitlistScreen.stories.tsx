import { openings, physicians, visitTypes, waitlistEntries, waitlistOffers } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { foundPatients } from '../../../shared/patient/patients.fixtures.ts';
import type { Outcome } from '../../../data/problem.ts';
import { keyOfOpening, type WaitlistModel } from './Waitlist.model.ts';
import { WaitlistScreen, type WaitlistScreenProps } from './WaitlistScreen.tsx';

const [opening, nobody] = openings as [(typeof openings)[number], (typeof openings)[number]];
const [offer] = waitlistOffers as [(typeof waitlistOffers)[number]];
const [urgent, wishing] = waitlistEntries as [(typeof waitlistEntries)[number], (typeof waitlistEntries)[number]];

const base: WaitlistModel = {
  view: 'openings',
  openId: null,
  openings: ready(openings),
  offers: ready(waitlistOffers),
  waiting: ready({ rows: waitlistEntries, more: 'none' }),
  visitTypes,
  physicians: physicians.filter(({ isInternal }) => isInternal).map(({ id, familyName, givenName }) => ({ id, label: `${familyName}, ${givenName}` })),
  locations: [],
  patients: foundPatients,
  waitingFor: null,
  now: Date.parse('2026-11-23T15:00:00Z'),
  mayWrite: true,
};

const done = () => fn((): Outcome => Promise.resolve(null));

const meta = {
  component: WaitlistScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    model: base,
    links: { referral: ({ id }) => `#referral-${id}`, chart: ({ id }) => `#chart-${id}`, calendar: '#calendar', conversation: ({ id }) => `#conversation-${id}` },
    onPlace: fn(), onRetry: fn(), onMore: fn(), onSearch: fn(), onOffer: fn(), onAnswer: fn(), onSave: done(), onRemove: done(), onLeave: fn(),
  },
} satisfies Meta<typeof WaitlistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (model: Partial<WaitlistModel>) => ({ args: { model: { ...base, ...model } } });

export const Openings: Story = { parameters: stateSnapshots() };

export const Opened: Story = { ...at({ openId: keyOfOpening(opening) }), parameters: snapshots('narrow', 'ja') };

/** Nothing is open: a digit opens the first, and the next one offers it. */
export const OfferedByTwoKeys: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('1');
    await expect(args.onPlace).toHaveBeenCalledWith({ openId: keyOfOpening(opening) });
  },
};

export const OfferedByDigit: Story = {
  ...at({ openId: keyOfOpening(opening) }),
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('2');
    await expect(args.onOffer).toHaveBeenLastCalledWith({ opening, candidate: opening.candidates[1], channel: 'text' });
    await userEvent.click(canvas.getByRole('button', { name: /^Offer .* to Delacroix.* by text/ }));
    await expect(args.onOffer).toHaveBeenLastCalledWith({ opening, candidate: opening.candidates[0], channel: 'text' });
    await userEvent.click(canvas.getByRole('button', { name: /^Call Delacroix/ }));
    await expect(args.onOffer).toHaveBeenLastCalledWith({ opening, candidate: opening.candidates[0], channel: 'call' });
    // Who has not agreed to texts is called, by the same kind of key.
    await userEvent.keyboard('3');
    await expect(args.onOffer).toHaveBeenLastCalledWith({ opening, candidate: opening.candidates[2], channel: 'call' });
    await expect(canvas.getByText(/^By telephone: The patient has not agreed/)).toBeVisible();
  },
};

export const SuitsNobody: Story = at({ openId: keyOfOpening(nobody) });

/** Whom to call, what to say, and one key for what came of it. */
export const Call: Story = {
  ...at({ view: 'offers', openId: offer.id }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:${offer.patientPhone}`);
    await expect(canvas.getByText(/A time has become free: Follow-up/)).toBeVisible();
    await userEvent.keyboard('a');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ offer, outcome: 'accepted' });
    await userEvent.keyboard('n');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ offer, outcome: 'no-answer' });
  },
};

const texted = { ...offer, channel: 'text', text: { conversationId: 'conversation', status: 'delivered', block: null } } as const;

/** The patient answers with 1 or 2; what they say by telephone is still one key. */
export const Texted: Story = {
  ...at({ view: 'offers', openId: texted.id, offers: ready([texted]) }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Offered by text: Delivered')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute('href', '#conversation-conversation');
    await userEvent.keyboard('d');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ offer: texted, outcome: 'declined' });
  },
};

/** What the patient said while nobody looked is seen, and asks for nothing. */
export const AcceptedByText: Story = {
  ...at({ view: 'offers', openId: 'declined', offers: ready([offer, { ...texted, id: 'accepted', outcome: 'accepted' }, { ...texted, id: 'declined', outcome: 'declined' }]) }),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Offered\s*1$/ })).toBeVisible();
    await expect(canvas.getByText('Declined by text. The time is free again.')).toBeVisible();
    await userEvent.keyboard('a');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};

export const TextNotDelivered: Story = {
  ...at({ view: 'offers', openId: texted.id, offers: ready([{ ...texted, text: { ...texted.text, status: 'failed' } }]) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The text did not reach the patient. Call them.')).toBeVisible();
  },
};

export const NoPhone: Story = at({ view: 'offers', openId: offer.id, offers: ready([{ ...offer, patientPhone: null }]) });

export const Waiting: Story = { ...at({ view: 'waiting', openId: wishing.id }), parameters: stateSnapshots() };

/** From a referral the form is open already, with the patient and how urgent it is. */
export const AddedFromReferral: Story = {
  ...at({ waitingFor: { patientId: urgent.patientId, patientName: urgent.patientName, requestId: 'request', appointmentId: null, modalityId: null, visitTypeId: null, priority: 'urgent' } }),
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add a patient to the waitlist' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Tue' }));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: null, patientId: urgent.patientId, requestId: 'request', priority: 'urgent', weekdays: [2], noticeHours: 24 })));
  },
};

/** What is asked for comes before the kinds of visits do: the form waits for them. */
function KindsAfterwards(props: WaitlistScreenProps) {
  const [kinds, setKinds] = useState<WaitlistModel['visitTypes']>(null);
  useEffect(() => void Promise.resolve().then(() => setKinds(visitTypes)), []);
  return <WaitlistScreen {...props} model={{ ...props.model, visitTypes: kinds }} />;
}

export const KindsComeLate: Story = {
  args: AddedFromReferral.args,
  render: (args) => <KindsAfterwards {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Add a patient to the waitlist' }));
    await form.findByRole('button', { name: new RegExp(visitTypes[0]!.name) });
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ visitTypeId: visitTypes[0]!.id })));
  },
};

export const Changed: Story = {
  ...at({ view: 'waiting', openId: wishing.id }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog', { name: /^Change what .* waits for$/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: wishing.id, version: 1, weekdays: [2, 4], from: '08:00', until: '12:00' })));
  },
};

export const Removed: Story = {
  ...at({ view: 'waiting', openId: wishing.id }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take off the list' }));
    await screen.findByRole('dialog', { name: /^Take .* off the waitlist\?$/ });
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ entry: wishing, reason: 'unreachable' }));
  },
};

/** Somebody changed it meanwhile: the form says so and keeps what was typed. */
export const ChangedMeanwhile: Story = {
  args: { model: { ...base, view: 'waiting', openId: wishing.id }, onSave: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const form = within(await screen.findByRole('dialog', { name: /^Change what / }));
    await userEvent.type(form.getByRole('textbox', { name: 'Note' }), 'By bus');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await form.findByText(/Somebody changed this entry/)).toBeVisible());
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('By bus');
  },
};

export const Empty: Story = { ...at({ openings: ready([]), offers: ready([]) }), parameters: stateSnapshots() };

export const Loading: Story = at({ openings: { state: 'loading' }, offers: { state: 'loading' } });

export const Failed: Story = {
  ...at({ openings: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  ...at({ openId: keyOfOpening(opening), mayWrite: false }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^(?:Offer|Call) / })).toBeNull();
    await userEvent.keyboard('1');
    await expect(args.onOffer).not.toHaveBeenCalled();
  },
};

const longest = { ...urgent, patientName: 'Wolfeschlegelsteinhausenbergerdorff-Fernández-Ibarra, Hubert Blaine Maximilian', note: 'Can be reached in the evening alone, asks to be called again; '.repeat(5) };

export const LongText: Story = {
  ...at({ openId: keyOfOpening(opening), openings: ready([{ ...opening, candidates: [{ ...opening.candidates[1]!, entry: { ...wishing, ...longest } }] }]) }),
};
