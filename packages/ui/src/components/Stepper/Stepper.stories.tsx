import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Stepper } from './Stepper.tsx';
import type { Step } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'received', title: 'Received', detail: '9:02 a.m.', state: 'complete' },
  { id: 'read', title: 'Read', detail: '3 pages', state: 'complete' },
  { id: 'filed', title: 'Filed', detail: 'Choose a patient', state: 'current' },
  { id: 'booked', title: 'Booked', state: 'upcoming' },
];

const failed = steps.map((step): Step => (step.id === 'read' ? { ...step, state: 'failed', detail: 'Page 2 is not readable' } : step));

const meta = { component: Stepper, args: { label: 'Referral', steps, onSelect: fn() } } satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="horizontal" isStacked>
        <div style={{ inlineSize: '44rem' }}>
          <Stepper {...args} />
        </div>
      </Sample>
      <Sample title="a step has failed" isStacked>
        <div style={{ inlineSize: '44rem' }}>
          <Stepper {...args} label="Referral that failed" steps={failed} />
        </div>
      </Sample>
      <Sample title="vertical" isStacked>
        <Stepper {...args} label="Referral, step by step" orientation="vertical" />
      </Sample>
    </Wall>
  ),
};

export const GoneBackByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'read' });
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const SaysWhereOneStands: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Referral' }).querySelector('[aria-current="step"]')).toHaveTextContent('Filed, current step');
  },
};

const longWords: Step[] = [
  { id: 'file', title: 'Fichier', state: 'complete' },
  { id: 'columns', title: 'Correspondance', state: 'complete' },
  { id: 'check', title: 'Vérification', state: 'current' },
  { id: 'import', title: 'Importation', state: 'upcoming' },
];

/** On a phone what has no room goes on below: no word runs into the next step. */
export const LongWordsOnAPhone: Story = {
  args: { steps: longWords },
  decorators: [(story) => <div style={{ inlineSize: '22rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(longWords.length);
    for (const item of items) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
