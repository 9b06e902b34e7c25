import type { Meta, StoryObj } from '@storybook/react-vite';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { BlankLayout } from './BlankLayout.tsx';

const meta = {
  component: BlankLayout,
  parameters: { layout: 'fullscreen' },
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

export const Gallery: Story = { parameters: snapshots('narrow') };
