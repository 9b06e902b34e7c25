import { Minus, Plus } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import type { Ref } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { Box, Control } from '../../internal/input/inputBox.styles.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { LocaleContext } from '../../theme/locale.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useFieldError } from '../Field/fieldErrors.ts';
import { numberProblem } from './numberProblem.ts';
import type { NumberBounds } from './numberProblem.ts';
import { Root, Step, Steps } from './NumberField.styles.ts';

export interface NumberFieldProps extends FieldProps, NumberBounds {
  /** `null` for none. */
  value?: number | null;
  defaultValue?: number | null;
  /** How the number is written: digits after the point, a unit, per cent. Also says what can be typed. */
  formatOptions?: Intl.NumberFormatOptions;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Tells at each key too: for what is drawn beside it of the number. */
  isLive?: boolean;
  /** Called when the field is left, at Enter and at each step. What is out of bounds is told too, and shown as refused. */
  onChange?: (change: { value: number | null }) => void;
}

/** A number that is counted or measured. What only looks like one, such as a record number, is text. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, value, defaultValue = null, placeholder, inputRef, isLive = false, onChange, ...rest } = props;
  const { isDisabled, isReadOnly } = props;
  const told = useFieldError(props.name, props.error);
  const [held, hold] = useHeld(value, defaultValue);
  const wordProblem = useProblemWords(props);
  const tell = (change: { value: number | null }) => {
    told.onChange();
    onChange?.(change);
  };
  const error = told.error ?? wordProblem(held);
  return (
    // As the language writes numbers, whichever way is read.
    <I18nProvider locale={use(LocaleContext)}>
      <Root
        {...rest}
        validationBehavior="aria"
        // A number that somebody typed is refused with a reason, not silently made another one.
        commitBehavior="validate"
        isWheelDisabled
        value={orNaN(held)}
        // Always said, so that the browser's own words, which come while somebody types, are not.
        isInvalid={Boolean(error)}
        onChange={(next) => {
          hold(orNull(next));
          tell({ value: orNull(next) });
        }}
      >
        {isLive && <Typed onChange={tell} />}
        <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
          <Box>
            <Control ref={inputRef} placeholder={placeholder} dir="ltr" data-numeric />
            {!isDisabled && !isReadOnly && (
              <Steps>
                <Step slot="decrement">
                  <Minus aria-hidden />
                </Step>
                <Step slot="increment">
                  <Plus aria-hidden />
                </Step>
              </Steps>
            )}
          </Box>
        </FieldParts>
      </Root>
    </I18nProvider>
  );
}

const orNaN = (value: number | null) => value ?? Number.NaN;
const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** What stands there, while it is typed. */
function Typed({ onChange }: { onChange: (change: { value: number | null }) => void }) {
  const typed = use(NumberFieldStateContext)?.numberValue ?? Number.NaN;
  const last = useRef(typed);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (Object.is(typed, last.current)) return;
    last.current = typed;
    tell({ value: orNull(typed) });
  }, [typed]);
  return null;
}

/** Says what keeps a number from being allowed; bounds are written as the number is. */
function useProblemWords({ minValue, maxValue, step, formatOptions }: NumberFieldProps) {
  const labels = useUiLabels();
  const locale = use(LocaleContext);
  const write = (bound: number | undefined) => (bound === undefined ? '' : new Intl.NumberFormat(locale, formatOptions).format(bound));
  return (value: number | null): string | undefined => {
    const problem = numberProblem(orNaN(value), { minValue, maxValue, step });
    if (problem === 'too-small') return labels.numberTooSmall({ least: write(minValue) });
    if (problem === 'too-large') return labels.numberTooLarge({ most: write(maxValue) });
    return problem ? labels.numberOffStep({ step: write(step) }) : undefined;
  };
}
