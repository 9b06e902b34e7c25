import { stringify } from 'csv-stringify/sync';
import type { Breach, BreachReader } from '@intake/api/contract';
import { breachStateOn, phoneText, type Locale } from '@intake/api/rules';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Letter } from '../../platform/letters/letter.ts';
import { printWritable } from '../../platform/letters/printWritable.ts';
import { dateLocales } from '../letter/letter.messages.ts';
import { exportTexts, type ExportColumn } from './breachExport.messages.ts';

export type ExportedBreach = Breach & { readers: BreachReader[] };

interface Reader {
  locale: Locale;
  timeZone: string;
}

/** A row an entry, with the names of the columns in the reader's language; what a spreadsheet would run as a formula is text. */
export function csvOf(entries: ExportedBreach[], reader: Reader): Buffer {
  const { columns } = exportTexts[reader.locale];
  const keys = Object.keys(columns) as ExportColumn[];
  const rows = entries.map((entry) => cellsOf(entry, reader)).map((cells) => keys.map((key) => cells[key]));
  // With the mark, spreadsheets read it as what it is.
  return Buffer.from(stringify([keys.map((key) => columns[key]), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
}

interface Printed extends Reader {
  organization: string;
  lines: string[];
  now: Date;
}

/** The register under the organisation's head: a block an entry, as a printed page is read. */
export const pdfOf = async (entries: ExportedBreach[], printed: Printed): Promise<Uint8Array> => (await printWritable(registerOf(entries, printed))).bytes;

function registerOf(entries: ExportedBreach[], { organization, lines, now, ...reader }: Printed): Letter {
  const { columns, title, count, empty } = exportTexts[reader.locale];
  const keys = Object.keys(columns) as ExportColumn[];
  return {
    locale: reader.locale,
    letterhead: { name: organization, lines },
    date: new Intl.DateTimeFormat(dateLocales[reader.locale], { dateStyle: 'long', timeZone: reader.timeZone }).format(now),
    recipient: [],
    subject: title,
    body: [
      { kind: 'paragraph', text: entries.length === 0 ? empty : count(entries.length) },
      ...entries.map((entry) => {
        const cells = cellsOf(entry, reader);
        return { kind: 'table' as const, head: [columns.received, cells.received], rows: keys.filter((key) => key !== 'received').map((key) => [columns[key], cells[key]]) };
      }),
    ],
  };
}

function cellsOf(entry: ExportedBreach, { locale, timeZone }: Reader): Record<ExportColumn, string> {
  const texts = exportTexts[locale];
  const moment = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const at = (time: string | null) => (time ? moment.format(new Date(time)) : '');
  const by = (time: string | null, name: string | null) => (time ? [at(time), name].filter(Boolean).join(', ') : '');
  const state = breachStateOn(entry, localDay(new Date(), timeZone));
  return {
    received: at(entry.receivedAt),
    sender: [entry.senderName, entry.from && phoneText(entry.from)].filter(Boolean).join(', '),
    pages: entry.pageCount === null ? '' : String(entry.pageCount),
    reported: by(entry.reportedAt, entry.reportedBy),
    description: entry.description,
    information: entry.information.map((kind) => texts.information[kind]).join(', '),
    people: String(entry.peopleCount),
    notified: entry.notifiedAt ? `${texts.notice[entry.notice ?? 'told']}, ${at(entry.notifiedAt)}` : texts.notTold,
    disposal: texts.disposal[entry.disposal],
    due: entry.dueOn,
    state: texts.state[state],
    contained: by(entry.containedAt ?? entry.withdrawnAt, entry.containedBy ?? entry.withdrawnBy),
    seen: entry.readers.map(({ name, times, firstAt, isSentOn }) => `${name} (${texts.times(times)}, ${at(firstAt)}${isSentOn ? `, ${texts.sentOn}` : ''})`).join('; '),
    note: entry.note ?? '',
    kept: entry.keptUntil,
  };
}
