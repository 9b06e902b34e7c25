import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Link, LinkButton } from './Link.tsx';
import { RouterProvider } from './router.ts';

const meta = { component: Link, args: { href: '#forgot', children: 'Forgot your password?' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="in a sentence">
        <p>
          The reply attaches itself to <Link href="#fax">the first fax</Link> when it arrives.
        </p>
      </Sample>
      <Sample title="alone, disabled">
        <Link href="#forgot">Forgot your password?</Link>
        <Link isDisabled>Not available</Link>
      </Sample>
      <Sample title="as a button">
        <LinkButton href="#open" variant="primary" icon={<ArrowRight aria-hidden data-flip />}>
          Open the inbox
        </LinkButton>
        <LinkButton href="#open">Open the inbox</LinkButton>
        <LinkButton href="#open" variant="quiet">
          Open the inbox
        </LinkButton>
        <LinkButton href="#open" size="sm">
          Open
        </LinkButton>
        <LinkButton isDisabled>Open the inbox</LinkButton>
      </Sample>
    </Wall>
  ),
};

export const GoesSomewhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '#forgot');
  },
};

const navigate = fn();

/** Within the product the client router takes over; the page is not loaded again. */
export const FollowedByKeyboard: Story = {
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#forgot', undefined);
  },
};
