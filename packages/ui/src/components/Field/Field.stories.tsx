import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from 'react-aria-components/TextField';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Box, Control } from '../../internal/input/inputBox.styles.ts';
import { FieldParts } from './Field.tsx';
import type { FieldPartsProps } from './Field.tsx';
import { fieldStack } from './Field.styles.ts';

const Root = styled(TextField)`
  ${fieldStack}
`;

/** Every field is made like this: the behaviour of react-aria, and the parts around its control. */
const NewField = (props: Omit<FieldPartsProps, 'children'> & { isRequired?: boolean; isDisabled?: boolean }) => {
  const { isRequired, isDisabled, ...parts } = props;
  return (
    <Root isRequired={isRequired} isDisabled={isDisabled} isInvalid={props.error ? true : undefined} validationBehavior="aria">
      <FieldParts {...parts}>
        <Box isDisabled={isDisabled}>
          <Control />
        </Box>
      </FieldParts>
    </Root>
  );
};

const meta = {
  component: FieldParts,
  args: { label: 'Room', description: 'As on the door.', children: null },
  render: ({ children: _, ...parts }) => <NewField {...parts} />,
} satisfies Meta<typeof FieldParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: () => (
    <Wall>
      <Sample title="label, help, error" isStacked>
        <NewField label="Room" />
        <NewField label="Room" description="As on the door." />
        <NewField label="Room" isRequired />
        <NewField label="Room" error="There is no such room." />
        <NewField label="Room" description="As on the door." error="There is no such room: compare it with the plan that hangs beside the lift." />
        <NewField label="Room" isDisabled description="Given by the clinic." />
        <NewField label="Room" isLabelHidden />
      </Sample>
    </Wall>
  ),
};

export const HelpAndErrorAreRead: Story = {
  args: { error: 'There is no such room.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Room' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('As on the door. There is no such room.');
  },
};
