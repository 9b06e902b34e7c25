import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { SearchField } from './SearchField.tsx';

const meta = { component: SearchField, args: { label: 'Search faxes', onChange: fn(), onSubmit: fn() } } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Search faxes' } };

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <SearchField label="Search faxes" placeholder="Search faxes" hint={<Kbd keys={['/']} />} />
        <SearchField label="Search faxes" defaultValue="okafor" />
        <SearchField label="Patient" isLabelHidden={false} placeholder="Name, card number or birth date" />
        <SearchField label="Search faxes" defaultValue="rotator cuff" error="Type at least two letters." />
        <SearchField label="Search faxes" placeholder="Search faxes" isDisabled />
      </Sample>
    </Wall>
  ),
};

export const SearchedAndClearedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('mri{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'mri' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox', { name: 'Search faxes' })).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
  },
};

export const Cleared: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search faxes' });
    await userEvent.type(box, 'mri');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
  },
};
