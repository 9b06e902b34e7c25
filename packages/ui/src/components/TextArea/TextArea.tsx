import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Control, Root } from './TextArea.styles.ts';

type Passed = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'onChange' | 'isInvalid' | 'slot' | 'type'>;

export interface TextAreaProps extends FieldProps, Passed {
  placeholder?: string;
  /** Lines shown when empty; it grows with what is written. */
  rows?: number;
  onChange?: (change: { value: string }) => void;
}

export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, placeholder, rows = 3, onChange, ...rest } = props;
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={Boolean(error)} onChange={(value) => onChange?.({ value })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Control placeholder={placeholder} rows={rows} dir="auto" />
      </FieldParts>
    </Root>
  );
}
