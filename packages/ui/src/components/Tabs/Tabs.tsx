import type { ReactNode } from 'react';
import { Item, Panel, Root, Strip } from './Tabs.styles.ts';

export interface TabItem {
  id: string;
  label: string;
  /** A count or a mark after the label. */
  end?: ReactNode;
  isDisabled?: boolean;
  /** Drawn while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** The `id` of the tab that is shown. Left out, it is kept here, from `defaultValue` or the first on. */
  value?: string;
  defaultValue?: string;
  /** Starts at the edge of its container instead of the page's gutter. */
  isFlush?: boolean;
  onChange?: (change: { value: string }) => void;
}

/** Views of one thing, of which one is seen at a time. */
export function Tabs({ label, items, value, defaultValue, isFlush, onChange }: TabsProps) {
  return (
    <Root selectedKey={value} defaultSelectedKey={defaultValue} onSelectionChange={(key) => onChange?.({ value: String(key) })}>
      <Strip aria-label={label} data-flush={isFlush || undefined}>
        {items.map((item) => (
          <Item key={item.id} id={item.id} isDisabled={item.isDisabled}>
            {item.label}
            {item.end}
          </Item>
        ))}
      </Strip>
      {items.map((item) => (
        <Panel key={item.id} id={item.id}>
          {item.content}
        </Panel>
      ))}
    </Root>
  );
}
