import type { ReactElement } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { NavList } from './NavList.tsx';
import { Body, Links, Panel } from './WholeNavPopover.styles.ts';
import type { NavEntry } from './navItems.ts';
import { walkNav } from './walkNav.ts';

export interface NavPopoverProps {
  /** The accessible name of what opens. */
  label: string;
  items: readonly NavEntry[];
  current?: string;
  placement: 'bottom start' | 'bottom end' | 'end top';
  trigger: ReactElement;
}

export function WholeNavPopover({ label, items, current, placement, trigger }: NavPopoverProps) {
  const { direction } = useLocale();
  return (
    <DialogTrigger>
      {trigger}
      <Panel placement={placement} offset={6}>
        <Body aria-label={label}>
          {({ close }) => (
            <Links onKeyDown={(event) => walkNav(event, 'vertical', direction)}>
              <NavList items={items} current={current} onFollow={close} />
            </Links>
          )}
        </Body>
      </Panel>
    </DialogTrigger>
  );
}
