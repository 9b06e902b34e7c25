import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useUiLabels } from '../../../theme/labels.ts';
import { Actions, BrandPlace, Head, MenuButton, SearchPlace, SwitcherPlace } from './ShellHeader.styles.ts';
import type { BarColors } from './barColors.model.ts';

/** What stands along the top of every screen. */
export interface HeaderSlots {
  /** Whose desk this is, and how to go to another one. */
  switcher?: ReactNode;
  search?: ReactNode;
  /** Buttons such as notifications and help. */
  actions?: ReactNode;
  /** The profile menu, at the end. */
  profile?: ReactNode;
}

interface ShellHeaderProps extends HeaderSlots {
  /** Stands first where no side navigation shows it. */
  brand?: ReactNode;
  colors?: BarColors;
  onMenuPress: () => void;
}

export function ShellHeader({ brand, colors, switcher, search, actions, profile, onMenuPress }: ShellHeaderProps) {
  const labels = useUiLabels();
  return (
    <Head data-theme={colors?.theme} style={colors?.style}>
      <MenuButton>
        <IconButton label={labels.openNavigation} icon={<MenuIcon aria-hidden />} onPress={onMenuPress} />
      </MenuButton>
      {brand && <BrandPlace>{brand}</BrandPlace>}
      {switcher && <SwitcherPlace data-yields={Boolean(search) || undefined}>{switcher}</SwitcherPlace>}
      <SearchPlace>{search}</SearchPlace>
      {(actions || profile) && (
        <Actions>
          {actions}
          {profile}
        </Actions>
      )}
    </Head>
  );
}
