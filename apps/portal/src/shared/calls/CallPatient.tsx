import { useGetAccountQuery, useListAgentsQuery, useRegisterPhoneCallMutation, useStartAppointmentCallMutation } from '@intake/api/client';
import { useState } from 'react';
import { newId } from '../../data/newId.ts';
import { problemIn } from '../../data/problemOf.ts';
import { priceFor } from '../credits/price.ts';
import { CallDrawer } from './CallDrawer.tsx';

export interface CallPatientProps {
  patientId: string;
  name: string;
  /** The visit that it is about. */
  appointmentId: string | null;
  /** A call was begun. */
  onCalled: () => void;
  onClose: () => void;
}

/** Has a patient called; wired to the API, wherever it is opened from. */
export function CallPatient({ patientId, name, appointmentId, onCalled, onClose }: CallPatientProps) {
  // Pressed twice, or sent again after the line broke off, it is one call.
  const [clientKey] = useState(newId);
  const { data: account } = useGetAccountQuery();
  const { data: agents = [] } = useListAgentsQuery();
  const [call] = useRegisterPhoneCallMutation();
  const [callAbout] = useStartAppointmentCallMutation();
  return (
    <CallDrawer
      name={name}
      agents={agents.filter(({ publishedVersion }) => publishedVersion !== null)}
      isAboutVisit={appointmentId !== null}
      price={priceFor(account, 'call')}
      onCall={async ({ agentId, purpose, overrideReason }) => {
        const answer = appointmentId
          ? await callAbout({ body: { appointmentId, agentId, clientKey, overrideReason } })
          : await call({ body: { patientId, appointmentId: null, agentId, purpose, clientKey, overrideReason } });
        const problem = problemIn(answer);
        if (!problem) onCalled();
        return problem;
      }}
      onClose={onClose}
    />
  );
}
