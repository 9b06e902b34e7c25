import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Option } from './Options.styles.ts';

export interface OptionItem {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Stands at the end of the row. */
  end?: ReactNode;
  isDisabled?: boolean;
}

/** The rows of a listbox, shared by Select and ComboBox. */
export const optionRows = (items: readonly OptionItem[]) =>
  items.map(({ id, label, description, icon, end, isDisabled }) => (
    <Option key={id} id={id} textValue={label} isDisabled={isDisabled}>
      {({ isSelected }) => (
        <>
          {icon ?? <span />}
          <span data-part="label">{label}</span>
          <span data-part="end">{isSelected ? <Check aria-hidden /> : end}</span>
          {description && <span data-part="description">{description}</span>}
        </>
      )}
    </Option>
  ));
