import type { ReactNode } from 'react';
import type { ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Group, Root } from './ToggleButton.styles.ts';

export interface ToggleButtonProps extends Pick<AriaToggleButtonProps, 'id' | 'defaultSelected'> {
  /** Says what is on when it is on, and stays the same. */
  label: string;
  /** Stands before the label. */
  icon?: ReactNode;
  /** A count or a mark after the label. */
  end?: ReactNode;
  /** Shows the icon alone; the label becomes the tooltip. */
  isIconOnly?: boolean;
  size?: 'sm' | 'md';
  /** Left out, it is kept here, from `defaultSelected` on. In a group the group keeps it. */
  isSelected?: boolean;
  isDisabled?: boolean;
  /** Keys that do the same, shown in the tooltip of an icon. */
  keys?: readonly string[];
  onChange?: (change: { isSelected: boolean }) => void;
}

/** A tool or a filter that is on or off. */
export function ToggleButton({ label, icon, end, isIconOnly, size = 'md', keys, onChange, ...rest }: ToggleButtonProps) {
  const button = (
    <Root
      {...rest}
      aria-label={isIconOnly ? label : undefined}
      data-variant="quiet"
      data-size={size}
      data-icon-only={isIconOnly || undefined}
      onChange={(isSelected) => onChange?.({ isSelected })}
    >
      {icon}
      {!isIconOnly && label}
      {!isIconOnly && end}
    </Root>
  );
  return isIconOnly ? (
    <Tooltip content={label} keys={keys}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

export interface ToggleButtonGroupProps {
  /** The accessible name of the group. */
  label: string;
  /** The `id` of the chosen button. */
  value: string;
  onChange: (change: { value: string }) => void;
  children: ReactNode;
}

/** One choice of a few, always one chosen. */
export function ToggleButtonGroup({ label, value, onChange, children }: ToggleButtonGroupProps) {
  return (
    <Group
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => keys.forEach((key) => onChange({ value: String(key) }))}
    >
      {children}
    </Group>
  );
}
