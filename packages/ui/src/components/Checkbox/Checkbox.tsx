import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Group, Hint, Mark, Root } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Pick<
    AriaCheckboxProps,
    'value' | 'name' | 'isSelected' | 'defaultSelected' | 'isIndeterminate' | 'isDisabled' | 'isRequired' | 'isInvalid' | 'autoFocus'
  > {
  /** The words beside it, or with `isLabelHidden` the accessible name alone. */
  label: string;
  isLabelHidden?: boolean;
  description?: ReactNode;
  onChange?: (change: { isSelected: boolean }) => void;
}

export function Checkbox({ label, isLabelHidden, description, onChange, ...rest }: CheckboxProps) {
  return (
    <Root {...rest} aria-label={isLabelHidden ? label : undefined} onChange={(isSelected) => onChange?.({ isSelected })}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <Mark>
            {isIndeterminate && <Minus aria-hidden />}
            {isSelected && !isIndeterminate && <Check aria-hidden />}
          </Mark>
          {!isLabelHidden && (
            <span>
              {label}
              {description && <Hint>{description}</Hint>}
            </span>
          )}
        </>
      )}
    </Root>
  );
}

export interface CheckboxGroupProps extends FieldProps {
  value: readonly string[];
  isDisabled?: boolean;
  isRequired?: boolean;
  onChange: (change: { value: string[] }) => void;
  children: ReactNode;
}

export function CheckboxGroup({ label, isLabelHidden, description, error, value, onChange, children, ...rest }: CheckboxGroupProps) {
  return (
    <Group {...rest} validationBehavior="aria" value={[...value]} isInvalid={error ? true : undefined} onChange={(next) => onChange({ value: next })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        {children}
      </FieldParts>
    </Group>
  );
}
