import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { component: Kbd, args: { keys: ['n'] } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="keys">
        <Kbd keys={['n']} />
        <Kbd keys={['Ctrl', 'k']} />
        <Kbd keys={['Shift', 'Enter']} />
        <Kbd keys={['ArrowDown']} />
        <Kbd keys={['Escape']} />
      </Sample>
    </Wall>
  ),
};
