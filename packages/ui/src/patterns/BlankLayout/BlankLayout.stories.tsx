import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link, LinkButton } from '../../components/Link/Link.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { BlankLayout } from './BlankLayout.tsx';

const meta = {
  component: BlankLayout,
  parameters: { layout: 'fullscreen', ...framed('30rem') },
  args: {
    brand: 'Intake',
    title: 'Sign in',
    lead: 'To the desk of your clinic.',
    footer: <Link href="#help">Need help?</Link>,
    children: (
      <>
        <TextField label="E-mail" type="email" />
        <TextField label="Password" type="password" />
        <Button variant="primary" isWide>
          Sign in
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BlankLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('narrow') };

/** What brings a card of its own, or needs none. */
export const WithoutCard: Story = {
  parameters: stateSnapshots(),
  args: { title: undefined, children: <EmptyState title="This page does not exist" actions={<LinkButton href="#home">Go to the inbox</LinkButton>} /> },
};
