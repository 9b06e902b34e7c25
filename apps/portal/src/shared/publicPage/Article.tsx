import type { ReactNode } from 'react';
import { Lead, Part, Root, Title } from './Article.styles.ts';

export interface ArticleProps {
  title: string;
  lead: string;
  parts: readonly { title: string; text: ReactNode }[];
  /** Stands after the last part. */
  children?: ReactNode;
}

/** A page that is read from its beginning to its end. */
export const Article = ({ title, lead, parts, children }: ArticleProps) => (
  <Root>
    <Title>{title}</Title>
    <Lead>{lead}</Lead>
    {parts.map((part) => (
      <Part key={part.title}>
        <h2>{part.title}</h2>
        <p>{part.text}</p>
      </Part>
    ))}
    {children}
  </Root>
);
