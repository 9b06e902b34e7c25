import { stringify } from 'csv-stringify/sync';
import type { Appointment } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { appointmentStatusTexts } from './appointmentStatus.messages.ts';
import { exportTexts, type VisitColumn } from './appointmentExport.messages.ts';
import { wallTimeOf } from '../../platform/clock/wallTime.ts';

/** A row a visit with the names of the columns in the reader's language; what a spreadsheet would run as a formula is text. */
export function csvOf(visits: readonly Appointment[], locale: Locale): Buffer {
  const { columns } = exportTexts[locale];
  const keys = Object.keys(columns) as VisitColumn[];
  const rows = visits.map((visit) => cellsOf(visit, locale)).map((cells) => keys.map((key) => cells[key]));
  // With the mark, spreadsheets read it as what it is.
  return Buffer.from(stringify([keys.map((key) => columns[key]), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
}

/** By the clock on the wall of the location: `2026-11-23`, `09:30`. */
function cellsOf(visit: Appointment, locale: Locale): Record<VisitColumn, string> {
  const texts = exportTexts[locale];
  const isConfirmed = visit.status === 'booked' && visit.confirmedBy !== null;
  const wall = (instant: string) => wallTimeOf(new Date(instant), visit.timeZone);
  return {
    day: wall(visit.startsAt).slice(0, 10),
    from: wall(visit.startsAt).slice(11, 16),
    until: wall(visit.endsAt).slice(11, 16),
    patient: visit.patientName ?? '',
    visit: visit.visitTypeName,
    physician: visit.physicianName ?? '',
    resource: visit.resourceName ?? '',
    location: visit.locationName,
    status: isConfirmed ? texts.confirmed : appointmentStatusTexts[locale][visit.status],
    overbooked: visit.overbookReason ?? '',
    reason: visit.reason ?? '',
    note: visit.note ?? '',
  };
}
