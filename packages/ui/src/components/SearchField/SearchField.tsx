import { Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { Box, Control } from '../../internal/input/inputBox.styles.ts';
import { useUiLabels } from '../../theme/labels.ts';
import { FieldParts } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { Clear, Root } from './SearchField.styles.ts';

type Passed = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'render' | 'onChange' | 'onSubmit' | 'isInvalid' | 'slot'>;

export interface SearchFieldProps extends FieldProps, Passed {
  placeholder?: string;
  /** Stands at the end of the box while nothing is typed, such as the key that focuses it. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (change: { value: string }) => void;
  onSubmit?: (submission: { value: string }) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden = true, description, error, placeholder, hint, inputRef, onChange, onSubmit, ...rest } = props;
  const labels = useUiLabels();
  return (
    <Root
      {...rest}
      isInvalid={error ? true : undefined}
      onChange={(value) => onChange?.({ value })}
      onSubmit={(value) => onSubmit?.({ value })}
    >
      {({ isEmpty }) => (
        <FieldParts label={label} isLabelHidden={isLabelHidden} description={description} error={error}>
          <Box isDisabled={rest.isDisabled}>
            <Search aria-hidden />
            <Control ref={inputRef} placeholder={placeholder} dir="auto" />
            {isEmpty && hint}
            <Clear aria-label={labels.clear}>
              <X aria-hidden />
            </Clear>
          </Box>
        </FieldParts>
      )}
    </Root>
  );
}
