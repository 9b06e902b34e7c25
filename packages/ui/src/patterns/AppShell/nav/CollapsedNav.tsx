import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { NavPopover } from './NavPopover.tsx';
import { Count, GroupEntry, LinkEntry, List } from './NavList.styles.ts';
import { NavAlert } from './NavList.tsx';
import type { NavListProps } from './NavList.tsx';
import { holds, isGroup } from './navItems.ts';
import type { NavItem } from './navItems.ts';

/** The same links as icons; a group opens beside its own. */
export function CollapsedNav({ items, current }: NavListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          {isGroup(item) ? (
            <NavPopover
              label={item.label}
              items={item.items}
              current={current}
              placement="end top"
              trigger={
                <GroupEntry data-current={holds(item, current) || undefined}>
                  <IconParts {...item} />
                </GroupEntry>
              }
            />
          ) : (
            <Tooltip content={[item.label, item.count, item.alert?.label].filter(Boolean).join(' · ')} placement="end">
              <LinkEntry href={item.href} aria-current={item.id === current ? 'page' : undefined}>
                <IconParts {...item} />
              </LinkEntry>
            </Tooltip>
          )}
        </li>
      ))}
    </List>
  );
}

const IconParts = ({ icon, label, count, alert }: Pick<NavItem, 'icon' | 'label' | 'count' | 'alert'>) => (
  <>
    {icon}
    <VisuallyHidden>{label}</VisuallyHidden>
    {alert && <NavAlert {...alert} />}
    {count && (
      <Count>
        <VisuallyHidden>{count}</VisuallyHidden>
      </Count>
    )}
  </>
);
