import type { ReactNode } from 'react';
import type { SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { Hint, Root, Track } from './Switch.styles.ts';

export interface SwitchProps extends Pick<AriaSwitchProps, 'name' | 'value' | 'defaultSelected' | 'autoFocus'> {
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Left out, it is kept here, from `defaultSelected` on. */
  isSelected?: boolean;
  isDisabled?: boolean;
  onChange?: (change: { isSelected: boolean }) => void;
}

/** Takes effect at once; for a choice that waits for a save use Checkbox. */
export function Switch({ label, description, onChange, ...rest }: SwitchProps) {
  return (
    <Root {...rest} onChange={(isSelected) => onChange?.({ isSelected })}>
      <Track />
      <span>
        {label}
        {description && <Hint>{description}</Hint>}
      </span>
    </Root>
  );
}
