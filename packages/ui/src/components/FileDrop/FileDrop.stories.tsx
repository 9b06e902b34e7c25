import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall } from '../../internal/Gallery.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileProgressList } from './FileProgressList.tsx';

const meta = { component: FileDrop,
  args: {
    label: 'Upload faxes',
    hint: 'PDF or TIFF, up to 150 MB each',
    acceptedFileTypes: ['application/pdf', 'image/tiff'],
    onChoose: fn(),
  },
 } satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <FileDrop {...args} />
      <FileProgressList
        label="Uploads"
        onRemove={fn()}
        onRetry={fn()}
        files={[
          { id: '1', name: 'referral-okafor.pdf', detail: '1.2 MB', state: 'done' },
          { id: '2', name: 'scan-0042.tiff', detail: '64%', state: 'sending', percent: 64 },
          { id: '3', name: 'lab.tiff', detail: '800 kB', state: 'failed', error: 'The file ends after page 2 of 3.' },
          { id: '4', name: 'consultation.pdf', detail: '90 kB', state: 'waiting' },
        ]}
      />
    </Wall>
  ),
};

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const fax = new File(['x'], 'fax.pdf', { type: 'application/pdf' });
    await userEvent.upload(input as HTMLInputElement, [fax, new File(['x'], 'notes.txt', { type: 'text/plain' })], { applyAccept: false });
    await expect(args.onChoose).toHaveBeenCalledWith({ files: [fax], refused: ['notes.txt'] });
  },
};
