import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../.storybook/modes.ts';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Gallery as Wall, Sample } from '../internal/Gallery.tsx';
import { isChunkLoadError } from './ChunkLoadError.ts';
import { lazyPart } from './lazyPart.ts';
import { PartFailed } from './PartFailed.tsx';

const meta = {
  component: PartFailed,
  args: { onRetry: fn() },
} satisfies Meta<typeof PartFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="did not come" isStacked>
        <PartFailed {...args} />
      </Sample>
      <Sample title="is being tried again" isStacked>
        <PartFailed {...args} isRetrying />
      </Sample>
    </Wall>
  ),
};

const fetchPart = fn<() => Promise<() => string>>();
const refuse = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let Part = lazyPart(fetchPart);

/** A field, and beside it a part whose code has yet to come. */
const beside: Story = {
  // What the boundary takes up is what these are about; React tells of it on the console otherwise.
  parameters: { react: { rootOptions: { onCaughtError: (error: unknown) => { if (!isChunkLoadError(error)) console.error(error); } } } },
  beforeEach: () => {
    fetchPart.mockReset().mockImplementation(refuse);
    Part = lazyPart(fetchPart);
  },
  render: () => (
    <main id="main" tabIndex={-1}>
      <TextField label="Note" />
      <Suspense fallback={<Skeleton lines={3} />}>
        <Part />
      </Suspense>
    </main>
  ),
};

export const BesideWhatIsTyped: Story = { ...beside, parameters: { ...beside.parameters, ...stateSnapshots('narrow') }, play: async ({ canvas }) => void (await canvas.findByRole('alert')) };

export const TriedAgainByKeyboard: Story = {
  ...beside,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Call the daughter');
    await canvas.findByRole('alert');
    fetchPart.mockResolvedValue(() => 'Here it is');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Here it is');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Call the daughter');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(fetchPart).toHaveBeenCalledTimes(2);
  },
};

export const FailsAgain: Story = {
  ...beside,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    let fail = () => {};
    fetchPart.mockImplementation(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(2));
    // Nothing flashes meanwhile.
    await expect(canvas.getByRole('alert')).toBeVisible();
    fail();
    fetchPart.mockResolvedValue(() => 'Here it is');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('data-pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('Here it is');
  },
};

export const ComesWithTheConnection: Story = {
  ...beside,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    fetchPart.mockResolvedValue(() => 'Here it is');
    dispatchEvent(new Event('online'));
    await canvas.findByText('Here it is');
  },
};
