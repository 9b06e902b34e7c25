import type { ReactNode } from 'react';
import { Card, Foot, Frame, Lead, Mark, Title } from './BlankLayout.styles.ts';

export interface BlankLayoutProps {
  brand?: ReactNode;
  /** With a title the content stands in a card, as on the sign-in page. */
  title?: string;
  lead?: ReactNode;
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
