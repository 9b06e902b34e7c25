import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer } from './Drawer.tsx';

const meta = { component: Drawer,
  args: {
    title: 'Amara Okafor',
    trigger: <Button>Open chart</Button>,
    onOpenChange: fn(),
    children: (
      <DescriptionList
        items={[
          { id: 'born', term: 'Birth date', details: '9 April 1968' },
          { id: 'card', term: 'Health number', details: <bdi>9876 543 217 KL</bdi> },
        ]}
      />
    ),
    footer: <Button variant="primary">Save</Button>,
  },
 } satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chart' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Amara Okafor' })).toBeVisible());
  },
};

export const Closes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
  },
};
