import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExtractionField } from '@intake/api/rules';

export const recordsFolder = {
  sources: path.resolve(import.meta.dirname, 'records'),
  printed: path.resolve(import.meta.dirname, '../../apps/server/src/pipeline/extraction/fixtures/records'),
};

export type RecordProgram = 'weasyprint' | 'chromium' | 'soffice' | 'enscript' | 'pdflatex';

/** What a letter says: null is not stated, and a field that is missing here can be told either way. */
export type Stated = Partial<Record<ExtractionField, string | null>>;

/** A letter as another system prints it. */
export interface ForeignRecord {
  name: string;
  /** Rules were tuned on the one; nobody looks at the letters of the other. */
  set: 'tuning' | 'hold-out';
  program: RecordProgram;
  source: string;
  pdf: string;
  stated: Stated;
}

type Truth = Record<string, { set: ForeignRecord['set']; program: RecordProgram } & Stated>;

export const records: ForeignRecord[] = Object.entries(JSON.parse(readFileSync(path.join(recordsFolder.printed, 'truth.json'), 'utf8')) as Truth).map(([file, { set, program, ...stated }]) => ({
  name: path.parse(file).name, set, program, stated,
  source: path.join(recordsFolder.sources, file),
  pdf: path.join(recordsFolder.printed, `${path.parse(file).name}.pdf`),
}));
