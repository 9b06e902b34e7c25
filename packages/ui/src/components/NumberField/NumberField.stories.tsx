import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Pages', defaultValue: 3, minValue: 1, maxValue: 12, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const inDays = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;

export const Gallery: Story = {
  parameters: snapshots('zh', 'ja'),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <NumberField label="Pages" placeholder="None" />
        <NumberField label="Pages" defaultValue={12_500} description="Sent this year." />
        <NumberField label="Pages" defaultValue={1} minValue={1} maxValue={9} isRequired />
        <NumberField label="Pages" defaultValue={10} minValue={1} maxValue={9} />
        <NumberField label="Pages" defaultValue={4} error="The fax has three pages." />
        <NumberField label="Pages" defaultValue={4} isDisabled />
        <NumberField label="Pages" defaultValue={4} isReadOnly />
      </Sample>
      <Sample title="units, decimals, per cent, money" isStacked>
        <NumberField label="Answer within" defaultValue={14} minValue={1} formatOptions={inDays} />
        <NumberField label="Temperature" defaultValue={36.6} step={0.1} formatOptions={{ style: 'unit', unit: 'celsius' }} />
        <NumberField label="Certainty" defaultValue={0.85} minValue={0} maxValue={1} formatOptions={{ style: 'percent' }} />
        <NumberField label="Fee" defaultValue={48.5} formatOptions={{ style: 'currency', currency: 'CAD' }} />
      </Sample>
    </Wall>
  ),
};

export const SteppedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('textbox', { name: 'Pages' })).toHaveValue('12');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 1 });
  },
};

export const EmptiedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** A page that is drawn beside it says what stands there. */
export const ToldWhileTyped: Story = {
  args: { defaultValue: null, isLive: true, formatOptions: { style: 'currency', currency: 'CAD' } },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Pages' });
    await userEvent.type(input, '4.5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4.5 });
    await expect(input).toHaveValue('4.5');
  },
};

/** Nobody's number is changed behind their back. */
export const OutOfBounds: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Pages' });
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('40');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 40 });
    await expect(input).toHaveAccessibleDescription('Enter 12 or less.');
  },
};

export const SteppedByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 3 });
  },
};

export const LettersAreNotTaken: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Pages' });
    await userEvent.type(input, 'a7b');
    await expect(input).toHaveValue('7');
  },
};
