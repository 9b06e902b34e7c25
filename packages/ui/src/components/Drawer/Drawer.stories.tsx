import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
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

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots('narrow'), ...framed('24rem') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chart' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Amara Okafor' })).toBeVisible());
  },
};

export const AtTheStart: Story = {
  parameters: stateSnapshots(),
  args: { side: 'start', title: 'Intake', footer: undefined, children: 'Where the navigation opens on a phone.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open chart' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
    const { left, right } = drawer.getBoundingClientRect();
    await expect(document.documentElement.dir === 'rtl' ? innerWidth - right : left).toBeLessThanOrEqual(1);
  },
};

export const OpenedAndClosedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open chart' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open chart' })).toHaveFocus());
  },
};
