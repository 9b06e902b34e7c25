import { z } from 'zod';
import {
  allImportFields, importDelimiters, importEncodings, importFailures, importKinds, importOutcomes, importReasons, importResults,
  importStates, mostImportColumns,
} from '../../rules/directoryImport/importWords.ts';
import { locales } from '../../rules/locales.ts';
import { DateTime, Empty, Id, IdBody, pageOf, PageQuery, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Field = z.enum(allImportFields);
const DateOrder = z.enum(['ymd', 'dmy', 'mdy']);

/** How a file is read and what becomes of its rows. */
export const ImportSettings = z.object({
  encoding: z.enum(importEncodings),
  delimiter: z.enum(importDelimiters),
  hasHeader: z.boolean(),
  /** What each column is, in the order of the file; null: it is left out. */
  columns: z.array(Field.nullable()).max(mostImportColumns),
  /** How dates of digits are written; null where they need no telling. A date that could be read in two ways is an error then. */
  dateOrder: DateOrder.nullable(),
  /** Of health numbers and licences that stand without one; null: nothing is supposed. */
  province: Province.nullable(),
  /** What becomes of a row whose number a chart has. */
  known: z.enum(['update', 'skip']),
  /** What becomes of a row that is likely somebody who has a chart already. */
  likely: z.enum(['create', 'skip']),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

export const ImportReason = z.object({
  code: z.enum(importReasons),
  isError: z.boolean(),
  field: Field.nullable(),
  /** The other row of the file that it is about, by its line. */
  row: z.int().nullable(),
  /** The chart that it is about. */
  chartId: Id.nullable(),
});
export type ImportReason = z.infer<typeof ImportReason>;

/** What of a row would be stored, as text: a date as `1968-04-17`, phones in E.164 with commas between. Of a row with an error, what stands in its cells. */
export const ImportValues = z.partialRecord(Field, z.string());
export type ImportValues = z.infer<typeof ImportValues>;

export const ImportCounts = z.object({
  create: z.int(),
  update: z.int(),
  skip: z.int(),
  error: z.int(),
  warning: z.int(),
  made: z.int(),
  changed: z.int(),
  left: z.int(),
  removed: z.int(),
  restored: z.int(),
  kept: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

export const Import = z.object({
  id: Id,
  version: Version,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  settings: ImportSettings.nullable(),
  header: z.array(z.string()),
  /** How far the step under way is: 0 to 1. */
  progress: z.number(),
  counts: ImportCounts,
  /** Why the last step ended before its time, and the line of the file where it did. */
  failure: z.enum(importFailures).nullable(),
  failureLine: z.int().nullable(),
  createdBy: z.string(),
  createdAt: DateTime,
  finishedAt: DateTime.nullable(),
  undoneAt: DateTime.nullable(),
  /** Until when its rows can be looked at and it can be undone; null once they are erased. */
  rowsUntil: DateTime.nullable(),
});
export type Import = z.infer<typeof Import>;

export const ImportRow = z.object({
  /** From 1, without the header. */
  number: z.int(),
  /** Of the file, from 1. */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  result: z.enum(importResults).nullable(),
  values: ImportValues,
  reasons: z.array(ImportReason),
  /** The chart that it made or changed, or meets. */
  entityId: Id.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({
  settings: ImportSettings,
  /** False: nothing in the file says its encoding; a person looks whether names are readable. */
  isEncodingSure: z.boolean(),
  /** Dates are written so that their order has to be told. */
  asksDateOrder: z.boolean(),
  /** As in the file, with some values of each column. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  rows: z.array(ImportRow),
  /** Why the file cannot be read so, and the line where it shows. */
  failure: z.enum(importFailures).nullable(),
  failureLine: z.int().nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const rowViews = ['all', ...importOutcomes, 'warning', 'kept'] as const;
export type ImportRowView = (typeof rowViews)[number];

const ById = z.object({ id: Id });

/** The bytes go to the address that createImport answers (PUT, no JSON). */
export const importContract = {
  createImport: route({
    method: 'POST',
    path: '/api/imports/',
    summary: 'Announce a CSV file of patients or physicians; answers a short-lived PUT target for it',
    access: 'patients.write',
    body: z.object({ kind: z.enum(importKinds), fileName: z.string().trim().min(1).max(255), size: z.number().int().nonnegative() }),
    response: z.object({ id: Id, url: z.string(), expiresAt: z.string() }),
  }),
  listImports: route({
    method: 'GET',
    path: '/api/imports/',
    summary: 'Imports of the organisation, the newest first',
    access: 'patients.write',
    query: PageQuery,
    response: pageOf(Import),
  }),
  getImport: route({
    method: 'GET',
    path: '/api/imports/{id}',
    summary: 'One import: where it stands, how far it is, what came of it',
    access: 'patients.write',
    params: ById,
    response: Import,
  }),
  previewImport: route({
    method: 'POST',
    path: '/api/imports/{id}/preview',
    summary: 'The first rows as they would become; what is not said is proposed from the file',
    access: 'patients.write',
    params: ById,
    body: ImportSettings.partial(),
    response: ImportPreview,
  }),
  checkImport: route({
    method: 'POST',
    path: '/api/imports/{id}/check',
    summary: 'Dry run: every row is read and compared with the charts, and nothing else changes',
    access: 'patients.write',
    params: ById,
    body: z.object({ version: Version, settings: ImportSettings }),
    response: Import,
  }),
  listImportRows: route({
    method: 'GET',
    path: '/api/imports/{id}/rows',
    summary: 'Rows of an import in the order of the file, paged; of one outcome',
    access: 'patients.write',
    params: ById,
    query: PageQuery.extend({ view: z.enum(rowViews).default('all') }),
    response: pageOf(ImportRow),
  }),
  exportImportRows: route({
    method: 'POST',
    path: '/api/imports/{id}/export',
    summary: 'A short-lived address of a CSV with the rows that were not imported, as they stood in the file, and why',
    access: 'patients.write',
    params: ById,
    body: z.object({ locale: z.enum(locales) }),
    response: z.object({ url: z.string(), expiresAt: z.string() }),
  }),
  startImport: route({
    method: 'POST',
    path: '/api/imports/{id}/start',
    summary: 'Import what the dry run planned',
    access: 'patients.write',
    params: ById,
    body: z.object({ version: Version }),
    response: Import,
  }),
  cancelImport: route({
    method: 'POST',
    path: '/api/imports/{id}/cancel',
    summary: 'End the dry run or the import that is under way; what was imported so far is undone',
    access: 'patients.write',
    params: ById,
    body: z.object({ version: Version }),
    response: Import,
  }),
  undoImport: route({
    method: 'POST',
    path: '/api/imports/{id}/undo',
    summary: 'Remove what an import made and nobody touched since, and restore what it changed',
    access: 'patients.write',
    params: ById,
    body: z.object({ version: Version }),
    response: Import,
  }),
  discardImport: route({
    method: 'DELETE',
    path: '/api/imports/',
    summary: 'Forget a file that was not imported, with all that was read of it',
    access: 'patients.write',
    body: IdBody,
    response: Empty,
  }),
};
