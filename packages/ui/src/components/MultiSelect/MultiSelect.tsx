import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { ComboBoxValue } from 'react-aria-components/ComboBox';
import { optionRows } from '../../internal/input/Options.tsx';
import type { OptionItem } from '../../internal/input/Options.tsx';
import { Note, Options, Panel } from '../../internal/input/Options.styles.ts';
import { useHeld } from '../../internal/useHeld.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { Root, Trigger } from '../ComboBox/ComboBox.styles.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box, Chosen, Line, Opener, Tag, Typed } from './MultiSelect.styles.ts';
import { useTagKeys } from './useTagKeys.ts';

export type MultiSelectItem = OptionItem;

export interface MultiSelectProps extends FieldProps {
  items: readonly MultiSelectItem[];
  /** The `id`s of the chosen items, in the order of choosing. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  onChange?: (change: { value: string[] }) => void;
}

/** Several of many, found by typing. For a few that fit on the page use CheckboxGroup. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, isLabelHidden, description, error, items, value, defaultValue = [], placeholder, onChange, ...rest } = props;
  const labels = useUiLabels();
  const input = useRef<HTMLInputElement>(null);
  const [held, hold] = useHeld(value, defaultValue);
  const change = (next: readonly string[]) => {
    hold(next);
    onChange?.({ value: [...next] });
  };
  const chosen = held.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const remove = (removed: MultiSelectItem | undefined) => change(held.filter((id) => id !== removed?.id));
  const onKeyDown = useTagKeys({ count: chosen.length, onRemove: ({ index }) => remove(chosen[index]) });
  return (
    <Root
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      selectionMode="multiple"
      {...rest}
      value={held}
      isInvalid={error ? true : undefined}
      onChange={(keys) => change((keys as readonly string[]).map(String))}
    >
      <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
        <Box>
          <Line onKeyDownCapture={onKeyDown}>
            {chosen.length > 0 && (
              <Chosen role="list" aria-label={label}>
                {chosen.map((item) => (
                  <Tag key={item.id}>
                    <span data-part="label">{item.label}</span>
                    <button
                      type="button"
                      slot="remove"
                      tabIndex={-1}
                      disabled={props.isDisabled}
                      aria-label={labels.remove({ name: item.label })}
                      onClick={() => {
                        input.current?.focus();
                        remove(item);
                      }}
                    >
                      <X aria-hidden />
                    </button>
                  </Tag>
                ))}
              </Chosen>
            )}
            <Typed ref={input} dir="auto" placeholder={chosen.length === 0 ? placeholder : undefined} />
            {/* What is chosen is read with the input. */}
            <VisuallyHidden>
              <ComboBoxValue />
            </VisuallyHidden>
          </Line>
          <Opener>
            <Trigger aria-label={labels.showOptions}>
              <ChevronDown aria-hidden />
            </Trigger>
          </Opener>
        </Box>
        <Panel>
          <Options renderEmptyState={() => <Note>{labels.noOptions}</Note>}>{optionRows(items)}</Options>
        </Panel>
      </FieldParts>
    </Root>
  );
}
