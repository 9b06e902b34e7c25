import { ChevronDown } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiLabels } from '../../../theme/labels.ts';
import { EntryParts, NavLink } from './NavList.tsx';
import type { NavListProps } from './NavList.tsx';
import { GroupEntry } from './NavList.styles.ts';
import { NavPopover } from './NavPopover.tsx';
import { Nav, Place, Row } from './TopNav.styles.ts';
import { holds, isGroup } from './navItems.ts';
import { useFitting } from './useFitting.ts';
import { walkNav } from './walkNav.ts';

/** Links side by side; what has no room is behind "More". */
export function TopNav({ items, current }: NavListProps) {
  const labels = useUiLabels();
  const { direction } = useLocale();
  const { row, count } = useFitting(items.map(({ label, count, alert }) => `${label} ${count} ${alert?.shown}`).join());
  const rest = items.slice(count);
  return (
    <Nav aria-label={labels.mainNavigation} onKeyDown={(event) => walkNav(event, 'horizontal', direction)}>
      <Row ref={row}>
        {items.map((item, at) => (
          // Stays where it can be measured when it has no room.
          <Place key={item.id} data-out={at >= count || undefined}>
            {isGroup(item) ? (
              <NavPopover
                label={item.label}
                items={item.items}
                current={current}
                placement="bottom start"
                trigger={
                  <GroupEntry data-current={holds(item, current) || undefined}>
                    <EntryParts {...item} />
                    <ChevronDown aria-hidden />
                  </GroupEntry>
                }
              />
            ) : (
              <NavLink item={item} isCurrent={item.id === current} />
            )}
          </Place>
        ))}
        <Place data-out={rest.length === 0 || undefined}>
          <NavPopover
            label={labels.more}
            items={rest}
            current={current}
            placement="bottom end"
            trigger={
              <GroupEntry data-current={rest.some((item) => holds(item, current)) || undefined}>
                <EntryParts label={labels.more} />
                <ChevronDown aria-hidden />
              </GroupEntry>
            }
          />
        </Place>
      </Row>
    </Nav>
  );
}
