import type { ReactNode } from 'react';
import { Card, Foot, Frame, Lead, Mark, Title } from './BlankLayout.styles.ts';

export interface BlankLayoutProps {
  /** The product's mark, above. */
  brand?: ReactNode;
  /** With a title the content stands in a card, as on the sign-in page. */
  title?: string;
  /** One quiet line below the title. */
  lead?: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A page without any chrome. */
export function BlankLayout({ brand, title, lead, footer, children }: BlankLayoutProps) {
  return (
    <Frame>
      {brand && <Mark>{brand}</Mark>}
      {title ? (
        <Card>
          <div>
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </div>
          {children}
        </Card>
      ) : (
        children
      )}
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}
