import { sql, type Selectable } from 'kysely';
import type { PdfTemplate, PdfTemplateFields, PdfTemplateVersion } from '@intake/api/contract';
import type { FormShape, TrialSums } from '@intake/api/rules/forms';
import { tableWrites, type Store, type Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

type VersionRow = Selectable<Tables['pdf_template_version']>;

const rows = tableWrites({
  table: 'pdf_template',
  toRow: ({ name, faxNumbers, clinicId, documentType }: PdfTemplateFields) => ({
    name, fax_numbers: [...new Set(faxNumbers)], clinic_id: clinicId, document_type: documentType,
  } as Pick<Selectable<Tables['pdf_template']>, 'name' | 'fax_numbers' | 'clinic_id' | 'document_type' | 'status'>),
  toNewRow: () => ({ status: 'draft' as const }),
});

/** A template with the newest of its versions, which a change goes into until it is published. */
export const pdfTemplateStore: Store<PdfTemplate, PdfTemplateFields> = {
  list: async (tx, organizationId) =>
    (await selectTemplates(tx, organizationId).where('t.status', '<>', 'dismissed').orderBy('t.name').orderBy('t.id').limit(mostListed).execute()).map(toApi),

  find: async (tx, organizationId, id) => {
    const row = await selectTemplates(tx, organizationId).where('t.id', '=', id).executeTakeFirst();
    return row && toApi(row);
  },

  insert: async (tx, who, fields) => {
    const id = await rows.insert(tx, who, fields);
    await insertVersion(tx, who, id, 1, { ...fields, source: 'human' });
    return id;
  },

  update: async (tx, who, change) => {
    if (!(await rows.update(tx, who, change))) return false;
    await keepShape(tx, who, change.id, { ...change, source: 'human' });
    return true;
  },

  remove: rows.remove,
};

const mostListed = 500;

const selectTemplates = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('pdf_template as t')
    .innerJoin('pdf_template_version as v', (join) => join.onRef('v.organization_id', '=', 't.organization_id').onRef('v.template_id', '=', 't.id').onRef('v.number', '=', 't.latest'))
    .leftJoin('clinic', (join) => join.onRef('clinic.organization_id', '=', 't.organization_id').onRef('clinic.id', '=', 't.clinic_id'))
    .selectAll('t')
    .select(['v.zones', 'v.trial', 'v.source', 'v.published_at', 'clinic.name as clinic_name'])
    .where('t.organization_id', '=', organizationId);

type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplates>['executeTakeFirstOrThrow']>>;

const toApi = (row: TemplateRow): PdfTemplate => ({
  id: row.id,
  version: row.version,
  name: row.name,
  status: row.status,
  faxNumbers: row.fax_numbers,
  clinicId: row.clinic_id,
  clinicName: row.clinic_name,
  documentType: row.document_type,
  latest: row.latest,
  published: row.published,
  fields: row.zones.map(({ field }) => field),
  isLearned: row.source === 'learned' && row.published_at === null,
  corrected: row.corrected,
  seenFaxes: row.seen_faxes,
  trial: row.trial,
  updatedAt: row.updated_at.toISOString(),
});

export interface NewShape {
  source: VersionRow['source'];
  sample: { faxId: string; page: number };
  aspect: FormShape['aspect'];
  anchors: FormShape['anchors'];
  zones: FormShape['zones'];
}

/** The server itself writes what it has learnt, in nobody's name. */
type Writer = { organizationId: string; userId: Who['userId'] | null };

export const insertVersion = (tx: Tx, { organizationId, userId }: Writer, templateId: string, number: number, shape: NewShape) =>
  tx
    .insertInto('pdf_template_version')
    .values({ organization_id: organizationId, template_id: templateId, number, created_by: userId, ...columnsOf(shape) })
    .execute();

const columnsOf = ({ source, sample, aspect, anchors, zones }: NewShape) => ({
  source, sample_fax_id: sample.faxId, sample_page: sample.page, aspect, anchors: JSON.stringify(anchors), zones: JSON.stringify(zones),
});

/** Into the newest version, whose trial then says nothing any more; a published one stays, and the next begins. */
export async function keepShape(tx: Tx, who: Writer, templateId: string, shape: NewShape): Promise<void> {
  const { organizationId } = who;
  const newest = await findVersion(tx, organizationId, templateId);
  if (!newest) return;
  if (isSameShape(newest, shape)) return;
  if (newest.published_at === null) {
    await versionOf(tx, organizationId, templateId, newest.number).set({ ...columnsOf(shape), trial: null, tried_at: null }).execute();
    return;
  }
  await insertVersion(tx, who, templateId, newest.number + 1, shape);
  await tx.updateTable('pdf_template').set({ latest: newest.number + 1 }).where('organization_id', '=', organizationId).where('id', '=', templateId).execute();
}

/** Another name or sender makes no trial void. */
const isSameShape = (row: VersionRow, { sample, anchors, zones }: NewShape) =>
  row.sample_fax_id === sample.faxId && row.sample_page === sample.page && sameJson(row.anchors, anchors) && sameJson(row.zones, zones);

const sameJson = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The database gives the keys of an object in an order of its own. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(sorted)
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
  : value;

const versionOf = (tx: Tx, organizationId: string, templateId: string, number: number) =>
  tx.updateTable('pdf_template_version').where('organization_id', '=', organizationId).where('template_id', '=', templateId).where('number', '=', number);

/** The newest version. */
export const findVersion = (tx: Tx, organizationId: string, templateId: string): Promise<VersionRow | undefined> =>
  tx
    .selectFrom('pdf_template_version')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('template_id', '=', templateId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const shapeOf = ({ aspect, anchors, zones }: Pick<VersionRow, 'aspect' | 'anchors' | 'zones'>): FormShape => ({ aspect, anchors, zones });

/** Newest first. */
export async function listVersions(tx: Tx, organizationId: string, templateId: string): Promise<PdfTemplateVersion[]> {
  const found = await tx
    .selectFrom('pdf_template_version as v')
    .leftJoin('app_user', 'app_user.id', 'v.created_by')
    .selectAll('v')
    .select('app_user.display_name')
    .where('v.organization_id', '=', organizationId)
    .where('v.template_id', '=', templateId)
    .orderBy('v.number', 'desc')
    .limit(100)
    .execute();
  return found.map((row) => ({
    number: row.number,
    source: row.source,
    fields: row.zones.map(({ field }) => field),
    anchorCount: row.anchors.length,
    trial: row.trial,
    triedAt: row.tried_at?.toISOString() ?? null,
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.display_name,
  }));
}

/** Keeps what a trial counted, if the version is still the one that was tried. */
export const keepTrial = (tx: Tx, organizationId: string, tried: VersionRow, sums: TrialSums) =>
  tx
    .updateTable('pdf_template_version')
    .set({ trial: JSON.stringify(sums), tried_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', tried.id)
    .where(sql<boolean>`zones = ${JSON.stringify(tried.zones)}::jsonb and anchors = ${JSON.stringify(tried.anchors)}::jsonb`)
    .executeTakeFirst();

/** Answers false when the version is not the stored one any more. */
export async function setStatus(tx: Tx, { organizationId }: Pick<Who, 'organizationId'>, { id, version }: { id: string; version: number }, change: { status: PdfTemplate['status']; published?: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pdf_template')
    .set({ ...change, version: version + 1, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (change.published !== undefined) await versionOf(tx, organizationId, id, change.published).set({ published_at: sql<Date>`now()` }).execute();
  return true;
}
