import { importDelimiters, type ImportDelimiter } from '@intake/api/rules';
import { parse } from 'csv-parse/sync';

const linesCompared = 20;

/** The separator of a file by its first lines: named by Excel (`sep=;`), or the one that cuts most lines into the same number of cells. */
export function guessDelimiter(text: string): ImportDelimiter {
  const named = /^sep=(.)/i.exec(text)?.[1];
  if (importDelimiters.some((delimiter) => delimiter === named)) return named as ImportDelimiter;
  const scores = importDelimiters.map((delimiter) => ({ delimiter, score: evenness(text, delimiter) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** Whether a first record is the line in which Excel names the separator. */
export const namesDelimiter = (record: readonly string[]): boolean => /^sep=/i.test(record[0] ?? '') && record.join('').length <= 5;

/** How many cells stand in the lines that have as many as the first: 0 where the separator cuts nothing. */
function evenness(text: string, delimiter: ImportDelimiter): number {
  const records = recordsOf(text, delimiter);
  const columns = records[0]?.length ?? 0;
  return columns < 2 ? 0 : columns * (records.filter(({ length }) => length === columns).length / records.length);
}

function recordsOf(text: string, delimiter: ImportDelimiter): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, to: linesCompared });
  } catch {
    // The text is a beginning: a quoted cell may be cut.
    return text.split(/\r\n?|\n/).slice(0, linesCompared).map((line) => line.split(delimiter));
  }
}
