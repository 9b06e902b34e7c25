import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
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

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="one chosen" isStacked>
        <Chosen {...args} value="p1" />
      </Sample>
      <Sample title="none, though it must be" isStacked>
        <Chosen {...args} error="Choose the patient." />
      </Sample>
      <Sample title="taken by somebody else" isStacked>
        <Chosen {...args} value="p2" isDisabled />
      </Sample>
      <Sample title="a long name, nothing that speaks for it" isStacked>
        <Chosen
          {...args}
          candidates={[{ id: 'p3', title: 'Maria da Conceição Albuquerque de Vasconcelos e Sousa', score: 0.41, scoreLabel: '41%', reasons: [] }]}
        />
      </Sample>
    </Wall>
  ),
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'p1' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Okafor-Bello/ })).toBeChecked();
  },
};
