import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import type { AriaAttributes, ReactNode } from 'react';
import type { FieldProps } from './Field.tsx';
import { DescriptionText, ErrorText, LabelText, Stack } from './Field.styles.ts';
import { useFieldError, useProblemReport } from './fieldErrors.ts';

export interface NativeFieldProps extends FieldProps {
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

interface ControlProps extends Pick<AriaAttributes, 'aria-required' | 'aria-invalid' | 'aria-describedby'> {
  id: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The same parts around a control of the browser's own, which needs no library to be typed into. */
export function NativeField(props: NativeFieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, isLabelHidden, description, name, isRequired, isDisabled, isReadOnly, children } = props;
  const { error, onChange } = useFieldError(name, props.error);
  const id = useId();
  const labelRef = useRef<HTMLLabelElement>(null);
  useProblemReport(labelRef, label, error);
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const control: ControlProps = {
    id,
    name,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [description && descriptionId, error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <Stack data-required={isRequired || undefined} onChange={onChange}>
      <LabelText ref={labelRef} htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
      </LabelText>
      {children(control)}
      {description && <DescriptionText id={descriptionId}>{description}</DescriptionText>}
      {error && (
        <ErrorText id={errorId}>
          <CircleAlert aria-hidden />
          <bdi>{error}</bdi>
        </ErrorText>
      )}
    </Stack>
  );
}
