import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Kbd } from './Kbd.tsx';

const meta = { component: Kbd, args: { keys: ['n'] } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
        <Kbd keys={[' ']} />
        <Kbd keys={['Backspace']} />
        <Kbd keys={['Shift', 'Tab']} />
        <Kbd keys={['PageDown']} />
        <Kbd keys={['?']} />
      </Sample>
      <Sample title="in a tooltip">
        <span style={{ padding: '0.5rem', background: 'var(--color-bg-inverse)', color: 'var(--color-text-inverse)' }}>
          <Kbd keys={['Shift', 'r']} isInverse />
        </span>
      </Sample>
      <Sample title="in a sentence">
        <p>
          Press <Kbd keys={['j']} /> for the next fax, <Kbd keys={['k']} /> for the one before.
        </p>
      </Sample>
    </Wall>
  ),
};
