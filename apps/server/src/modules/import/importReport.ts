import { stringify } from 'csv-stringify/sync';
import type { Import, ImportReason } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { Principal, Database } from '../../platform/database/database.port.ts';
import { nextNotImported } from './import.store.ts';
import { reportTexts, type ReportTexts } from './importReport.messages.ts';

const batch = 500;

const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/**
 * The rows that were not imported, each as it stood in the file, with its line and the reasons in words: mended, it can be
 * imported again. With a mark, so that spreadsheets read it as what it is; what they would run as a formula is text.
 */
export async function* reportOf(database: Database, who: Principal, record: Import, locale: Locale): AsyncGenerator<Uint8Array> {
  const texts = reportTexts[locale];
  yield Buffer.from(stringify([[...record.header, texts.line, texts.why]], { ...options, bom: true }));
  for (let after = 0; ; ) {
    const rows = await database.asUser(who, (tx) => nextNotImported(tx, record.id, after, batch));
    if (rows.length === 0) return;
    after = rows.at(-1)!.number;
    const width = record.header.length;
    yield Buffer.from(stringify(rows.map(({ cells, line, reasons }) => [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''), String(line), reasons.map((one) => wordsOf(one, texts)).join(' ')]), options));
  }
}

function wordsOf({ code, field, row }: ImportReason, texts: ReportTexts): string {
  const text = texts.reasons[code].replace('{row}', String(row ?? ''));
  return field ? texts.inField(texts.fields[field], text) : text;
}
