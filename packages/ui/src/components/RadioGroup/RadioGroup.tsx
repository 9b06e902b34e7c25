import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Choice, Choices, Hint, Item, Mark, Root } from './RadioGroup.styles.ts';

export interface RadioItem {
  id: string;
  label: string;
  /** A second, quieter line. */
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

/** One of a few things, all in view. For more than about seven use Select. */
export function RadioGroup({ label, isLabelHidden, description, error, items, orientation, onChange, ...rest }: RadioGroupProps) {
  return (
    <Root
      validationBehavior="aria"
      {...rest}
      orientation={orientation}
      isInvalid={error ? true : undefined}
      onChange={(value) => onChange?.({ value })}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Choices data-orientation={orientation}>
          {items.map((item) => (
            <Item key={item.id} value={item.id} isDisabled={item.isDisabled}>
              <Choice>
                <Mark />
                {item.label}
              </Choice>
              {item.description && (
                <Hint as={Text} slot="description">
                  {item.description}
                </Hint>
              )}
            </Item>
          ))}
        </Choices>
      </FieldParts>
    </Root>
  );
}
