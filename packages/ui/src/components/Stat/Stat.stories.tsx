import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Sparkline } from '../Chart/Sparkline.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  component: Stat,
  args: {
    label: 'Waiting to be triaged',
    value: 24,
    trend: { text: '13 fewer than two weeks ago', direction: 'down', isGood: true },
    chart: <Sparkline label="Down from 37 to 24 in two weeks" values={[37, 35, 36, 31, 29, 30, 26, 24]} />,
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const wide = { inlineSize: '15rem' };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="moves">
        <div style={wide}>
          <Stat {...args} />
        </div>
        <div style={wide}>
          <Stat label="Never answered" value="8.4" unit="%" trend={{ text: '2.1 points more than last month', direction: 'up', isGood: false }} />
        </div>
        <div style={wide}>
          <Stat label="Filed today" value={112} trend={{ text: 'As yesterday', direction: 'flat' }} />
        </div>
      </Sample>
      <Sample title="without a move, unknown, on its way">
        <div style={wide}>
          <Stat label="Longest wait" value={47} unit="min" />
        </div>
        <div style={wide}>
          <Stat label="Longest wait" unit="min" />
        </div>
        <div style={wide}>
          <Stat label="Longest wait" isLoading />
        </div>
      </Sample>
    </Wall>
  ),
};

export const NamesItsFigure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Waiting to be triaged' })).toHaveTextContent('24');
  },
};

export const CourseKeepsItsDistance: Story = {
  args: { label: 'Turnaround', value: '25 mins' },
  render: (args) => (
    <div style={{ inlineSize: '10.5rem' }}>
      <Stat {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText('25 mins').getBoundingClientRect();
    const course = canvas.getByRole('img').getBoundingClientRect();
    await expect(course.left - figure.right).toBeGreaterThanOrEqual(8);
    await expect(course.right).toBeLessThanOrEqual(canvas.getByRole('group').getBoundingClientRect().right);
    await expect(course.width).toBeGreaterThan(24);
  },
};
