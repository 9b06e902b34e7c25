import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { CandidateList } from './CandidateList.tsx';
import type { CandidateListProps } from './CandidateList.tsx';

/** Keeps the choice, as a form would. */
function Chosen(props: CandidateListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <CandidateList
        {...props}
        value={value}
        onChange={(change) => {
          setValue(change.value);
          props.onChange(change);
        }}
      />
    </div>
  );
}

const meta = {
  component: CandidateList,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Patient',
    value: null,
    onChange: fn(),
    candidates: [
      {
        id: 'p1',
        title: 'Amara Okafor',
        detail: '9 April 1968 · 9876 543 217 KL',
        score: 0.98,
        scoreLabel: '98%',
        reasons: [
          { id: 'card', label: 'Health number', isMatch: true },
          { id: 'born', label: 'Birth date', isMatch: true },
        ],
      },
      {
        id: 'p2',
        title: 'Amara Okafor-Bello',
        detail: '9 April 1986 · 4521 880 136',
        score: 0.64,
        scoreLabel: '64%',
        reasons: [
          { id: 'name', label: 'Family name', isMatch: true },
          { id: 'born', label: 'Birth date', isMatch: false },
        ],
      },
    ],
  },
} satisfies Meta<typeof CandidateList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots(), args: { value: 'p1' } };

export const NothingIsChosenByItself: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'p1' });
  },
};
