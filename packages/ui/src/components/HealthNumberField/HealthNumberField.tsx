import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FocusEvent } from 'react';
import { useHeld } from '../../internal/useHeld.ts';
import { useTypedFormat } from '../../internal/input/useTypedFormat.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import type { SelectItem } from '../Select/WholeSelect.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Root, Sign, Verdict } from './HealthNumberField.styles.ts';

/** What stands on a health card. */
export interface HealthNumber {
  /** The `id` of who issued it; `null` while nobody said. */
  province: string | null;
  /** Capital letters and digits without separators. */
  number: string;
  /** Letters behind the number, where its province has them. */
  versionCode: string;
}

/** What can be said of a number without asking anyone. It never refuses. */
export interface HealthNumberVerdict {
  tone: 'neutral' | 'success' | 'warning';
  text: string;
  /** It may become right while more is typed, so it is said when the field is left. */
  isEarly?: boolean;
}

/** How the numbers of each province look: the rules of who stores them. */
export interface HealthNumberRules {
  /** The number as on its card, also half typed. */
  format: (value: HealthNumber) => string;
  /** Takes what was typed apart; capital letters and digits come in. */
  parse: (typed: string, province: string | null) => HealthNumber;
  check: (value: HealthNumber) => HealthNumberVerdict | null;
}

export interface HealthNumberFieldProps extends Omit<FieldProps, 'isLabelHidden'> {
  value?: HealthNumber;
  defaultValue?: HealthNumber;
  rules: HealthNumberRules;
  provinces: readonly SelectItem[];
  provinceLabel: string;
  /** Names the choice of none. */
  noProvinceLabel: string;
  /** Of the number, for the errors of its form. */
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange?: (change: { value: HealthNumber }) => void;
}

const none: HealthNumber = { province: null, number: '', versionCode: '' };
const noProvince = 'none';

const strip = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '');
const signs = { neutral: null, success: <CircleCheck aria-hidden />, warning: <TriangleAlert aria-hidden /> };

/** The number of a health card and who issued it, written as on the card and checked while it is typed. */
export function HealthNumberField(props: HealthNumberFieldProps) {
  const { label, description, error, value, defaultValue = none, rules, provinces, provinceLabel, noProvinceLabel } = props;
  const { name, isRequired, isDisabled, onChange } = props;
  const [held, hold] = useHeld(value, defaultValue);
  const [hasLeft, setLeft] = useState(false);
  const change = (next: HealthNumber) => {
    hold(next);
    onChange?.({ value: next });
  };
  const typing = useTypedFormat({
    shown: rules.format(held),
    strip,
    onType: (raw) => {
      setLeft(false);
      change(rules.parse(raw, held.province));
    },
  });
  const checked = held.number === '' ? null : rules.check(held);
  const verdict = checked?.isEarly && !hasLeft ? null : checked;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && setLeft(true);
  return (
    <Root role="group" aria-label={label} onBlur={leave}>
      <Select
        label={provinceLabel}
        isDisabled={isDisabled}
        value={held.province ?? noProvince}
        items={[{ id: noProvince, label: noProvinceLabel }, ...provinces]}
        onChange={({ value: id }) => change(rules.parse(held.number + held.versionCode, id === noProvince ? null : id))}
      />
      <TextField
        {...typing}
        label={label}
        name={name}
        isNumeric
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        isRequired={isRequired}
        isDisabled={isDisabled}
        error={error}
        description={
          <>
            {description}
            <Verdict role="status" data-tone={verdict?.tone}>
              {verdict?.text}
            </Verdict>
          </>
        }
        end={<Sign data-tone={verdict?.tone}>{verdict && signs[verdict.tone]}</Sign>}
      />
    </Root>
  );
}
