import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Starts', defaultValue: '09:30', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn<(submission: { data: FormData }) => void>();

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('zh', 'ja'),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <TimeField label="Starts" />
        <TimeField label="Starts" defaultValue="09:30" description="In the time of the clinic." isRequired />
        <TimeField label="Starts" defaultValue="21:05" />
        <TimeField label="Starts" defaultValue="19:00" maxValue="17:30" />
        <TimeField label="Starts" defaultValue="12:15" error="The room is taken." />
        <TimeField label="Starts" defaultValue="09:30" isDisabled />
      </Sample>
      <Sample title="of 24 hours, of 12 hours" isStacked>
        <TimeField label="Starts" defaultValue="21:05" hourCycle={24} />
        <TimeField label="Starts" defaultValue="21:05" hourCycle={12} />
      </Sample>
    </Wall>
  ),
};

export const TypedByKeyboard: Story = {
  args: { defaultValue: null, hourCycle: 24 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1405');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '14:05' });
  },
};

export const SteppedByKeyboard: Story = {
  args: { hourCycle: 12 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '10:30' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('p');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '22:30' });
  },
};

export const HalfEmptyIsNoTime: Story = {
  args: { hourCycle: 24 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith({ value: null });
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  },
};

/** As from a field of text: what is half empty is no value by then. */
export const EnterSubmitsItsForm: Story = {
  args: { hourCycle: 24, name: 'starts' },
  render: (args) => (
    <Form label="Hours" onSubmit={submitted}>
      <TimeField {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('14{Enter}');
    await waitFor(() => expect(submitted.mock.lastCall?.[0].data.get('starts')).toBe('14:30'));
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}');
    await waitFor(() => expect(submitted.mock.lastCall?.[0].data.get('starts')).toBe(''));
  },
};

export const OutOfHours: Story = {
  args: { defaultValue: '19:00', maxValue: '17:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Starts' })).toHaveAccessibleDescription(/5:30/);
  },
};
