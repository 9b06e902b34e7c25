import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { Broken } from './ErrorBoundary.tsx';

const meta = { component: Broken } satisfies Meta<typeof Broken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = { parameters: stateSnapshots('narrow') };
