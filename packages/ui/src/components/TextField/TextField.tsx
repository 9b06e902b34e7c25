import type { ReactNode, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Box, Control, Root } from './TextField.styles.ts';

type Passed = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'render' | 'onChange' | 'isInvalid' | 'slot'>;

export interface TextFieldProps extends FieldProps, Passed {
  placeholder?: string;
  /** Stands inside the box, before or after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
  /** Digits of one width, for card, phone and fax numbers. */
  isNumeric?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (change: { value: string }) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, placeholder, start, end, isNumeric, inputRef, onChange, ...rest } = props;
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={Boolean(error)} onChange={(value) => onChange?.({ value })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Box isInvalid={Boolean(error)} isDisabled={rest.isDisabled}>
          {start}
          <Control ref={inputRef} placeholder={placeholder} data-numeric={isNumeric || undefined} dir={isNumeric ? 'ltr' : 'auto'} />
          {end}
        </Box>
      </FieldParts>
    </Root>
  );
}
