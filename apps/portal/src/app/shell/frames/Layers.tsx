import { lazyPart } from '@intake/ui/lazy';
import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { LateTexts } from '../../entry/LateTexts.tsx';
import { useAccount } from '../../session/account.ts';
import { CallPatientContext } from '../callPatient.ts';
import type { CalledPatient } from '../callPatient.ts';
import { SendFaxContext } from '../sendFax.ts';
import { TextPatientContext } from '../textPatient.ts';

const SendFaxLayer = lazyPart(async () => (await import('../SendFaxLayer.tsx')).SendFaxLayer, { isAbove: true });
const CallPatientLayer = lazyPart(async () => (await import('../CallPatientLayer.tsx')).CallPatientLayer, { isAbove: true });
const TextPatientLayer = lazyPart(async () => (await import('../TextPatientLayer.tsx')).TextPatientLayer, { isAbove: true });

/** Drawers above whichever screen they are opened from: a document that is sent on, a message to a patient, a call. */
export function Layers({ children }: { children: ReactNode }) {
  const { may } = useAccount();
  const [sending, setSending] = useState<string | null>(null);
  const sendFax = useCallback((send: { faxId: string }) => setSending(send.faxId), []);
  const [texting, setTexting] = useState<{ patientId: string | null; number?: string | null } | null>(null);
  const [calling, setCalling] = useState<CalledPatient | null>(null);
  const layer = sending ? (
    <LateTexts area="letters" fallback={null}>
      <SendFaxLayer key={sending} faxId={sending} onClose={() => setSending(null)} />
    </LateTexts>
  ) : texting ? (
    <LateTexts area={['texting', 'letters']} fallback={null}>
      <TextPatientLayer patientId={texting.patientId} number={texting.number ?? null} onClose={() => setTexting(null)} />
    </LateTexts>
  ) : null;
  return (
    <SendFaxContext value={sendFax}>
      <TextPatientContext value={setTexting}>
        <CallPatientContext value={setCalling}>
          {children}
          {layer && may('messages.send') && <Suspense>{layer}</Suspense>}
          {calling && (
            <Suspense>
              <LateTexts area="calls" fallback={null}>
                <CallPatientLayer {...calling} onClose={() => setCalling(null)} />
              </LateTexts>
            </Suspense>
          )}
        </CallPatientContext>
      </TextPatientContext>
    </SendFaxContext>
  );
}
