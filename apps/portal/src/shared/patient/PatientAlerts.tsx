import { useIntl } from 'react-intl';
import { Banner } from '@intake/ui/Banner';
import { patientTexts as texts } from './patient.messages.ts';

/** What nobody who deals with the patient may miss: an icon and a word, then the words of whoever wrote it. */
export function PatientAlerts({ alerts, isEdge }: { alerts: readonly string[]; isEdge?: boolean }) {
  const { formatMessage } = useIntl();
  if (alerts.length === 0) return null;
  return (
    <Banner tone="warning" isEdge={isEdge} title={formatMessage(texts.alertsTitle, { count: alerts.length })}>
      {alerts.map((alert) => (
        <div key={alert}>
          <bdi>{alert}</bdi>
        </div>
      ))}
    </Banner>
  );
}
