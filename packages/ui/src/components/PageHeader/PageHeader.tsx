import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import type { BreadcrumbItem } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Actions, Description, Root, Title, Words } from './PageHeader.styles.ts';

export interface PageHeaderProps {
  title: string;
  /** Badges after the title. */
  status?: ReactNode;
  description?: ReactNode;
  breadcrumbs?: readonly BreadcrumbItem[];
  actions?: ReactNode;
}

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
