import { ChevronDown } from 'lucide-react';
import { LateTrigger } from '../../internal/overlay/LateTrigger.tsx';
import { overlayPart } from '../../internal/overlay/overlayPart.ts';
import { NativeField } from '../Field/NativeField.tsx';
import { Chosen, Trigger } from './Select.styles.ts';
import type { SelectProps } from './WholeSelect.tsx';

const WholeSelect = overlayPart((whole) => whole.WholeSelect);

/** One of a short, known list. For a long or a remote one use ComboBox. */
export function Select(props: SelectProps) {
  return (
    <LateTrigger trigger={<ClosedSelect {...props} />}>
      {(_closed, ref) => <WholeSelect {...props} triggerRef={ref} />}
    </LateTrigger>
  );
}

function ClosedSelect(props: SelectProps) {
  const { label, isLabelHidden, description, error, isRequired, isDisabled } = props;
  const { items, value, defaultValue, placeholder, name, autoFocus } = props;
  const chosen = items.find(({ id }) => id === (value ?? defaultValue));
  const text = chosen?.label ?? placeholder ?? '';
  return (
    <NativeField {...{ label, isLabelHidden, description, error, name, isRequired, isDisabled }}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
        <>
          <Trigger id={id} aria-label={`${text} ${label}`} aria-describedby={describedBy} isDisabled={isDisabled} autoFocus={autoFocus} data-invalid={isInvalid}>
            <Chosen data-placeholder={!chosen || undefined}>{text}</Chosen>
            <ChevronDown aria-hidden />
          </Trigger>
          {name && <input type="hidden" name={name} value={chosen?.id ?? ''} />}
        </>
      )}
    </NativeField>
  );
}
