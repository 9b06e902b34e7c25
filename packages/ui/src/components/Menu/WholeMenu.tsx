import { Check } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { SectionTitle } from '../../internal/input/Options.styles.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Item, Items, Line, Panel } from './Menu.styles.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: ReactNode;
  icon?: ReactNode;
  /** Keys that do the same without the menu. */
  keys?: readonly string[];
  tone?: 'danger';
  /** Makes the item a link. */
  href?: string;
  isDisabled?: boolean;
}

export interface MenuGroup {
  id: string;
  /** Stands above the items. */
  title?: string;
  items: readonly MenuItem[];
  /** The `id` of the chosen item; with it the items are a choice of one. */
  selected?: string;
}

export interface MenuProps {
  /** A pressable that opens it. */
  trigger: ReactElement;
  /** What belongs together; a line stands between. */
  groups: readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end bottom';
  /** Left out, the menu keeps it by itself. */
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  onAction: (action: { id: string; group: string }) => void;
}

export function WholeMenu({ trigger, groups, placement = 'bottom start', isOpen, onOpenChange, onAction }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={(next) => onOpenChange?.({ isOpen: next })}>
      {trigger}
      <Panel placement={placement} offset={6}>
        <Items>
          {groups.map((group, at) => (
            <Fragment key={group.id}>
              {at > 0 && <Line />}
              <MenuSection
                selectionMode={group.selected === undefined ? 'none' : 'single'}
                selectedKeys={group.selected === undefined ? [] : [group.selected]}
              >
                {group.title && <SectionTitle>{group.title}</SectionTitle>}
                {group.items.map((item) => (
                  <Row key={item.id} item={item} onAction={() => onAction({ id: item.id, group: group.id })} />
                ))}
              </MenuSection>
            </Fragment>
          ))}
        </Items>
      </Panel>
    </MenuTrigger>
  );
}

function Row({ item, onAction }: { item: MenuItem; onAction: () => void }) {
  const { id, label, description, icon, keys, tone, href, isDisabled } = item;
  return (
    <Item id={id} textValue={label} href={href} isDisabled={isDisabled} data-tone={tone} aria-keyshortcuts={keys?.join('+')} onAction={onAction}>
      {({ isSelected }) => (
        <>
          {icon ?? <span />}
          <span data-part="label">{label}</span>
          <span data-part="end" aria-hidden>
            {isSelected ? <Check /> : keys && <Kbd keys={keys} />}
          </span>
          {description && <span data-part="description">{description}</span>}
        </>
      )}
    </Item>
  );
}
