import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { SetupScreen } from './SetupScreen.tsx';

const meta = {
  component: SetupScreen,
  args: {
    isSaving: false,
    problem: null,
    timeZones: ['America/Halifax', 'America/St_Johns', 'America/Toronto', 'America/Vancouver'],
    timeZone: 'America/Toronto',
    onSubmit: fn(),
  },
} satisfies Meta<typeof SetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: snapshots('narrow', 'ja') };

export const WrongSecret: Story = {
  args: { problem: { code: 'invalid', fields: [{ path: 'secret', code: 'wrong-secret' }] } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
  },
};

export const Unreachable: Story = { args: { problem: { code: 'network' } }, parameters: stateSnapshots() };

export const AlreadyDone: Story = { args: { problem: { code: 'not-found' } } };

export const Saving: Story = { args: { isSaving: true } };

export const ThroughTheForm: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up and sign in' }));
    await expect(canvas.getAllByText('This is needed.')).toHaveLength(6);
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText('Set-up secret'), 'c2VjcmV0');
    await userEvent.type(canvas.getByLabelText('Name of the organization'), 'Harbourview Specialist Clinic');
    await userEvent.type(canvas.getByLabelText('First location'), 'Main');
    await userEvent.type(canvas.getByLabelText('Fax number'), '416 555 0100');
    await userEvent.type(canvas.getByLabelText('Your name'), 'Amara Osei');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'amara.osei@harbourview.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'plum violin harbour{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      secret: 'c2VjcmV0',
      organizationName: 'Harbourview Specialist Clinic',
      locationName: 'Main',
      timeZone: 'America/Toronto',
      faxNumber: '416 555 0100',
      displayName: 'Amara Osei',
      email: 'amara.osei@harbourview.example',
      password: 'plum violin harbour',
    });
  },
};
