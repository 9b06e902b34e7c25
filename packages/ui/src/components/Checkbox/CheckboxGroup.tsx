import type { ReactNode } from 'react';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Choices, Group } from './Checkbox.styles.ts';

export interface CheckboxItem {
  id: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldProps {
  items: readonly CheckboxItem[];
  /** The `id`s of the chosen items. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  orientation?: 'horizontal' | 'vertical';
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (change: { value: string[] }) => void;
}

/** Any number of a few things, all in view. For many things use MultiSelect. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isLabelHidden, description, error, items, value, defaultValue, orientation, onChange, ...rest } = props;
  return (
    <Group
      {...rest}
      validationBehavior="aria"
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      isInvalid={error ? true : undefined}
      onChange={(next) => onChange?.({ value: next })}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Choices data-orientation={orientation}>
          {items.map(({ id, ...item }) => (
            <Checkbox key={id} value={id} {...item} />
          ))}
        </Choices>
      </FieldParts>
    </Group>
  );
}
