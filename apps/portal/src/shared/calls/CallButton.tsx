import { Button } from '@intake/ui/Button';
import { Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { callPatientMessages as texts } from './callPatient.messages.ts';

/** Has a patient called by an agent. */
export function CallButton({ onPress }: { onPress: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button size="sm" icon={<Phone aria-hidden />} onPress={onPress}>
      {formatMessage(texts.call)}
    </Button>
  );
}
