import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.tsx';
import { FormActions, FormRow, FormSection } from './FormParts.tsx';

const fields = (
  <>
    <FormRow>
      <TextField label="Family name" name="familyName" isRequired />
      <TextField label="Given names" name="givenName" />
    </FormRow>
    <FormRow>
      <DateField label="Birth date" name="birthDate" />
      <Select
        label="Sex"
        name="sex"
        placeholder="Choose"
        items={[
          { id: 'female', label: 'Female' },
          { id: 'male', label: 'Male' },
        ]}
      />
    </FormRow>
    <FormSection title="Visit">
      <ComboBox label="Physician" name="physician" items={[{ id: '1', label: 'Dr. Amara Okafor' }]} />
      <RadioGroup
        label="Priority"
        name="priority"
        orientation="horizontal"
        items={[
          { id: 'routine', label: 'Routine' },
          { id: 'urgent', label: 'Urgent' },
        ]}
      />
      <TextArea label="Reason" name="reason" />
    </FormSection>
    <FormActions>
      <Button>Cancel</Button>
      <Button variant="primary" type="submit">
        Save
      </Button>
    </FormActions>
  </>
);

/** Refuses what a server would refuse, and keeps the answer till the next one. */
function Answered({ answer, ...props }: FormProps & { answer: NonNullable<FormProps['errors']> }) {
  const [errors, setErrors] = useState<FormProps['errors']>();
  return (
    <Form
      {...props}
      errors={errors}
      onSubmit={async (submission) => {
        await props.onSubmit(submission);
        setErrors(answer);
      }}
    />
  );
}

const meta = {
  component: Form,
  args: { label: 'Patient', onSubmit: fn(), children: fields },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const refused = {
  familyName: 'Enter a family name.',
  birthDate: 'A birth date lies in the past.',
  sex: 'Choose one.',
  physician: 'Choose a physician.',
  priority: 'Choose a priority.',
  reason: 'Say why the patient comes.',
};

export const Gallery: Story = {
  args: { errors: refused },
  parameters: snapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '6 fields need another look' })).toHaveFocus());
  },
};

export const SubmittedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Okafor{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(mocked(args.onSubmit).mock.lastCall?.[0].data.get('familyName')).toBe('Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Family name' })).toHaveValue('Okafor');
  },
};

/** From the summary to each field, and the error goes with the first change. */
export const ErrorsFollowedByKeyboard: Story = {
  render: (args) => <Answered {...args} answer={refused} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('O{Enter}');
    const summary = await canvas.findByRole('group', { name: '6 fields need another look' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveAccessibleDescription(/Family name.*Enter a family name\..*Reason/);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    const [segment] = canvas.getAllByRole('spinbutton');
    await expect(segment).toHaveFocus();
    for (const name of ['Family name', 'Reason']) await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    const familyName = canvas.getByRole('textbox', { name: 'Family name' });
    await expect(familyName).toHaveFocus();
    await expect(familyName).toHaveValue('O');
    await expect(familyName).toHaveAccessibleDescription('Enter a family name.');
    await userEvent.keyboard('kafor');
    await expect(familyName).toBeValid();
    await waitFor(() => expect(canvas.getByRole('group', { name: '5 fields need another look' })).toBeVisible());
  },
};

/** One alone needs no list: the keyboard stands in it. */
export const OneErrorByKeyboard: Story = {
  render: (args) => <Answered {...args} answer={{ reason: 'Say why the patient comes.' }} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: /another look/ })).not.toBeInTheDocument();
  },
};

/** What the server calls by a name that no field has is said all the same. */
export const NothingIsSwallowed: Story = {
  render: (args) => <Answered {...args} answer={{ tenant: 'This clinic is closed.', familyName: 'Enter a family name.' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need another look' })).toHaveTextContent('This clinic is closed.'));
  },
};

/** It lasts until the promise ends, and nobody sends it twice. */
export const SentOnce: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    const familyName = canvas.getByRole('textbox', { name: 'Family name' });
    await userEvent.type(familyName, 'Okafor{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(familyName).toHaveValue('Okafor');
  },
};

export const WithoutSummary: Story = {
  render: (args) => <Answered {...args} hasSummary={false} answer={refused} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Family name' })).toHaveFocus());
  },
};

export const ServerCannotBeReached: Story = {
  args: { error: 'The server does not answer. What you typed is still here.' },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /does not answer/ })).toHaveFocus());
  },
};
