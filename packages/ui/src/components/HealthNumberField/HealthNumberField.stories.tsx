import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { exampleRules } from './HealthNumberField.fixtures.ts';
import { HealthNumberField } from './HealthNumberField.tsx';

const meta = {
  component: HealthNumberField,
  args: {
    label: 'Health number',
    provinceLabel: 'Province',
    noProvinceLabel: 'Not stated',
    provinces: [
      { id: 'ON', label: 'ON', description: 'Ontario' },
      { id: 'QC', label: 'QC', description: 'Québec' },
    ],
    defaultValue: { province: 'ON', number: '', versionCode: '' },
    rules: exampleRules,
    onChange: fn(),
  },
} satisfies Meta<typeof HealthNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const ontario = { province: 'ON', number: '9876543217', versionCode: 'AB' };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="states" isStacked>
        <HealthNumberField {...args} defaultValue={{ province: null, number: '', versionCode: '' }} />
        <HealthNumberField {...args} defaultValue={ontario} isRequired />
        <HealthNumberField {...args} defaultValue={{ ...ontario, number: '9876543218' }} />
        <HealthNumberField {...args} defaultValue={{ province: 'QC', number: 'LASF80021411', versionCode: '' }} />
        <HealthNumberField {...args} defaultValue={{ ...ontario, province: null }} description="As on the card." />
        <HealthNumberField {...args} defaultValue={ontario} error="Another patient has this number." />
        <HealthNumberField {...args} defaultValue={ontario} isDisabled />
      </Sample>
    </Wall>
  ),
};

/** As on the card, with the version code behind it. */
export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Health number' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('987654');
    await expect(input).toHaveValue('9876-54');
    await expect(input).not.toHaveAccessibleDescription(/characters/);
    await userEvent.keyboard('3217ab');
    await expect(input).toHaveValue('9876-543-217 AB');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ontario });
    await expect(input).toHaveAccessibleDescription(/check digit agree/);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}8');
    await expect(input).toHaveAccessibleDescription(/does not agree/);
    await expect(input).toBeValid();
  },
};

/** What may still become right is not called wrong before it is left. */
export const TooShortByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Health number' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('98765');
    await expect(input).not.toHaveAccessibleDescription(/characters/);
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/10 characters/);
  },
};

/** Another province groups the same number anew. */
export const ProvinceChosen: Story = {
  args: { defaultValue: { province: null, number: '9876543217AB', versionCode: '' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Province/ }));
    const option = await screen.findByRole('option', { name: /Ontario/ });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ontario });
    await expect(canvas.getByRole('textbox', { name: 'Health number' })).toHaveValue('9876-543-217 AB');
  },
};
