import { conversations, messageWith, messageWithFiles, reach } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { ConversationsScreen } from './ConversationsScreen.tsx';
import { at, base, conversationsScreen, opened } from './conversationsScreen.fixtures.tsx';

const meta = { component: ConversationsScreen, ...conversationsScreen } satisfies Meta<typeof ConversationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: 'Message' });
const chooseFile = async (canvas: ReturnType<typeof within>, file: File) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Attach a file' }));
  await screen.findByRole('dialog', { name: 'Attach a file' });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });
};
const pngFile = Uint8Array.from('\u0089PNG\r\n\u001a\n', (character) => character.charCodeAt(0));

/** What goes with a message is one picture message, paid for as such; what does not go is refused before it is sent. */
export const Attaching: Story = {
  ...at({ ...opened(conversations[0]), thread: ready({ rows: [messageWithFiles, messageWith(53, 'How do I find you?', 9)], more: 'none' }) }),
  parameters: stateSnapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await chooseFile(canvas, new File(['PK'], 'notes.docx', { type: 'application/msword' }));
    await waitFor(() => expect(screen.getByText('Only JPEG, PNG, GIF and PDF go with a message.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.type(field(canvas), 'The parking is here.');
    await chooseFile(canvas, new File([pngFile], 'parking.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'parking.png' })).toBeVisible());
    await expect(canvas.getByText('Picture message · 3 credits of 1,284')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A message that did not arrive is written again with what went along. */
export const WrittenAgain: Story = {
  args: {
    model: { ...base, ...opened(conversations[0]), thread: ready({ rows: [{ ...messageWithFiles, status: 'failed' }], more: 'none' }) },
    onFilesOf: fn(() => Promise.resolve([{ id: 'again', name: 'way-to-us.png', bytes: pngFile }])),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write it again' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'way-to-us.png' })).toBeVisible());
    await expect(field(canvas)).toHaveValue(messageWithFiles.text);
    await expect(args.onFilesOf).toHaveBeenCalledOnce();
  },
};

/** From a number that carries none, nothing can be attached. */
export const NoAttachments: Story = {
  ...at(opened(conversations[0], { reach: { ...reach, attachments: null } })),
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Attach a file' })).toBeNull();
  },
};
