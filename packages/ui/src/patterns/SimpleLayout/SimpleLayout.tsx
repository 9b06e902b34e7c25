import type { ReactNode } from 'react';
import { Foot, Frame, Main, Top } from './SimpleLayout.styles.ts';

export interface SimpleLayoutProps {
  /** The product's mark, at the start of the top bar. */
  brand: ReactNode;
  /** Links or buttons at the end of the top bar. */
  actions?: ReactNode;
  /** Links that every public page has. */
  footer?: ReactNode;
  children: ReactNode;
}

/** What surrounds a page when nobody is signed in. */
export function SimpleLayout({ brand, actions, footer, children }: SimpleLayoutProps) {
  return (
    <Frame>
      <Top>
        {brand}
        {actions}
      </Top>
      <Main>{children}</Main>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}
