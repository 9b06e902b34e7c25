import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { id: 'from', term: 'From', details: <bdi>+1 416 555 0142</bdi> },
  { id: 'received', term: 'Received', details: '21 November, 09:12' },
  { id: 'pages', term: 'Pages', details: '4' },
  { id: 'state', term: 'State', details: <Badge tone="success">Ready</Badge> },
  { id: 'sender', term: 'Sender', details: 'Riverside Family Practice, second floor, north entrance' },
];

const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="side by side">
        <DescriptionList items={items} />
      </Sample>
      <Sample title="stacked" isStacked>
        <DescriptionList items={items} isStacked />
      </Sample>
      <Sample title="in a narrow pane" isStacked>
        <div style={{ inlineSize: '18rem' }}>
          <DescriptionList
            items={[
              { id: 'provider', term: 'Most responsible physician', details: 'Dr. Étienne Roy' },
              { id: 'mail', term: 'E-mail', details: 'referrals-orthopaedics@lakeshore-clinic.example.org' },
            ]}
          />
        </div>
      </Sample>
    </Wall>
  ),
};
