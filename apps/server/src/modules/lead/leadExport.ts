import { stringify } from 'csv-stringify/sync';
import type { Lead } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import { exportTexts, type LeadColumn } from './leadExport.messages.ts';

/** A row a lead with the names of the columns in the reader's language; what a spreadsheet would run as a formula is text. */
export function csvOf(leads: readonly (Lead & { note: string | null })[], locale: Locale): Buffer {
  const { columns, kinds, standings, states } = exportTexts[locale];
  const keys = Object.keys(columns) as LeadColumn[];
  const cellsOf = (lead: (typeof leads)[number]): Record<LeadColumn, string> => ({
    received: lead.createdAt.slice(0, 16).replace('T', ' '),
    kind: kinds[lead.kind],
    standing: standings[lead.standing],
    clinic: lead.clinicName ?? '',
    contact: lead.contactName ?? '',
    email: lead.email,
    state: states[lead.state],
    owner: lead.owner?.name ?? '',
    nextStep: lead.nextStep ?? '',
    nextStepOn: lead.nextStepOn ?? '',
    note: lead.note ?? '',
  });
  const rows = leads.map(cellsOf).map((cells) => keys.map((key) => cells[key]));
  // With the mark, spreadsheets read it as what it is.
  return Buffer.from(stringify([keys.map((key) => columns[key]), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
}
