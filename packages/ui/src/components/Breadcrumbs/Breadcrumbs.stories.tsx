import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { RouterProvider } from '../Link/router.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const navigate = fn();

const places = ['Settings', 'Locations', 'Riverside Family Practice', 'Fax numbers', '+1 416 555 0142'].map((label) => ({
  id: label,
  label,
  href: '#place',
}));

const meta = {
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'settings', label: 'Settings', href: '#settings' },
      { id: 'locations', label: 'Locations', href: '#locations' },
    ],
  },
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="two places">
        <Breadcrumbs {...args} />
      </Sample>
      <Sample title="five places">
        <Breadcrumbs items={places} />
      </Sample>
      <Sample title="in a narrow pane" isStacked>
        <div style={{ inlineSize: '16rem' }}>
          <Breadcrumbs items={places} />
        </div>
      </Sample>
    </Wall>
  ),
};

export const EndsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveAttribute('aria-current', 'page');
  },
};

export const FollowedByKeyboard: Story = {
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Breadcrumbs {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#settings', undefined);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Locations' })).not.toHaveFocus();
  },
};
