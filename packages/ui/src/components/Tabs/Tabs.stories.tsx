import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'details', label: 'Details', content: 'Who sent it and what it is.' },
  { id: 'history', label: 'History', end: <Badge>12</Badge>, content: 'What was done with it.' },
  { id: 'messages', label: 'Messages', isDisabled: true, content: 'What was said about it.' },
  { id: 'calls', label: 'Calls', content: 'Who called about it.' },
];

const many = ['Overview', 'Documents', 'Appointments', 'Referrals', 'Messages', 'Calls', 'Invoices', 'Audit'].map((label) => ({
  id: label,
  label,
  content: `${label} of the patient.`,
}));

const meta = { component: Tabs, args: { label: 'Fax', items, onChange: fn() } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="with a count, disabled" isStacked>
        <Tabs {...args} defaultValue="history" />
      </Sample>
      <Sample title="flush with its container" isStacked>
        <Tabs {...args} isFlush />
      </Sample>
      <Sample title="more than there is room for" isStacked>
        <div style={{ inlineSize: '20rem' }}>
          <Tabs label="Patient" items={many} defaultValue="Documents" />
        </div>
      </Sample>
    </Wall>
  ),
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const [forward, backward] = document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'history' });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What was done with it.');
    await userEvent.keyboard(forward);
    await expect(canvas.getByRole('tab', { name: 'Calls' })).toHaveFocus();
    await userEvent.keyboard(`{Home}${backward}`);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'calls' });
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};
