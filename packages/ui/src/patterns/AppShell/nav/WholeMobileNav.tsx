import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { ThemeName } from '../../../theme/ThemeProvider.tsx';
import { useUiLabels } from '../../../theme/labels.ts';
import { NavList } from './NavList.tsx';
import type { NavListProps } from './NavList.tsx';
import { SideNav } from './SideNav.tsx';
import { Backdrop, Body, Head, Sheet, Switcher } from './WholeMobileNav.styles.ts';

export interface MobileNavProps extends NavListProps {
  brand: ReactNode;
  switcher?: ReactNode;
  theme?: ThemeName;
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
}

export function WholeMobileNav({ brand, switcher, theme, items, current, isOpen, onOpenChange }: MobileNavProps) {
  const labels = useUiLabels();
  return (
    <Backdrop isOpen={isOpen} onOpenChange={(next) => onOpenChange({ isOpen: next })} isDismissable>
      <Sheet data-theme={theme}>
        <Body aria-label={labels.mainNavigation}>
          {({ close }) => (
            <>
              <Head>
                {brand}
                <IconButton label={labels.close} icon={<X aria-hidden />} onPress={close} />
              </Head>
              {switcher && <Switcher>{switcher}</Switcher>}
              <SideNav>
                <NavList items={items} current={current} onFollow={close} />
              </SideNav>
            </>
          )}
        </Body>
      </Sheet>
    </Backdrop>
  );
}
