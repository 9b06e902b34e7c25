import { useListFaxAppointmentsQuery } from '@intake/api/client';
import { LateTexts } from '../../../../app/entry/LateTexts.tsx';
import { FaxVisits } from '../../../../shared/visits/FaxVisits.tsx';
import type { VisitsOf } from '../model/screenModel.ts';

interface VisitsLayerProps extends VisitsOf {
  faxId: string;
  mayBook: boolean;
}

/** What was booked from the open fax, in the words of the calendar, which come with it. The address that books names ids alone. */
export function VisitsLayer({ faxId, patientId, modalityId, mayBook }: VisitsLayerProps) {
  const { currentData: visits = [] } = useListFaxAppointmentsQuery({ query: { faxId } });
  const asked = new URLSearchParams({ fax: faxId, ...(patientId && { patient: patientId }), ...(modalityId && { for: modalityId }) });
  return (
    <LateTexts area="appointments" fallback={null}>
      <FaxVisits visits={visits} bookHref={mayBook && patientId ? `/app/apps/appointmentDetails/list?${asked.toString()}` : null} />
    </LateTexts>
  );
}
