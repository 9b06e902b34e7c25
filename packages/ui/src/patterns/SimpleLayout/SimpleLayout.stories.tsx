import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { LinkButton } from '../../components/Link/Link.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SimpleLayout } from './SimpleLayout.tsx';

const meta = {
  component: SimpleLayout,
  parameters: { layout: 'fullscreen', ...framed('24rem') },
  args: {
    brand: 'Intake',
    actions: <LinkButton href="#login">Sign in</LinkButton>,
    footer: 'Intake',
    children: <PageHeader title="Terms" description="Last changed in November" />,
  },
} satisfies Meta<typeof SimpleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('narrow') };
