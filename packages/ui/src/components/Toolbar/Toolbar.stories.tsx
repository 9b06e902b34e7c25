import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw, RotateCw, Split, ZoomIn, ZoomOut } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

const meta = {
  component: Toolbar,
  args: {
    label: 'Document',
    isBar: true,
    children: (
      <>
        <ToolbarGroup label="Zoom">
          <IconButton label="Zoom out" icon={<ZoomOut aria-hidden />} />
          <IconButton label="Zoom in" icon={<ZoomIn aria-hidden />} />
        </ToolbarGroup>
        <ToolbarSeparator />
        <ToolbarGroup label="Rotate">
          <IconButton label="Rotate left" icon={<RotateCcw aria-hidden />} />
          <IconButton label="Rotate right" icon={<RotateCw aria-hidden />} />
        </ToolbarGroup>
        <ToolbarGroup align="end" label="More">
          <Button variant="quiet" icon={<Split aria-hidden />}>
            Split
          </Button>
        </ToolbarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="along the top of a pane" isWide>
        <Toolbar {...args} />
      </Sample>
      <Sample title="in a line of other things">
        <Toolbar {...args} isBar={false} />
      </Sample>
      <Sample title="no room for all" isStacked>
        <div style={{ inlineSize: '11rem' }}>
          <Toolbar {...args} />
        </div>
      </Sample>
    </Wall>
  ),
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [forward, backward] = document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard(`${forward}${forward}${backward}`);
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await userEvent.keyboard(forward.repeat(3));
    await expect(canvas.getByRole('button', { name: 'Split' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Split' })).toHaveFocus();
  },
};
