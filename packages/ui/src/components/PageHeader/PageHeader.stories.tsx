import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  component: PageHeader,
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

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="all of it" isWide>
        <PageHeader {...args} />
      </Sample>
      <Sample title="several actions" isWide>
        <PageHeader
          title="Users"
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary">Invite</Button>
            </>
          }
        />
      </Sample>
      <Sample title="a long title" isWide>
        <PageHeader
          title="Consultation note from the orthopaedic department of Lakeshore Hospital, second opinion"
          description="Received on 21 November at 09:12 from +1 416 555 0142"
        />
      </Sample>
    </Wall>
  ),
};
