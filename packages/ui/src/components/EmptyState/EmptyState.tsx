import type { ReactNode } from 'react';
import { Actions, Emblem, Points, Root, Text, Title, Words } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is so, in a few words: "Everything is filed". */
  title: string;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  /** What is good to know meanwhile, each with an icon of its own. */
  points?: readonly { icon: ReactNode; text: ReactNode }[];
  /** Buttons: what would fill it. */
  actions?: ReactNode;
}

/** Stands where a list or a pane has nothing to show. */
export function EmptyState({ icon, title, children, points, actions }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Emblem>{icon}</Emblem>}
      <Words>
        <Title>{title}</Title>
        {children && <Text>{children}</Text>}
      </Words>
      {points && (
        <Points>
          {points.map((point, at) => (
            <li key={at}>
              {point.icon}
              <span>{point.text}</span>
            </li>
          ))}
        </Points>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
