import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, SearchX } from 'lucide-react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    icon: <Inbox aria-hidden />,
    title: 'Everything is filed',
    children: 'New faxes appear here by themselves.',
    actions: <Button>Upload a fax</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="nothing to do" isStacked>
        <EmptyState {...args} />
      </Sample>
      <Sample title="nothing found" isStacked>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="No fax says “rotator cuff”"
          actions={
            <>
              <Button variant="primary">Search all locations</Button>
              <Button>Clear the filters</Button>
            </>
          }
        >
          Faxes of this location were searched, back to 1 January. Those still being read are found once they are ready.
        </EmptyState>
      </Sample>
      <Sample title="words alone" isStacked>
        <EmptyState title="Choose a fax" />
      </Sample>
    </Wall>
  ),
};
