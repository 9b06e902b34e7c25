import { ChevronDown } from 'lucide-react';
import { optionRows } from '../../internal/Options.tsx';
import type { OptionItem } from '../../internal/Options.tsx';
import { Options, Panel } from '../../internal/Options.styles.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Root, Trigger, Value } from './Select.styles.ts';

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

/** One of a short, known list. For a long or a remote one use ComboBox. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, description, error, items, onChange, ...rest } = props;
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={Boolean(error)} onChange={(value) => onChange?.({ value: String(value) })}>
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Trigger>
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
