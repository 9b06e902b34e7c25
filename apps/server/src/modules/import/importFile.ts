import { largestImport, type ImportFailure, type ImportKind } from '@intake/api/rules';
import type { ImportSettings } from '@intake/api/contract';
import type { Files } from '../../platform/files/files.port.ts';
import { guessDelimiter } from './csv/guessDelimiter.ts';
import { decoded, guessEncoding } from './csv/encoding.ts';
import { readCsv, UnreadableCsv, type CsvRecord } from './csv/readCsv.ts';
import { guessColumns, hasHeader } from './row/guessColumns.ts';

export const importLimit = { maxBytes: largestImport };

const headBytes = 64 * 1024;
const proposedFrom = 200;

export interface Proposal {
  settings: ImportSettings;
  isEncodingSure: boolean;
  /** The first records, without the header. */
  records: CsvRecord[];
  header: string[] | null;
  failure: { code: ImportFailure; line: number | null } | null;
}

const defaults = { dateOrder: null, province: null, known: 'update', likely: 'create' } as const;

/** The first records of a file and how it would be read, as far as nobody has said it. Reads no more of it than that. */
export async function proposeSettings(files: Files, key: string, kind: ImportKind, said: Partial<ImportSettings>): Promise<Proposal> {
  const { stream } = await files.get(key, { start: 0, end: headBytes - 1 });
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  const head = Buffer.concat(chunks);
  const guess = guessEncoding(head);
  const encoding = said.encoding ?? guess?.encoding ?? 'utf-8';
  let text = '';
  for await (const part of decoded(oneChunk(head), encoding)) text += part;
  const delimiter = said.delimiter ?? guessDelimiter(text);
  const { records, failure } = guess === null ? { records: [], failure: { code: 'not-text' as const, line: null } } : await firstRecords(files, key, { encoding, delimiter });
  const named = said.hasHeader ?? hasHeader(kind, records.map(({ cells }) => cells));
  const header = named ? (records.shift()?.cells ?? null) : null;
  const isEmpty = !failure && records.length === 0;
  const guessed = guessColumns(kind, header, records.map(({ cells }) => cells));
  const columns = said.columns?.length === guessed.length ? said.columns : guessed;
  return { settings: { ...defaults, ...said, encoding, delimiter, hasHeader: named, columns }, isEncodingSure: said.encoding !== undefined || (guess?.isSure ?? true), records, header, failure: isEmpty ? { code: 'empty', line: null } : failure };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function firstRecords(files: Files, key: string, dialect: Pick<ImportSettings, 'encoding' | 'delimiter'>): Promise<Pick<Proposal, 'records' | 'failure'>> {
  const records: CsvRecord[] = [];
  const { stream } = await files.get(key);
  try {
    for await (const record of readCsv(stream, dialect)) {
      records.push(record);
      if (records.length > proposedFrom) break;
    }
    return { records, failure: null };
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    return { records, failure: { code: error.code, line: error.line } };
  } finally {
    stream.destroy();
  }
}

/** Why these settings cannot read anybody. */
export function settingsFailure({ columns }: Pick<ImportSettings, 'columns'>): ImportFailure | null {
  const used = columns.filter((field) => field !== null && field !== 'phone' && field !== 'address');
  if (new Set(used).size < used.length) return 'column-twice';
  return used.includes('familyName') || used.includes('fullName') ? null : 'no-name-column';
}
