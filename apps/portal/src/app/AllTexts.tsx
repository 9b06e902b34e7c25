import { IntakeIntlProvider } from '@intake/i18n';
import type { MessageScope } from '@intake/i18n';
import { allTexts } from '@intake/i18n/late';
import { Spinner } from '@intake/ui/Spinner';
import { LabelsContext } from '@intake/ui/theme';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { entryLabelMessages } from './entryLabels.messages.ts';
import { useAppSelector } from './store.ts';
import { uiLabelsOf } from './uiLabels.ts';
import { labelMessages } from './uiLabels.messages.ts';

interface AllTextsProps {
  /** Less than every text, where that is enough to begin with. */
  scope?: MessageScope;
  /** The clinic's; the browser's own without one. */
  timeZone?: string;
  children: ReactNode;
}

/** Every text, where signing in has brought only its own. */
export function AllTexts({ scope = allTexts, timeZone, children }: AllTextsProps) {
  const { locale } = useAppSelector((state) => state.preferences);
  return (
    <IntakeIntlProvider locale={locale} scope={scope} timeZone={timeZone} fallback={<Spinner cover="page" />}>
      <AllLabels>{children}</AllLabels>
    </IntakeIntlProvider>
  );
}

/** Around signing in the components say little; here they say everything. */
function AllLabels({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const labels = useMemo(() => uiLabelsOf(intl, { ...entryLabelMessages, ...labelMessages }), [intl]);
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
