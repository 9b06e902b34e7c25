import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { TextArea } from './TextArea.tsx';

const meta = { component: TextArea, args: { label: 'Note', onChange: fn() } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Seen by everyone who opens this fax' } };

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <TextArea label="Note" placeholder="Seen by everyone who opens this fax" />
        <TextArea label="Reason" defaultValue={'Suspected rotator cuff tear, six weeks.\nNo improvement under physiotherapy.'} />
        <TextArea label="Reason" error="Say why the referral is declined." />
        <TextArea label="Letter" description="Sent with the next reply." isRequired rows={2} />
        <TextArea label="Note" isReadOnly defaultValue="Called twice, no answer." />
        <TextArea label="Note" isDisabled defaultValue="Called twice, no answer." />
      </Sample>
    </Wall>
  ),
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Call back{Enter}tomorrow');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Call back\ntomorrow' });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).not.toHaveFocus();
  },
};
