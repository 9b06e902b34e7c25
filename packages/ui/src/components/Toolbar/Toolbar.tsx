import type { ReactNode } from 'react';
import { Line, Part, Root } from './Toolbar.styles.ts';

export interface ToolbarProps {
  /** The accessible name: what its tools work on. */
  label: string;
  /** Draws the strip along the top of a pane. */
  isBar?: boolean;
  /** Buttons, in groups with a separator between. */
  children: ReactNode;
}

/** One tab stop; the arrows move inside. */
export function Toolbar({ label, isBar, children }: ToolbarProps) {
  return (
    <Root aria-label={label} data-bar={isBar || undefined}>
      {children}
    </Root>
  );
}

export function ToolbarGroup({ label, align = 'start', children }: { label?: string; align?: 'start' | 'end'; children: ReactNode }) {
  return (
    <Part aria-label={label} data-align={align}>
      {children}
    </Part>
  );
}

export function ToolbarSeparator() {
  return <Line orientation="vertical" />;
}
