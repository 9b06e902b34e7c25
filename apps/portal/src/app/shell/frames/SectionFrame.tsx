import { SectionLayout } from '@intake/ui/SectionLayout';
import { Spinner } from '@intake/ui/Spinner';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import type { ApplicationRoute } from '../../routing/applicationRoute.ts';
import { RouteIcon } from '../RouteIcon.tsx';

export interface SectionFrameProps {
  /** What they are sections of. */
  label: string;
  /** The list of them stands above. */
  isRow?: boolean;
  /** The sections that somebody may open. */
  sections: readonly ApplicationRoute[];
  current: ApplicationRoute;
}

/** A section of a place, beside the list of all. What stands for no section learns where the first one is. */
export function SectionFrame({ label, isRow, sections, current }: SectionFrameProps) {
  const { formatMessage } = useIntl();
  const items = sections.map((section) => ({
    id: section.path, href: section.path, label: formatMessage(section.title), icon: <RouteIcon of={section} />,
  }));
  return (
    <SectionLayout label={label} isRow={isRow} items={items} current={current.path} isFlush={current.layout === 'workbench'}>
      <Suspense fallback={<Spinner cover="content" />}>
        <Outlet context={sections[0]?.path} />
      </Suspense>
    </SectionLayout>
  );
}
