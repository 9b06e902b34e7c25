import { useGetFaxQuery, useGetPatientQuery, useGetRequestQuery } from '@intake/api/client';
import { registerName } from '@intake/api/rules';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { BookingFor } from './Appointments.model.ts';
import { waitEnd } from './wishes/wishes.model.ts';

/** For what somebody came here to book a visit: a referral, a patient or a fax that the address names. Null until it is here. */
export function useBookingFor(address: URLSearchParams): BookingFor | null {
  const [requestId, patientId, faxId, modalityId] = ['request', 'patient', 'fax', 'for'].map((name) => address.get(name)) as (string | null)[] as [
    string | null, string | null, string | null, string | null,
  ];
  const { currentData: request } = useGetRequestQuery(requestId ? { params: { id: requestId } } : skipToken);
  const { currentData: patient } = useGetPatientQuery(patientId ? { params: { id: patientId } } : skipToken);
  const { currentData: fax } = useGetFaxQuery(faxId ? { params: { id: faxId } } : skipToken);
  return useMemo(() => {
    if ((requestId && !request) || (patientId && !patient) || (faxId && !fax)) return null;
    if (!requestId && !patientId && !faxId) return null;
    return {
      requestId, faxId,
      patientId: request?.patientId ?? patientId ?? fax?.patientId ?? null,
      patientName: request?.patientName ?? (patient ? registerName(patient) : null) ?? fax?.patientName ?? null,
      modalityId: request?.modalityId ?? modalityId ?? fax?.modalityId ?? null,
      reason: request?.reason ?? fax?.reason ?? null,
      referrerName: fax?.physicianName ?? null,
      dueAt: request ? waitEnd(request) : null,
    };
  }, [requestId, patientId, faxId, modalityId, request, patient, fax]);
}
