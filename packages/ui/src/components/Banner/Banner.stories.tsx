import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall } from '../../internal/Gallery.tsx';
import { tones } from '../../tokens/index.ts';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = { component: Banner, args: { children: 'The fax was not filed.', onDismiss: fn() } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: () => (
    <Wall>
      {tones.map((tone) => (
        <Banner key={tone} tone={tone} title="Pages 3–5 match another fax" actions={<Button size="sm">Compare</Button>} onDismiss={fn()}>
          Fax 812 of 14 November carries the same pages; a signature was added.
        </Banner>
      ))}
      <Banner>The clinic moves on 1 December.</Banner>
      <Banner tone="warning" isEdge>
        Offline. What you do now is sent when the connection is back.
      </Banner>
    </Wall>
  ),
};

export const DismissedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

export const Interrupts: Story = {
  args: { tone: 'danger' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The fax was not filed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
