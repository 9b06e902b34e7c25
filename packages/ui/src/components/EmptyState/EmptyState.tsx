import type { ReactNode } from 'react';
import { Actions, Emblem, Root, Title, Words } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Emblem>{icon}</Emblem>}
      <Words>
        <Title>{title}</Title>
        {children}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
