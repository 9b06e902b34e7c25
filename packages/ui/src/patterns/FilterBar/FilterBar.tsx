import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Chips, Lead, Root, Tools } from './FilterBar.styles.ts';

export interface FilterBarProps {
  /** What stands first: FilterViews, a heading, or the field to search in. */
  lead?: ReactNode;
  /** The field to search in leads: it takes the room that is left, and the bar is a landmark for it. */
  isSearch?: boolean;
  /** ArrowDown in what leads, or in a field to search in wherever it stands: the keyboard goes on into the list. */
  onLeave?: (leave: { bar: HTMLElement }) => void;
  /** FilterChips: what narrows the list. */
  chips?: ReactNode;
  /** Something covers the list where there is no room for two: the bar gives its room to it. */
  isCovered?: boolean;
  /** At the end: a FilterPopover, choices, buttons. */
  children?: ReactNode;
}

const isSearchField = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'search';

/** What is shown in a list, and what can be done without choosing from it. Stands above both panes of a Workspace. */
export function FilterBar({ lead, isSearch, onLeave, chips, isCovered, children }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const leave = (event: KeyboardEvent) => {
    if (!bar.current || event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLeave?.({ bar: bar.current });
  };
  return (
    <Root ref={bar} role={isSearch ? 'search' : undefined} data-covered={isCovered || undefined}>
      {lead && (
        <Lead data-search={isSearch || undefined} onKeyDown={onLeave && leave}>
          {lead}
        </Lead>
      )}
      {chips && <Chips>{chips}</Chips>}
      {children && <Tools onKeyDown={onLeave && ((event) => isSearchField(event.target) && leave(event))}>{children}</Tools>}
    </Root>
  );
}
