import type { ReactNode } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  /** An icon with `aria-hidden`; one that points along the line also takes `data-flip`. */
  icon: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md';
  /** Keys that do the same, shown in the tooltip. */
  keys?: readonly string[];
  /** Where the tooltip stands while there is room. */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A button without words. Its name shows on hover and on focus. */
export function IconButton({ label, icon, variant = 'quiet', size = 'md', keys, tooltipPlacement, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} keys={keys} placement={tooltipPlacement}>
      <Root {...rest} aria-label={label} data-variant={variant} data-size={size}>
        {icon}
      </Root>
    </Tooltip>
  );
}
