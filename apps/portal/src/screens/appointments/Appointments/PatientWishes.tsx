import { Banner } from '@intake/ui/Banner';
import { useIntl } from 'react-intl';
import { PatientAlerts } from '../../../shared/patient/PatientAlerts.tsx';
import { useLanguageName } from '../../../shared/patient/useLanguageName.ts';
import { bookMessages as texts } from './Appointments.messages.ts';
import type { AppointmentsModel } from './Appointments.model.ts';

/** What the chart asks of whoever books for the patient. That it could not be read is said too: an alert may stand there. */
export function PatientWishes({ chart, locations }: Pick<AppointmentsModel, 'chart' | 'locations'>) {
  const { formatMessage } = useIntl();
  const nameOf = useLanguageName();
  if (chart.state === 'failed') return <Banner tone="warning">{formatMessage(texts.chartFailed)}</Banner>;
  if (chart.state !== 'ready') return null;
  const { alerts, language, locationId } = chart.value;
  const location = locations.find(({ id }) => id === locationId);
  const wishes = [
    language && formatMessage(texts.speaks, { language: nameOf(language) }),
    location && formatMessage(texts.prefers, { location: location.label }),
  ].filter(Boolean);
  return (
    <>
      <PatientAlerts alerts={alerts} />
      {wishes.length > 0 && <p>{wishes.join(' · ')}</p>}
    </>
  );
}
