import type { ReactNode } from 'react';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import type { PageHeaderProps } from '../../components/PageHeader/PageHeader.tsx';
import { Root } from './Page.styles.ts';

export interface PageProps extends PageHeaderProps {
  /** 68 or 40 rem at most: for tables, or for one form. */
  width?: 'table' | 'form';
  /** Sections, tables and forms, one below the other. */
  children?: ReactNode;
}

/** A page that is read and scrolled: its header, and its parts below. */
export function Page({ width = 'table', children, ...header }: PageProps) {
  return (
    <Root data-width={width}>
      <PageHeader {...header} />
      {children}
    </Root>
  );
}
