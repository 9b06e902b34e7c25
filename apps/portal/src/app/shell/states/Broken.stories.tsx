import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { Broken } from './ErrorBoundary.tsx';

const meta = { component: Broken, args: { isChunk: false } } satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = { parameters: stateSnapshots('narrow') };
export const ChunkFailed: Story = { args: { isChunk: true }, parameters: stateSnapshots('narrow') };
