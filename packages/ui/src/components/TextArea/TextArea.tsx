import type { ComponentProps } from 'react';
import { NativeField } from '../Field/NativeField.tsx';
import type { NativeFieldProps } from '../Field/NativeField.tsx';
import { Control } from './TextArea.styles.ts';

type Passed = Omit<ComponentProps<'textarea'>, keyof NativeFieldProps | NotPassed>;
type NotPassed = 'children' | 'className' | 'style' | 'ref' | 'onChange' | 'disabled' | 'readOnly' | 'required' | 'dir';

export interface TextAreaProps extends NativeFieldProps, Passed {
  /** Lines shown when empty; it grows with what is written. */
  rows?: number;
  onChange?: (change: { value: string }) => void;
}

export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, description, error, name, isRequired, isDisabled, isReadOnly, rows = 3, onChange, ...passed } = props;
  const field = { label, isLabelHidden, description, error, name, isRequired, isDisabled, isReadOnly };
  return (
    <NativeField {...field}>
      {(control) => (
        <Control
          {...passed}
          {...control}
          rows={rows}
          dir="auto"
          data-invalid={control['aria-invalid']}
          data-disabled={isDisabled || undefined}
          onChange={({ currentTarget }) => onChange?.({ value: currentTarget.value })}
        />
      )}
    </NativeField>
  );
}
