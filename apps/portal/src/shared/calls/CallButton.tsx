import { Button } from '@intake/ui/Button';
import { lazyPart } from '@intake/ui/lazy';
import { Phone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { callPatientMessages as texts } from './callPatient.messages.ts';
import type { CallPatientProps } from './CallPatient.tsx';

const LateCallPatient = lazyPart(async () => (await import('./CallPatient.tsx')).CallPatient, { isAbove: true });

/** Has a patient called by an agent. What it takes is fetched when somebody does. */
export function CallButton(props: Omit<CallPatientProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Phone aria-hidden />} onPress={() => setOpen(true)}>
        {formatMessage(texts.call)}
      </Button>
      {isOpen && (
        <Suspense>
          <LateCallPatient {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
