import { useId } from 'react';
import type { ReactNode } from 'react';
import { Asides, Lead, Root, Title } from './AuthCard.styles.ts';

export interface AuthCardProps {
  title: string;
  lead: ReactNode;
  isWide?: boolean;
  /** Links and quiet buttons below. */
  asides?: ReactNode;
  children?: ReactNode;
}

/** The one thing to do on a page around signing in. */
export function AuthCard({ title, lead, isWide, asides, children }: AuthCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-wide={isWide || undefined}>
      <div>
        <Title id={id}>{title}</Title>
        <Lead>{lead}</Lead>
      </div>
      {children}
      {asides && <Asides>{asides}</Asides>}
    </Root>
  );
}
