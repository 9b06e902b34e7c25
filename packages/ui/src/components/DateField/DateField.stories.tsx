import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Birth date', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('zh', 'ja'),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <DateField label="Birth date" />
        <DateField label="Birth date" defaultValue="1968-04-09" description="As on the card." isRequired />
        <DateField label="Birth date" defaultValue="1968-04-09" error="The card says 1986." />
        <DateField label="Birth date" defaultValue="2031-04-09" maxValue="2026-11-22" />
        <DateField label="Birth date" defaultValue="1968-04-09" isDisabled />
      </Sample>
    </Wall>
  ),
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [first, second, third] = canvas.getAllByRole('spinbutton');
    await expect(first && second && third).toBeTruthy();
    await userEvent.tab();
    await userEvent.keyboard('19680409');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1968-04-09' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1968-04-10' });
  },
};

export const HalfEmptyIsNoDate: Story = {
  args: { defaultValue: '1968-04-09' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith({ value: null });
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** Said by the field itself, in the reader's language. */
export const TooLate: Story = {
  args: { defaultValue: '2031-04-09', maxValue: '2026-11-22' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Birth date' })).toHaveAccessibleDescription(/2026/);
  },
};
