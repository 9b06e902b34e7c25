import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { List } from './List.tsx';

const people = ['Amara Okafor', 'Étienne Roy', 'Hana Sato'];
const items = people.map((name) => ({
  id: name,
  title: name,
  detail: 'Clerk, Front desk',
  start: <Avatar name={name} isDecorative />,
  end: <Badge tone="success">Active</Badge>,
}));

const meta = { component: List, args: { label: 'Users', items, onSelect: fn() } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isFramed: true, selected: 'Amara Okafor' } };

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="framed, one selected" isStacked>
        <List {...args} isFramed selected="Étienne Roy" />
      </Sample>
      <Sample title="words alone, one shown beside" isStacked>
        <List
          label="Documents"
          current="2"
          onAction={fn()}
          items={[
            { id: '1', title: 'Referral', detail: '21 November, 3 pages' },
            { id: '2', title: 'Laboratory result', detail: 'Complete blood count, electrolytes, liver function, fasting glucose, thyroid' },
            { id: '3', title: 'Consultation note of the orthopaedic department of Lakeshore Hospital', end: <Badge>12</Badge> },
          ]}
        />
      </Sample>
      <Sample title="read as a whole" isStacked>
        <List
          isWrapped
          label="Consents"
          items={[
            {
              id: '1',
              title: 'Text messages: Consent given',
              icon: <FileText aria-hidden />,
              detail: '“I agree to be reminded of my appointments by text message. I can stop this at any time by answering STOP.”',
              facts: ['21 November, 9:30 a.m.'],
            },
          ]}
        />
      </Sample>
      <Sample title="what kind of thing it is, and facts" isStacked>
        <List
          label="Results"
          items={[{ id: '1', icon: <FileText aria-hidden />, title: 'North Imaging', detail: 'No fracture is seen.', facts: ['21 November', 'Imaging report', '3 pages'] }]}
        />
      </Sample>
    </Wall>
  ),
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'Étienne Roy' });
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'Hana Sato' });
    await userEvent.keyboard('am');
    await expect(canvas.getByRole('row', { name: 'Amara Okafor' })).toHaveFocus();
  },
};

export const OpenedByKeyboard: Story = {
  args: { onSelect: undefined, onAction: fn(), current: 'Hana Sato' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Hana Sato')).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'Étienne Roy' });
  },
};
