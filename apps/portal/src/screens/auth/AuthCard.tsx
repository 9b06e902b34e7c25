import { useId } from 'react';
import type { ReactNode } from 'react';
import { Lead, Root, Title } from './AuthCard.styles.ts';

export interface AuthCardProps {
  title: string;
  lead: string;
  isWide?: boolean;
  children: ReactNode;
}

/** The one thing to do on a page of the signed-out. */
export function AuthCard({ title, lead, isWide, children }: AuthCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-wide={isWide || undefined}>
      <div>
        <Title id={id}>{title}</Title>
        <Lead>{lead}</Lead>
      </div>
      {children}
    </Root>
  );
}
