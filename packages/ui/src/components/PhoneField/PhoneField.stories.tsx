import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { PhoneField } from './PhoneField.tsx';

/** As a server would: any country with a plus, North America without. */
const parse = (text: string) => {
  const digits = text.replace(/[^+\d]/g, '');
  if (/^\+[1-9]\d{6,14}$/.test(digits)) return digits;
  return /^1?[2-9]\d{9}$/.test(digits) ? `+1${digits.slice(-10)}` : null;
};

const meta = {
  component: PhoneField,
  args: { label: 'Phone', parse, onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="states" isStacked>
        <PhoneField {...args} placeholder="416-555-0142" />
        <PhoneField {...args} defaultValue="+14165550142" description="Where the clinic can call." isRequired />
        <PhoneField {...args} defaultValue="+33155550142" />
        <PhoneField {...args} defaultValue="41655501" />
        <PhoneField {...args} defaultValue="+14165550142" error="This number is a fax." />
        <PhoneField {...args} defaultValue="+14165550142" isReadOnly />
        <PhoneField {...args} defaultValue="+14165550142" isDisabled />
      </Sample>
    </Wall>
  ),
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.tab();
    await userEvent.keyboard('416555');
    await expect(input).toHaveValue('416-555');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '416555' });
    await userEvent.keyboard('0142');
    await expect(input).toHaveValue('416-555-0142');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+14165550142' });
  },
};

/** The caret stays where somebody types, and a hyphen is no obstacle. */
export const CorrectedByKeyboard: Story = {
  args: { defaultValue: '+14165550142' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}');
    await expect(input).toHaveValue('415-550-142');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('6');
    await expect(input).toHaveValue('416-555-0142');
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard('{Delete}');
    await expect(input).toHaveValue('416-550-142');
  },
};

export const ForeignByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('+33 1 55 55 01 42');
    await expect(canvas.getByRole('textbox')).toHaveValue('+33155550142');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+33155550142' });
  },
};

/** Not while it is typed: when it is left. */
export const NoNumberByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.tab();
    await userEvent.keyboard('416555');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('This is not a phone number.');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}0142');
    await expect(input).toBeValid();
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Phone' }));
    await userEvent.paste('+1 (416) 555-0142');
    await expect(canvas.getByRole('textbox')).toHaveValue('416-555-0142');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+14165550142' });
  },
};
