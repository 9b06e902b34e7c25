import { Check, Minus } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import { FieldErrorText } from '../Field/Field.tsx';
import { Box, Hint, Mark, Root } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Pick<CheckboxFieldProps, 'value' | 'name' | 'isSelected' | 'defaultSelected' | 'isIndeterminate' | 'isDisabled' | 'isRequired' | 'autoFocus'> {
  /** The words beside it, or with `isLabelHidden` the accessible name alone. */
  label: string;
  isLabelHidden?: boolean;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Why it must be answered otherwise. */
  error?: string;
  onChange?: (change: { isSelected: boolean }) => void;
}

/** Says yes or no to one thing, which is stored with the rest of its form. */
export function Checkbox({ label, isLabelHidden, description, error, onChange, ...rest }: CheckboxProps) {
  const part = useRef<HTMLLabelElement>(null);
  return (
    <Root
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      onChange={(isSelected) => onChange?.({ isSelected })}
    >
      <Box ref={part}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <Mark>
              {isIndeterminate && <Minus aria-hidden />}
              {isSelected && !isIndeterminate && <Check aria-hidden />}
            </Mark>
            {!isLabelHidden && label}
          </>
        )}
      </Box>
      {description && (
        <Hint as={Text} slot="description">
          {description}
        </Hint>
      )}
      <FieldErrorText label={label} error={error} part={part} />
    </Root>
  );
}
