import type { ReactNode } from 'react';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Choice, Choices, Hint, Mark, Root } from './RadioGroup.styles.ts';

export interface RadioItem {
  id: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  items: readonly RadioItem[];
  /** The `id` of the chosen item; `null` for none. */
  value?: string | null;
  defaultValue?: string | null;
  orientation?: 'horizontal' | 'vertical';
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (change: { value: string }) => void;
}

export function RadioGroup({ label, isLabelHidden, description, error, items, onChange, ...rest }: RadioGroupProps) {
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={error ? true : undefined} onChange={(value) => onChange?.({ value })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Choices>
          {items.map((item) => (
            <Choice key={item.id} value={item.id} isDisabled={item.isDisabled}>
              <Mark />
              <span>
                {item.label}
                {item.description && <Hint>{item.description}</Hint>}
              </span>
            </Choice>
          ))}
        </Choices>
      </FieldParts>
    </Root>
  );
}
