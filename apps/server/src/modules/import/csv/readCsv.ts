import { Readable, pipeline } from 'node:stream';
import type { ImportDelimiter, ImportEncoding, ImportFailure } from '@intake/api/rules';
import { mostImportColumns } from '@intake/api/rules';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './encoding.ts';
import { namesDelimiter } from './guessDelimiter.ts';

/** A record of the file, as it stands there. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  line: number;
  cells: string[];
}

/** The file cannot be read further. */
export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv';

  constructor(
    readonly code: ImportFailure,
    readonly line: number | null,
  ) {
    super(`The file cannot be read: ${code}${line === null ? '' : ` in line ${line}`}.`);
  }
}

/** Characters of the longest record: more is a quotation mark that nobody closed, or an attack. */
const longestRecord = 2_500_000;

export interface Dialect {
  encoding: ImportEncoding;
  delimiter: ImportDelimiter;
}

/**
 * The records of a file one after the other, without empty lines and without the line in which Excel names the separator
 * (`sep=;`). Memory holds one record, however large the file. @throws UnreadableCsv
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>, { encoding, delimiter }: Dialect, onBytes?: (count: number) => void): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter, bom: false, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, skip_records_with_empty_values: true, max_record_size: longestRecord,
  });
  // What fails on the way ends the parser with it, and its reader.
  pipeline(Readable.from(decoded(bytes, encoding, onBytes)), parser, () => undefined);
  let last = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = last + 1;
      last = info.lines;
      if (line === 1 && namesDelimiter(record)) continue;
      if (record.length > mostImportColumns && record.slice(mostImportColumns).some(Boolean) && line === 1) throw new UnreadableCsv('too-many-columns', line);
      yield { line, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableCsv(error.code === 'CSV_MAX_RECORD_SIZE' ? 'record-too-large' : 'quote-not-closed', last + 1);
  }
}
