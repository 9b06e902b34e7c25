import type { ComponentProps, ReactNode, Ref } from 'react';
import { NativeField } from '../Field/NativeField.tsx';
import type { NativeFieldProps } from '../Field/NativeField.tsx';
import { Box, Control } from './TextField.styles.ts';

type Passed = Omit<ComponentProps<'input'>, keyof NativeFieldProps | NotPassed>;
type NotPassed = 'children' | 'className' | 'style' | 'ref' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'dir';

export interface TextFieldProps extends NativeFieldProps, Passed {
  /** Stands inside the box, before or after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
  /** Digits of one width, for card, phone and fax numbers. */
  isNumeric?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (change: { value: string }) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, isRequired, isDisabled, isReadOnly, ...own } = props;
  const { name, start, end, isNumeric, inputRef, onChange, ...passed } = own;
  const field = { label, isLabelHidden, description, error, name, isRequired, isDisabled, isReadOnly };
  return (
    <NativeField {...field}>
      {(control) => (
        <Box data-invalid={control['aria-invalid']} data-disabled={isDisabled || undefined}>
          {start}
          <Control
            {...passed}
            {...control}
            ref={inputRef}
            dir={isNumeric ? 'ltr' : 'auto'}
            data-numeric={isNumeric || undefined}
            onChange={({ currentTarget }) => onChange?.({ value: currentTarget.value })}
          />
          {end}
        </Box>
      )}
    </NativeField>
  );
}
