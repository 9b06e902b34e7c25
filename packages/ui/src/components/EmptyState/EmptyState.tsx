import type { ReactNode } from 'react';
import { Actions, Emblem, Root, Text, Title, Words } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is so, in a few words: "Everything is filed". */
  title: string;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  /** Buttons: what would fill it. */
  actions?: ReactNode;
}

/** Stands where a list or a pane has nothing to show. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Emblem>{icon}</Emblem>}
      <Words>
        <Title>{title}</Title>
        {children && <Text>{children}</Text>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
