import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = { component: PageHeader,
  args: {
    title: 'Locations',
    status: <Badge tone="success">3 active</Badge>,
    description: 'Where faxes arrive and who answers them.',
    breadcrumbs: [
      { id: 'settings', label: 'Settings', href: '#settings' },
      { id: 'locations', label: 'Locations', href: '#locations' },
    ],
    actions: <Button variant="primary">Add a location</Button>,
  },
 } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots('narrow') };
