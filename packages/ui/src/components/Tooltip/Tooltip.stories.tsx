import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = { component: Tooltip, args: { content: 'Turn the page', keys: ['r'], placement: 'bottom', children: <Button>Rotate</Button> } } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots(), ...framed('9rem') },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Turn the page');
  },
  render: (args) => (
    <Wall>
      <Sample title="under a button">
        <Tooltip {...args} />
      </Sample>
    </Wall>
  ),
};

export const ShownAndHiddenByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Turn the page r');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { content: 'Riverside Family Practice, second floor, north entrance, behind the pharmacy', keys: undefined },
  play: async () => {
    await userEvent.tab();
    await expect((await screen.findByRole('tooltip')).getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};
