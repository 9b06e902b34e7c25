import { ChevronRight } from 'lucide-react';
import { useUiLabels } from '../../theme/labels.ts';
import { Link } from '../Link/Link.tsx';
import { Crumb, Root } from './Breadcrumbs.styles.ts';

export interface BreadcrumbItem {
  id: string;
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the outermost place to where we are; the last one is no link. */
  items: readonly BreadcrumbItem[];
}

/** Where a page stands, and the way back up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const labels = useUiLabels();
  return (
    <Root aria-label={labels.breadcrumbs}>
      {items.map((item, at) => (
        <Crumb key={item.id} id={item.id}>
          <Link href={item.href}>
            <bdi>{item.label}</bdi>
          </Link>
          {at < items.length - 1 && <ChevronRight aria-hidden data-flip />}
        </Crumb>
      ))}
    </Root>
  );
}
