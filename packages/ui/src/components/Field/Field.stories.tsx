import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormRow } from './Form.tsx';

const meta = { component: Form,
  args: {
    label: 'Patient',
    onSubmit: fn(),
    children: (
      <>
        <FormRow>
          <TextField label="Family name" name="familyName" isRequired />
          <TextField label="Given name" name="givenName" isRequired />
        </FormRow>
        <FormRow>
          <DateField label="Birth date" name="birthDate" />
          <TextField label="Health number" name="healthNumber" isNumeric />
        </FormRow>
        <FormActions>
          <Button>Cancel</Button>
          <Button variant="primary" type="submit">
            Save
          </Button>
        </FormActions>
      </>
    ),
  },
 } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots('narrow') };

export const Submitted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Family name' }), 'Okafor{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
