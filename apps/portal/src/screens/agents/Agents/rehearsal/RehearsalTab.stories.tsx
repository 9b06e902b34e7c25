import { agentContent, unsafeContent } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { voiceWith } from '../agents.fixtures.ts';
import { TabFrame } from '../Agents.styles.ts';
import { RehearsalTab } from './RehearsalTab.tsx';
import type { VoiceCall } from './voiceCall.model.ts';

const meta = {
  component: RehearsalTab,
  parameters: { layout: 'fullscreen' },
  args: {
    flow: agentContent.flow, agentName: 'Appointment line', clinic: { name: 'Maple Clinic', phone: '+1 416 555 0142' }, today: '2026-11-23', mayTalk: true, voice: voiceWith(),
  },
  decorators: [
    (Story) => (
      <TabFrame style={{ blockSize: '100vh' }}>
        <Story />
      </TabFrame>
    ),
  ],
} satisfies Meta<typeof RehearsalTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The agent has picked up: who is played, and what they would say. */
export const Ready: Story = { parameters: snapshots('narrow', 'ja') };

/** Played to its end by the line of the caller alone. */
export const PlayedByText: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await press('Say this');
    await press('Say this');
    await waitFor(() => expect(canvas.getByText('Identified')).toBeVisible());
    await press('Say this');
    await waitFor(() => expect(canvas.getByText('Proposes: Confirm the visit')).toBeVisible());
    await expect(canvas.getByText('Ended')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Say this' })).toBeDisabled();
    // No clock runs where one types.
    await expect(canvas.queryByText('0:00')).toBeNull();
  },
};

/** Own words, and keys. */
export const OwnWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or say anything else' }), 'I want a person{Enter}');
    await waitFor(() => expect(canvas.getByText('Handed to a person')).toBeVisible());
    await press('Start over');
    await press('Keypad');
    const keypad = within(await screen.findByRole('dialog', { name: 'Keypad' }));
    await userEvent.click(keypad.getByRole('button', { name: 'Key 0' }));
    await waitFor(() => expect(canvas.getByText('Handed to a person')).toBeVisible());
  },
};

/** Told to a stranger: said at the turn, and above all. */
export const Leak: Story = {
  args: { flow: { ...unsafeContent.flow, states: { ...unsafeContent.flow.states, greet: { kind: 'say', next: 'birth-date', text: { en: 'Hello, it is about Cardiology, Physiotherapy, Ultrasound or Dermatology.' } } } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Told to a stranger')).toBeVisible();
    await expect(canvas.getByText(/This flow is not safe/)).toBeVisible();
  },
};

const turn = (number: number, who: 'agent' | 'caller', text: string, different: Partial<VoiceCall['turns'][number]> = {}) => ({
  number, who, text, by: who === 'caller' ? ('voice' as const) : null, at: 'birth-date', isVerified: false, isInterrupted: false, ...different,
});
const talking: Partial<VoiceCall> = {
  phase: 'live', at: 'postal-code', reply: 482, bargeIn: 61,
  turns: [
    turn(0, 'agent', 'Hello, this is the automated assistant of', { isInterrupted: true }), turn(1, 'caller', '1978-05-12'), turn(2, 'agent', 'And your postal code?'),
  ],
};

/** By microphone: what was heard before it was interrupted, and how long it took. */
export const Talking: Story = {
  args: { voice: voiceWith({ ...talking, isCallerSpeaking: true }) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sound 482 ms after you ended')).toBeVisible();
    await expect(canvas.getByText('Hears you')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Or say anything else' }), 'M4E 0C1{Enter}');
    await expect(args.voice.say).toHaveBeenCalledWith('M4E 0C1');
    await press('Hang up');
    await expect(args.voice.stop).toHaveBeenCalledOnce();
  },
};

export const NoMicrophone: Story = {
  args: { voice: voiceWith({ ...talking, problem: 'microphone' }) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await press('Say this');
    await expect(args.voice.say).toHaveBeenCalledOnce();
  },
};
export const Unheard: Story = { args: { voice: voiceWith({ ...talking, isUnheard: true }) } };
export const LineLost: Story = {
  args: { voice: voiceWith({ ...talking, phase: 'failed', problem: 'network' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The line broke off/)).toBeVisible();
    await press('Talk');
    await expect(args.voice.start).toHaveBeenCalledOnce();
    await press('Start over');
    await expect(args.voice.leave).toHaveBeenCalledOnce();
  },
};
export const OnlyText: Story = {
  args: { mayTalk: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Talk' })).toBeNull();
  },
};
