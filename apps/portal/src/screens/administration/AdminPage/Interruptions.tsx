import type { Interruption } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { useIntl } from 'react-intl';
import { adminMessages as texts } from './AdminPage.messages.ts';
import { interruptionTitles } from './jobs.messages.ts';

/** What of the machine keeps jobs from being done, each in a banner of its own. */
export function Interruptions({ interruptions }: { interruptions: readonly Interruption[] }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return interruptions.map(({ code, jobs, nextAt }) => (
    <Banner key={code} tone="warning" title={formatMessage(interruptionTitles[code])}>
      {formatMessage(texts.interrupted, { count: jobs, when: formats.relative(nextAt) })}
    </Banner>
  ));
}
