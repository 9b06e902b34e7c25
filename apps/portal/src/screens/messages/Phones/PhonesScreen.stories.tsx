import { messageWithFiles, phoneMessages, phones } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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

/** What the provider fetched is seen on the phone; its owner sends a picture too. */
export const WithPictures: Story = {
  args: {
    openNumber: phones[0]!.number,
    phone: ready({ ...phones[0]!, messages: [...phoneMessages, { ...phoneMessages[0]!, id: messageWithFiles.id, text: messageWithFiles.text, files: messageWithFiles.files }, { ...phoneMessages[1]!, id: messageWithFiles.conversationId, text: '', files: [{ mediaType: '', url: null }] }] }),
  },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Attach a file' }));
    await screen.findByRole('dialog', { name: 'Attach a file' });
    const file = new File([Uint8Array.from('\u0089PNG\r\n\u001a\n', (character) => character.charCodeAt(0))], 'card.png', { type: 'image/png' });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'card.png' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ text: '', picture: expect.objectContaining({ name: 'card.png' }) }));
  },
};

export const Empty: Story = { args: { phones: ready({ rows: [], more: 'none' }) }, parameters: stateSnapshots() };
/** Where texts go out over a real line. */
export const NotHere: Story = { args: { phones: { state: 'failed', problem: { code: 'not-found' } } }, parameters: stateSnapshots() };
