import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { memo, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { whenIdle } from '../../../data/whenIdle.ts';
import { fetchFaces } from '../../../shared/print/fetchFaces.ts';
import { OnlySheets } from '../../../shared/print/onlySheets.styles.ts';
import { appointmentStatusNames } from '../../../shared/states.messages.ts';
import { confirmedName } from '../words.messages.ts';
import { listMessages, sheetMessages as texts } from './Appointments.messages.ts';
import { sheetsOf } from './Appointments.model.ts';
import { Sheets } from './DaySheets.styles.ts';
import { useVisitName } from './useVisitName.ts';

const columns = [listMessages.time, listMessages.patient, listMessages.visit, texts.reason, listMessages.status] as const;
const fullDay = { timeZone: 'UTC', weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

export interface DaySheetsProps {
  visits: readonly Appointment[];
  location: string;
}

/** When the patient was born, in words; nothing where that is not known. */
function useBorn() {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormats();
  return useCallback(
    ({ patientBirthDate }: Appointment) => (patientBirthDate ? formatMessage(texts.born, { date: calendarDate(patientBirthDate) }) : ''),
    [formatMessage, calendarDate],
  );
}

/** What is printed: a sheet for each physician and day, which says in words what the screen says by colour. */
export function DaySheets({ visits, location }: DaySheetsProps) {
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  const bornOf = useBorn();
  const sheets = sheetsOf(visits);
  return createPortal(
    <>
      <OnlySheets />
      <Sheets data-part="sheets">
        {sheets.length === 0 && <p>{formatMessage(texts.none)}</p>}
        {sheets.map(({ day, physicianId, physicianName, visits: own }) => (
          <section key={`${day} ${physicianId ?? ''}`}>
            <h1>
              <bdi>{physicianName ?? formatMessage(texts.nobody)}</bdi>
            </h1>
            <p>
              {formatDate(`${day}T12:00:00Z`, fullDay)} · <bdi>{location}</bdi>
            </p>
            <table>
              <thead>
                <tr>
                  {columns.map((title) => (
                    <th key={title.id} scope="col">
                      {formatMessage(title)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {own.map((visit) => (
                  <tr key={visit.id} data-cancelled={visit.status === 'cancelled' || undefined}>
                    <th scope="row">
                      {formats.time(visit.startsAt, visit.timeZone)} – {formats.time(visit.endsAt, visit.timeZone)}
                    </th>
                    <td>
                      <bdi>{nameOf(visit)}</bdi>
                      {visit.patientBirthDate && <span data-part="born">{bornOf(visit)}</span>}
                    </td>
                    <td>
                      <bdi>{[visit.visitTypeName, visit.resourceName].filter(Boolean).join(' · ')}</bdi>
                    </td>
                    <td>
                      <bdi>{[visit.reason, visit.note].filter(Boolean).join(' · ')}</bdi>
                    </td>
                    <td>
                      {[formatMessage(visit.status === 'booked' && visit.confirmedBy ? confirmedName : appointmentStatusNames[visit.status]), visit.isOverbooked && formatMessage(listMessages.overbooked)]
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </Sheets>
    </>,
    document.body,
  );
}

/** Has the faces of the sheets here before somebody prints. */
export const SheetFaces = memo(function SheetFaces({ visits, location }: DaySheetsProps) {
  const { formatMessage, formatDate } = useIntl();
  const bornOf = useBorn();
  useEffect(
    () =>
      whenIdle(() => {
        const words = [...columns, ...Object.values(appointmentStatusNames), confirmedName, listMessages.overbooked, texts.nobody, texts.none].map((text) => formatMessage(text));
        const days = [...new Set(visits.map(({ startsLocal }) => startsLocal.slice(0, 10)))].map((day) => formatDate(`${day}T12:00:00Z`, fullDay));
        const said = visits.flatMap(({ patientName, physicianName, visitTypeName, resourceName, reason, note }) => [patientName, physicianName, visitTypeName, resourceName, reason, note]);
        fetchFaces([location, ...words, ...days, ...said, ...visits.map(bornOf)].join(''));
      }),
    [visits, location, formatMessage, formatDate, bornOf],
  );
  return null;
});
