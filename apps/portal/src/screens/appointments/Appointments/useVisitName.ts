import type { Appointment } from '@intake/api/contract';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { listMessages as texts } from './Appointments.messages.ts';

/** Whose visit it is; of a time that somebody holds, that it is being booked. */
export function useVisitName(): (visit: Pick<Appointment, 'patientName' | 'heldUntil'>) => string {
  const { formatMessage } = useIntl();
  return useCallback(({ patientName, heldUntil }) => patientName ?? formatMessage(heldUntil ? texts.held : texts.noPatient), [formatMessage]);
}
