import { stringify } from 'csv-stringify/sync';
import type { Import, ImportReason } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { Principal, Database } from '../../platform/database/database.port.ts';
import { nextNotImported } from './import.store.ts';
import { reportTexts, type ReportTexts } from './importReport.messages.ts';

const batch = 500;

const options = { escape_formulas: true, record_delimiter: 'windows' } as const;

/**
 * The rows that were not imported, each as it stood in the file, after its line and the reasons in words: mended, it can be
 * imported again. What is added stands first, as a row may have more cells than the header. With a mark, so that
 * spreadsheets read it as what it is; what they would run as a formula is text.
 */
export async function* reportOf(database: Database, who: Principal, { id, header, settings }: Pick<Import, 'id' | 'header' | 'settings'>, locale: Locale): AsyncGenerator<Uint8Array> {
  const texts = reportTexts[locale];
  // Of a file that named none, they have the names of what they were read as.
  const names = header.length > 0 ? header : (settings?.columns ?? []).map((field) => (field ? texts.fields[field] : ''));
  yield Buffer.from(stringify([[texts.line, texts.why, ...names]], { ...options, bom: true }));
  for (let after = 0; ; ) {
    const rows = await database.asUser(who, (tx) => nextNotImported(tx, id, after, batch));
    if (rows.length === 0) return;
    after = rows.at(-1)!.number;
    yield Buffer.from(stringify(rows.map(({ cells, line, reasons }) => [String(line), reasons.map((one) => wordsOf(one, texts)).join(' '), ...cells]), options));
  }
}

function wordsOf({ code, field, row }: ImportReason, texts: ReportTexts): string {
  const text = texts.reasons[code].replace('{row}', String(row ?? ''));
  return field ? texts.inField(texts.fields[field], text) : text;
}
