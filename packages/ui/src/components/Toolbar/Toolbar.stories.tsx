import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw, RotateCw, Split, ZoomIn, ZoomOut } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './Toolbar.tsx';

const meta = { component: Toolbar,
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

export const Gallery: Story = { parameters: snapshots() };

export const OneTabStop: Story = {
  play: async ({ canvas }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};
