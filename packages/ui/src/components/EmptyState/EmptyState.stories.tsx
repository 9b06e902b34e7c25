import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState,
  args: {
    icon: <Inbox aria-hidden />,
    title: 'Everything is filed',
    children: 'New faxes appear here by themselves.',
    actions: <Button>Upload a fax</Button>,
  },
 } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots() };
