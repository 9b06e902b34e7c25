import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import type { BreadcrumbItem } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Actions, Description, Root, Title, Words } from './PageHeader.styles.ts';

export interface PageHeaderProps {
  /** The only first-level heading of the page. */
  title: string;
  /** Badges after the title. */
  status?: ReactNode;
  /** One quiet line below the title. */
  description?: ReactNode;
  /** Stand above the title; the last one is this page. */
  breadcrumbs?: readonly BreadcrumbItem[];
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
}

/** The head of a page: where it stands, what it is, what can be done. */
export function PageHeader({ title, status, description, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
        <Title>
          {title}
          {status}
        </Title>
        {description && <Description>{description}</Description>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
