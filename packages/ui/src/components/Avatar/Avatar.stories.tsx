import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Avatar } from './Avatar.tsx';

const people = ['Amara Okafor', 'Étienne Roy', 'Hana Sato', 'Mei Wang', 'Jean-Luc de la Tour', '王芳'];

const meta = { component: Avatar, args: { name: 'Amara Okafor' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="people">
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Sample>
      <Sample title="small">
        {people.map((name) => (
          <Avatar key={name} name={name} size="sm" />
        ))}
      </Sample>
    </Wall>
  ),
};

export const NamesThePerson: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amara Okafor' })).toHaveAttribute('data-initials', 'AO');
  },
};

export const WithoutSpaces: Story = {
  globals: { locale: 'zh' },
  args: { name: '王芳' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '王芳' })).toHaveAttribute('data-initials', '王芳');
  },
};
