import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  component: DatePicker,
  args: { label: 'Appointment', defaultValue: '2026-11-25', onChange: fn() },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const holidays: Readonly<Record<string, string>> = {
  '2026-11-11': 'Remembrance Day: the clinic is closed.',
  '2026-11-26': 'Dr. Okafor is away.',
};

export const Gallery: Story = {
  parameters: snapshots('zh', 'ja'),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <DatePicker label="Appointment" />
        <DatePicker label="Appointment" defaultValue="2026-11-25" description="In the time of the clinic." isRequired />
        <DatePicker label="Appointment" defaultValue="2026-11-25" error="There is no room on this day." />
        <DatePicker label="Appointment" defaultValue="2026-11-02" minValue="2026-11-22" />
        <DatePicker label="Appointment" defaultValue="2026-11-26" unavailableReason={({ date }) => holidays[date]} />
        <DatePicker label="Appointment" defaultValue="2026-11-25" isReadOnly />
        <DatePicker label="Appointment" defaultValue="2026-11-25" isDisabled />
      </Sample>
    </Wall>
  ),
};

const calendar = async () => within(await screen.findByRole('dialog', { name: /Appointment/ }));
const isShown = async () => waitFor(async () => expect((await calendar()).getByRole('grid')).toBeVisible());

export const Opened: Story = {
  args: { minValue: '2026-11-05', unavailableReason: ({ date }) => holidays[date] },
  parameters: stateSnapshots('narrow', 'zh', 'ja'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await isShown();
  },
};

/** Alt and the arrow open it; a week further on is chosen. */
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isShown();
    await waitFor(async () => expect((await calendar()).getByRole('button', { name: /November 25, 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-03' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('group', { name: 'Appointment' })).toHaveTextContent(/12.*03/);
  },
};

export const TypedByKeyboard: Story = {
  args: { defaultValue: null },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('20261203');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-03' });
  },
};

/** A day that cannot be chosen can be looked at, and says why. */
export const SaysWhyByKeyboard: Story = {
  args: { unavailableReason: ({ date }) => holidays[date] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isShown();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    const status = (await calendar()).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Dr. Okafor is away.'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedThoughUnavailable: Story = {
  args: { defaultValue: '2026-11-26', unavailableReason: ({ date }) => holidays[date] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Appointment' })).toHaveAccessibleDescription(/Dr\. Okafor is away/);
  },
};
