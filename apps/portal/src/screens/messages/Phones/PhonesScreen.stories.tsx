import { phoneMessages, phones } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { PhonesScreen } from './PhonesScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const meta = {
  component: PhonesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    phones: ready({ rows: phones, more: 'none' }), openNumber: null, phone: { state: 'none' }, backHref: '#messages',
    onOpen: fn(), onAnswer: fn(done), onRetry: fn(), onRetryPhone: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhonesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('row')[1]!);
    await expect(args.onOpen).toHaveBeenCalledWith({ number: phones[1]!.number });
  },
};

export const Open: Story = {
  args: { openNumber: phones[0]!.number, phone: ready({ ...phones[0]!, messages: phoneMessages }) },
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Answer as the patient' }), 'See you then{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ text: 'See you then' }));
    await userEvent.click(canvas.getByRole('button', { name: 'STOP' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ text: 'STOP' });
  },
};

export const Empty: Story = { args: { phones: ready({ rows: [], more: 'none' }) }, parameters: stateSnapshots() };
/** Where texts go out over a real line. */
export const NotHere: Story = { args: { phones: { state: 'failed', problem: { code: 'not-found' } } }, parameters: stateSnapshots() };
