import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall } from '../../internal/Gallery.tsx';
import { Button } from '../Button/Button.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileDropArea } from './FileDropArea.tsx';
import { FileProgressList } from './FileProgressList.tsx';

const meta = {
  component: FileDrop,
  args: {
    label: 'Upload faxes',
    hint: 'PDF or TIFF, up to 150 MB each',
    acceptedFileTypes: ['application/pdf', 'image/tiff'],
    onChoose: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <FileDrop {...args} />
      <FileDrop {...args} hint={undefined} isDisabled />
      <FileProgressList
        label="Uploads"
        onRemove={fn()}
        onRetry={fn()}
        files={[
          { id: '1', name: 'referral-okafor.pdf', detail: '1.2 MB', state: 'done' },
          { id: '2', name: 'scan-0042.tiff', detail: '64%', state: 'sending', percent: 64 },
          { id: '3', name: 'lab.tiff', detail: '800 kB', state: 'failed', error: 'The file ends after page 2 of 3.' },
          {
            id: '4',
            name: 'referral-okafor.pdf',
            detail: '1.2 MB',
            state: 'questioned',
            error: 'The same pages came by fax on 14 November.',
            actions: <Button size="sm">Take it anyway</Button>,
          },
          { id: '5', name: 'consultation.pdf', detail: '90 kB', state: 'waiting' },
          {
            id: '6',
            name: 'consultation-note-of-the-orthopaedic-department-of-lakeshore-hospital-second-opinion-2026-11-21.pdf',
            detail: '90 kB',
            state: 'waiting',
          },
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

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const PastedByKeyboard: Story = {
  beforeEach: () => {
    // A machine's clipboard has an entry for each file, one that is made by a script has none.
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isFile: true } as FileSystemEntry);
  },
  play: async ({ args, canvas }) => {
    const fax = new File(['x'], 'fax.pdf', { type: 'application/pdf' });
    const clipboard = new DataTransfer();
    clipboard.items.add(fax);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Upload faxes/ })).toHaveFocus();
    await userEvent.paste(clipboard);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ files: [fax], refused: [] }));
  },
};

/** The whole screen takes files; what it holds can be used while nothing is dragged. */
export const DroppedOnAnArea: Story = {
  render: ({ label, acceptedFileTypes, onChoose }) => (
    <FileDropArea label={label} acceptedFileTypes={acceptedFileTypes} onChoose={onChoose}>
      <Button>Refresh</Button>
    </FileDropArea>
  ),
  beforeEach: () => {
    spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isFile: true } as FileSystemEntry);
  },
  play: async ({ args, canvas }) => {
    const target = await canvas.findByRole('button', { name: /Upload faxes/ });
    const zone = target.closest('[class]')?.parentElement?.closest('[data-rac]') ?? target.parentElement?.parentElement;
    const fax = new File(['x'], 'fax.pdf', { type: 'application/pdf' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fax);
    const drag = (type: string, on: Element) => on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const refresh = canvas.getByRole('button', { name: 'Refresh' });

    drag('dragenter', refresh);
    await waitFor(() => expect(zone).toHaveStyle({ pointerEvents: 'auto' }));
    drag('dragenter', zone as Element);
    await canvas.findByText('Upload faxes', { selector: 'div' });
    drag('dragover', zone as Element);
    drag('drop', zone as Element);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ files: [fax], refused: [] }));
    await waitFor(() => expect(zone).toHaveStyle({ pointerEvents: 'none' }));

    drag('dragenter', refresh);
    drag('dragleave', refresh);
    await userEvent.hover(refresh);
    await waitFor(() => expect(zone).toHaveStyle({ pointerEvents: 'none' }));
    await expect(drag('drop', refresh)).toBe(false);
  },
};
