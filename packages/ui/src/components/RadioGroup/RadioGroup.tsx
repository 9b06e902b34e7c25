import type { KeyboardEvent, ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
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
  /** The chosen item has the focus first, or the first one. */
  autoFocus?: boolean;
  /** 1 to 9 choose, and stand before the items. */
  hasDigits?: boolean;
  onChange?: (change: { value: string }) => void;
}

/** One of a few things, all in view. For more than about seven use Select. */
export function RadioGroup({ label, isLabelHidden, description, error, items, orientation, autoFocus, hasDigits, onChange, ...rest }: RadioGroupProps) {
  const focused = autoFocus ? (rest.value ?? rest.defaultValue ?? items[0]?.id) : undefined;
  return (
    <Root
      validationBehavior="aria"
      {...rest}
      orientation={orientation}
      isInvalid={error ? true : undefined}
      onChange={(value) => onChange?.({ value })}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Choices data-orientation={orientation} onKeyDown={hasDigits ? chooseByDigit : undefined}>
          {items.map((item, at) => (
            <Item key={item.id} value={item.id} isDisabled={item.isDisabled} autoFocus={item.id === focused}>
              <Choice>
                <Mark />
                {hasDigits && at < 9 && (
                  <span aria-hidden>
                    <Kbd keys={[String(at + 1)]} />
                  </span>
                )}
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

function chooseByDigit(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const radio = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')[Number(event.key) - 1];
  if (!radio || radio.disabled) return;
  event.preventDefault();
  radio.click();
  radio.focus();
}
