import { useState } from 'react';
import { useHeld } from '../../internal/useHeld.ts';
import { useTypedFormat } from '../../internal/input/useTypedFormat.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { stripPhone, writePhone } from './phoneFormat.ts';

type Passed = Pick<
  TextFieldProps,
  'label' | 'isLabelHidden' | 'description' | 'error' | 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus' | 'autoComplete' | 'placeholder'
>;

export interface PhoneFieldProps extends Passed {
  /** E.164, such as `+14165550142`, or what was typed while it is no number yet. */
  value?: string;
  defaultValue?: string;
  /** E.164 of what was typed, or `null` when it is no number: the rule that the server has too. */
  parse: (text: string) => string | null;
  /** Tells E.164 as soon as it is a number, and what was typed before. */
  onChange?: (change: { value: string }) => void;
}

/** A phone or fax number, grouped while it is typed. */
export function PhoneField({ value, defaultValue = '', parse, error, onChange, ...passed }: PhoneFieldProps) {
  const labels = useUiLabels();
  const [held, hold] = useHeld(value, defaultValue);
  const [hasLeft, setLeft] = useState(false);
  const isRefused = hasLeft && held.trim() !== '' && parse(held) === null;
  const typing = useTypedFormat({
    shown: writePhone(held),
    strip: stripPhone,
    onType: (raw) => {
      const next = parse(raw) ?? raw;
      setLeft(false);
      hold(next);
      onChange?.({ value: next });
    },
  });
  return (
    <TextField
      autoComplete="off"
      {...passed}
      {...typing}
      type="tel"
      isNumeric
      error={error ?? (isRefused ? labels.phoneInvalid : undefined)}
      onBlur={() => setLeft(true)}
    />
  );
}
