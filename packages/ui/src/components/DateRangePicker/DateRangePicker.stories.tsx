import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const presets = [
  { id: 'today', label: 'Today', value: { start: '2026-11-23', end: '2026-11-23' } },
  { id: 'week', label: 'Last 7 days', value: { start: '2026-11-17', end: '2026-11-23' } },
  { id: 'month', label: 'Last 30 days', value: { start: '2026-10-25', end: '2026-11-23' } },
];

const meta = {
  component: DateRangePicker,
  args: { label: 'Arrived', defaultValue: { start: '2026-11-17', end: '2026-11-23' }, presets, onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('zh', 'ja', 'narrow'),
  render: ({ defaultValue }) => (
    <Wall>
      <Sample title="states" isStacked>
        <DateRangePicker label="Arrived" />
        <DateRangePicker label="Arrived" defaultValue={defaultValue} description="Both days included." isRequired />
        <DateRangePicker label="Arrived" defaultValue={{ start: '2026-11-17', end: null }} />
        <DateRangePicker label="Arrived" defaultValue={{ start: '2026-11-23', end: '2026-11-17' }} />
        <DateRangePicker label="Arrived" defaultValue={defaultValue} maxValue="2026-11-20" />
        <DateRangePicker label="Arrived" defaultValue={defaultValue} error="Choose at most five days." />
        <DateRangePicker label="Arrived" defaultValue={defaultValue} isReadOnly />
        <DateRangePicker label="Arrived" defaultValue={defaultValue} isDisabled />
      </Sample>
    </Wall>
  ),
};

const dialog = async () => within(await screen.findByRole('dialog', { name: /Arrived/ }));
const isShown = async () => waitFor(async () => expect((await dialog()).getByRole('grid')).toBeVisible());

export const Opened: Story = {
  parameters: stateSnapshots('narrow', 'zh', 'ja'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await isShown();
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Last 7 days', pressed: true })).toBeVisible());
  },
};

export const TypedByKeyboard: Story = {
  args: { defaultValue: undefined },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('20261102');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2026-11-02', end: null } });
    await userEvent.keyboard('20261105');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2026-11-02', end: '2026-11-05' } });
  },
};

/** Once the first day is chosen, the next one is looked at. */
export const ChosenByKeyboard: Story = {
  args: { defaultValue: undefined },
  play: async ({ args }) => {
    const later = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isShown();
    await userEvent.keyboard(`{Enter}${later}${later}{Enter}`);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2026-11-23', end: '2026-11-26' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NamedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await isShown();
    const named = (await dialog()).getByRole('button', { name: 'Last 30 days' });
    while (document.activeElement !== named) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2026-10-25', end: '2026-11-23' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** What is typed again stays as it is, also with a zero before it. */
export const RetypedByKeyboard: Story = {
  args: { defaultValue: { start: '2026-11-02', end: '2026-11-23' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('20261102');
    await expect(canvas.getByRole('group', { name: 'Arrived' })).toHaveTextContent(/11.*02.*–/);
  },
};

/** A side that is emptied is open; the other one stays. */
export const OpenEndByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [year] = canvas.getAllByRole('spinbutton', { name: /year.*End Date/i });
    while (document.activeElement !== year) await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.tab({ shift: true });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: '2026-11-17', end: null } });
    await expect(canvas.getAllByRole('spinbutton', { name: /year.*Start Date/i })[0]).toHaveTextContent('2026');
  },
};

export const Cleared: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { start: null, end: null } });
  },
};

export const Backward: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-11-17' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Arrived' })).toHaveAccessibleDescription(/The end lies before the start/);
  },
};
