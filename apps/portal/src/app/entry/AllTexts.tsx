import { IntakeIntlProvider } from '@intake/i18n';
import type { MessageScope } from '@intake/i18n';
import { Spinner } from '@intake/ui/Spinner';
import type { ReactNode } from 'react';
import { AllLabels } from './AllLabels.tsx';
import { useAppSelector } from './store.ts';

interface AllTextsProps {
  scope: MessageScope;
  /** The location's; the browser's own without one. */
  timeZone?: string;
  children: ReactNode;
}

/** More texts and labels, where signing in has brought only its own. */
export function AllTexts({ scope, timeZone, children }: AllTextsProps) {
  const { locale } = useAppSelector((state) => state.preferences);
  return (
    <IntakeIntlProvider locale={locale} scope={scope} timeZone={timeZone} fallback={<Spinner cover="page" />}>
      <AllLabels>{children}</AllLabels>
    </IntakeIntlProvider>
  );
}
