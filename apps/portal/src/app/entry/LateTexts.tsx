import { IntakeIntlProvider } from '@intake/i18n';
import { allTexts } from '@intake/i18n/late';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from './store.ts';

/** Every text, where only those of the inbox have come so far. */
export function LateTexts({ children }: { children: ReactNode }) {
  const { locale } = useAppSelector((state) => state.preferences);
  const { timeZone } = useIntl();
  return (
    <IntakeIntlProvider locale={locale} scope={allTexts} timeZone={timeZone} fallback={<Spinner cover="content" />}>
      {children}
    </IntakeIntlProvider>
  );
}
