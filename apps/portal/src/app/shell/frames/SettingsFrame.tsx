import { SectionLayout } from '@intake/ui/SectionLayout';
import { Spinner } from '@intake/ui/Spinner';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import type { ApplicationRoute } from '../../routing/applicationRoute.ts';
import { RouteIcon } from '../RouteIcon.tsx';
import { titles } from '../routes.messages.ts';

export interface SettingsFrameProps {
  /** The sections that somebody may open. */
  sections: readonly ApplicationRoute[];
  current: ApplicationRoute;
}

/** A section of the settings, beside the list of all. What stands for no section learns where the first one is. */
export function SettingsFrame({ sections, current }: SettingsFrameProps) {
  const { formatMessage } = useIntl();
  const items = sections.map((section) => ({
    id: section.path, href: section.path, label: formatMessage(section.title), icon: <RouteIcon of={section} />,
  }));
  return (
    <SectionLayout label={formatMessage(titles.settings)} items={items} current={current.path} isFlush={current.layout === 'workbench'}>
      <Suspense fallback={<Spinner cover="content" />}>
        <Outlet context={sections[0]?.path} />
      </Suspense>
    </SectionLayout>
  );
}
