import { ChevronDown } from 'lucide-react';
import { useContext, useState } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Box, Control } from '../../internal/input/inputBox.styles.ts';
import { optionRows } from '../../internal/input/Options.tsx';
import type { OptionItem } from '../../internal/input/Options.tsx';
import { Note, Options, Panel } from '../../internal/input/Options.styles.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Root, Trigger } from './ComboBox.styles.ts';

export type ComboBoxItem = OptionItem;

export interface ComboBoxProps extends FieldProps {
  items: readonly ComboBoxItem[];
  /** The `id` of the chosen item; `null` for none. */
  value?: string | null;
  defaultValue?: string | null;
  inputValue?: string;
  defaultInputValue?: string;
  /** The caller answers `onInputChange` with new items, so nothing is filtered here. */
  isRemote?: boolean;
  isLoading?: boolean;
  allowsCustomValue?: boolean;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Stands below the list, such as "create a patient". */
  footer?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (change: { value: string | null }) => void;
  onInputChange?: (change: { value: string }) => void;
  onFocus?: () => void;
}

const keepAll = () => true;

/** What is chosen at first, where the list does not hold it. */
const namedBy = ({ defaultValue: id, defaultInputValue: label }: ComboBoxProps): ComboBoxItem | undefined => (id && label ? { id, label } : undefined);

/** One of many, found by typing. What tells the chosen one from others of its name stays under the field. */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, description, error, items, isRemote, isLoading, placeholder, footer, inputRef } = props;
  const { onChange, onInputChange, onFocus, ...state } = props;
  // An empty list would only cover what stands below.
  const hasNothingYet = isRemote && !isLoading && !footer && items.length === 0;
  const labels = useUiLabels();
  const itemOf = (id: unknown) => items.find((item) => item.id === id);
  const [taken, setTaken] = useState(() => itemOf(props.defaultValue) ?? namedBy(props));
  const chosen = props.allowsCustomValue ? undefined : props.value === undefined ? taken : itemOf(props.value);
  // A list that goes on still holds the chosen one: without it the field would be emptied, and its value stay.
  const listed = chosen && !itemOf(chosen.id) ? [chosen, ...items] : items;
  const nothing = <NoOptions isRemote={isRemote} isLoading={isLoading} allowsCustomValue={props.allowsCustomValue} chosen={chosen} />;
  return (
    <Root
      validationBehavior="aria"
      menuTrigger={hasNothingYet ? 'input' : 'focus'}
      allowsEmptyCollection
      {...pick(state)}
      defaultFilter={isRemote ? keepAll : undefined}
      isInvalid={error ? true : undefined}
      onChange={(value) => {
        setTaken(listed.find(({ id }) => id === value));
        onChange?.({ value: value === null ? null : String(value) });
      }}
      // What is chosen is not looked for.
      onInputChange={(value) => value !== chosen?.label && onInputChange?.({ value })}
      onFocus={() => onFocus?.()}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={chosen?.description ?? description ?? ''} error={error}>
        <EnterBox isDisabled={props.isDisabled} isWaitingForMark={isRemote && !props.allowsCustomValue}>
          <Control ref={inputRef} placeholder={placeholder} dir="auto" />
          {isLoading && <Spinner />}
          <Trigger aria-label={labels.showOptions}>
            <ChevronDown aria-hidden />
          </Trigger>
        </EnterBox>
        <Panel>
          <Options renderEmptyState={() => nothing}>{optionRows(listed)}</Options>
          {items.length === 0 && listed.length > 0 && nothing}
          {footer}
        </Panel>
      </FieldParts>
    </Root>
  );
}

interface EnterBoxProps {
  isDisabled?: boolean | undefined;
  isWaitingForMark?: boolean | undefined;
  children: ReactNode;
}

/** Enter takes the marked item; before one is marked, and while the list is on its way, it would take away what was typed. */
function EnterBox({ isDisabled, isWaitingForMark, children }: EnterBoxProps) {
  const state = useContext(ComboBoxStateContext);
  const keep = (event: KeyboardEvent) => {
    if (!isWaitingForMark || event.key !== 'Enter' || event.nativeEvent.isComposing || !state?.isOpen || state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Box isDisabled={isDisabled} onKeyDownCapture={keep}>
      {children}
    </Box>
  );
}

interface NoOptionsProps extends Pick<ComboBoxProps, 'isRemote' | 'isLoading' | 'allowsCustomValue'> {
  chosen: ComboBoxItem | undefined;
}

/** Before anything is typed, a caller who searches elsewhere has not been asked yet, nor once something is chosen. */
function NoOptions({ isRemote, isLoading, allowsCustomValue, chosen }: NoOptionsProps) {
  const labels = useUiLabels();
  const typed = useContext(ComboBoxStateContext)?.inputValue;
  if (chosen && typed === chosen.label) return null;
  if (isLoading) return <Note>{labels.loading}</Note>;
  if (isRemote && !typed) return <Note>{labels.typeToSearch}</Note>;
  return <Note>{allowsCustomValue ? labels.takenAsTyped : labels.noOptions}</Note>;
}

/** The part of the props that react-aria keeps as its own state. */
const pick = ({ value, defaultValue, inputValue, defaultInputValue, allowsCustomValue, name, isRequired, isDisabled, autoFocus }: ComboBoxProps) => ({
  ...(value !== undefined && { value }),
  ...(inputValue !== undefined && { inputValue }),
  defaultValue,
  defaultInputValue,
  allowsCustomValue,
  name,
  isRequired,
  isDisabled,
  autoFocus,
});
