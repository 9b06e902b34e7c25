import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { optionRows } from '../../internal/input/Options.tsx';
import type { OptionItem } from '../../internal/input/Options.tsx';
import { Options, Panel } from '../../internal/input/Options.styles.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Trigger } from './Select.styles.ts';
import { Root, Value } from './WholeSelect.styles.ts';

export type SelectItem = OptionItem;

export interface SelectProps extends FieldProps {
  items: readonly SelectItem[];
  /** The `id` of the chosen item; `null` for none. */
  value?: string | null;
  defaultValue?: string | null;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string }) => void;
}

export function WholeSelect({ triggerRef, ...props }: SelectProps & { triggerRef: Ref<HTMLButtonElement> }) {
  const { label, isLabelHidden, description, error, items, onChange, ...rest } = props;
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={error ? true : undefined} onChange={(value) => onChange?.({ value: String(value) })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Trigger ref={triggerRef}>
          <Value>{({ selectedText, defaultChildren }) => selectedText || defaultChildren}</Value>
          <ChevronDown aria-hidden />
        </Trigger>
        <Panel>
          <Options>{optionRows(items)}</Options>
        </Panel>
      </FieldParts>
    </Root>
  );
}
