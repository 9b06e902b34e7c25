import { IntakeIntlProvider } from '@intake/i18n';
import { areaTexts } from '@intake/i18n/late';
import { PartBoundary } from '@intake/ui/lazy';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from './store.ts';

interface LateTextsProps {
  /** None where those of the inbox are enough. */
  area: string | readonly string[] | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}

/** The texts of an area, where only those of the inbox have come so far. */
export function LateTexts({ area, fallback = <Spinner cover="content" />, children }: LateTextsProps) {
  const { locale } = useAppSelector((state) => state.preferences);
  const { timeZone } = useIntl();
  if (!area) return children;
  return (
    <PartBoundary isAbove={fallback === null}>
      <IntakeIntlProvider locale={locale} scope={areaTexts(...[area].flat())} timeZone={timeZone} fallback={fallback}>
        {children}
      </IntakeIntlProvider>
    </PartBoundary>
  );
}
