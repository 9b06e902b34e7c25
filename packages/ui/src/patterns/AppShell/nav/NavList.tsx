import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Alert, Chevron, Count, GroupEntry, Label, LinkEntry, List } from './NavList.styles.ts';
import { holds, isGroup } from './navItems.ts';
import type { NavEntry, NavGroup, NavItem } from './navItems.ts';

export interface NavListProps {
  items: readonly NavEntry[];
  /** The `id` of the item whose screen is shown. */
  current?: string;
  /** A link was followed. */
  onFollow?: () => void;
}

/** Links one below the other; a group opens in place. */
export function NavList({ items, current, onFollow }: NavListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <Group group={item} current={current} onFollow={onFollow} />
          ) : (
            <NavLink item={item} isCurrent={item.id === current} onFollow={onFollow} />
          )}
        </li>
      ))}
    </List>
  );
}

function Group({ group, current, onFollow }: { group: NavGroup; current?: string; onFollow?: () => void }) {
  const listId = useId();
  const isHere = holds(group, current);
  // Open where the reader is, until they say otherwise.
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isHere;
  return (
    <>
      <GroupEntry
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-current={(isHere && !isOpen) || undefined}
        onPress={() => setChoice(!isOpen)}
      >
        <EntryParts {...group} />
        <Chevron aria-hidden>
          <ChevronRight data-flip />
        </Chevron>
      </GroupEntry>
      {isOpen && (
        <div id={listId}>
          <NavList items={group.items} current={current} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}

export function NavLink({ item, isCurrent, onFollow }: { item: NavItem; isCurrent: boolean; onFollow?: () => void }) {
  return (
    <LinkEntry href={item.href} aria-current={isCurrent ? 'page' : undefined} onPress={onFollow}>
      <EntryParts {...item} />
    </LinkEntry>
  );
}

export const EntryParts = ({ icon, label, count, alert }: Pick<NavItem, 'icon' | 'label' | 'count' | 'alert'>) => (
  <>
    {icon}
    <Label>{label}</Label>
    {alert && <NavAlert {...alert} />}
    {count && <Count>{count}</Count>}
  </>
);

/** A shape with the number: the colour alone tells not everybody. */
export const NavAlert = ({ shown, label }: NonNullable<NavItem['alert']>) => (
  <>
    <Alert aria-hidden>
      ▲<span>{shown}</span>
    </Alert>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
