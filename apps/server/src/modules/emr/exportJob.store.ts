import type { EmrError, EmrExportState, Province } from '@intake/api/rules';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import { findFiledPages, type PageSources } from '../fax/filedPdf.ts';
import type { ExportFacts, ExportTarget } from './formats/exportFacts.ts';

/** Takes it up: from here on it may have gone. Undefined when it is done with, or was taken back. */
export const claimExport = (tx: Tx, id: string) =>
  tx
    .updateTable('emr_export')
    .set({ state: 'sending', attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .returning(['id', 'target_id', 'fax_id'])
    .executeTakeFirst();

interface Outcome {
  state: Extract<EmrExportState, 'waiting' | 'delivered' | 'failed'>;
  error: EmrError | null;
  fileName?: string | undefined;
}

/** What came of a try. False when it was taken back meanwhile: that stays said. */
export async function noteOutcome(tx: Tx, id: string, { state, error, fileName }: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('emr_export')
    .set({ state, error, ...(state === 'delivered' && { delivered_at: sql<Date>`now()`, file_name: fileName ?? null }) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Gathered {
  target: ExportTarget & { isActive: boolean };
  facts: ExportFacts;
  patientId: string | null;
  pages: PageSources[];
}

/** All that is said of the fax, as it is filed now. Undefined when it is not filed any more. */
export async function gather(tx: Tx, { id, target_id, fax_id }: { id: string; target_id: string; fax_id: string }): Promise<Gathered | undefined> {
  const target = await tx.selectFrom('emr_target').selectAll().where('id', '=', target_id).executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('fax as f')
    .innerJoin('organization as o', 'o.id', 'f.organization_id')
    .leftJoin('patient as p', (join) => join.onRef('p.organization_id', '=', 'f.organization_id').onRef('p.id', '=', 'f.patient_id'))
    .leftJoin('physician as d', (join) => join.onRef('d.organization_id', '=', 'f.organization_id').onRef('d.id', '=', 'f.physician_id'))
    .leftJoin('modality as m', (join) => join.onRef('m.organization_id', '=', 'f.organization_id').onRef('m.id', '=', 'f.modality_id'))
    .leftJoin('app_user as u', 'u.id', 'f.completed_by')
    .select(['f.id', 'f.document_version', 'f.received_at', 'f.completed_at', 'f.from_number', 'f.to_number', 'f.sender_name', 'f.document_type', 'f.priority', 'f.reason', 'f.patient_id'])
    .select(['o.name as organization', 'm.name as service', 'u.display_name as filed_by'])
    .select(['p.family_name', 'p.given_name', 'p.birth_date', 'p.sex', 'p.health_number', 'p.version_code', 'p.province', 'p.phones', 'p.address'])
    .select(['d.id as physician_id', 'd.family_name as physician_family', 'd.given_name as physician_given', 'd.licence_number', 'd.billing_number'])
    .where('f.id', '=', fax_id)
    .where('f.status', '=', 'completed')
    .where('f.locked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const pages = await findFiledPages(tx, row);
  const patient = row.patient_id === null ? null : {
    id: row.patient_id, familyName: row.family_name ?? '', givenName: row.given_name ?? '', birthDate: row.birth_date, sex: row.sex, healthNumber: row.health_number, versionCode: row.version_code,
    province: row.province as Province | null, phone: row.phones?.[0] ?? null, address: row.address,
  };
  return {
    target: { format: target.format, transport: target.transport, place: target.place, application: target.application, facility: target.facility, fileNames: target.file_names, isActive: target.is_active },
    patientId: row.patient_id,
    pages,
    facts: {
      exportId: id, faxId: row.id, organization: row.organization, receivedAt: row.received_at, filedAt: row.completed_at ?? row.received_at, filedBy: row.filed_by, from: row.from_number, to: row.to_number,
      senderName: row.sender_name, documentType: row.document_type ?? 'other', priority: row.priority, pageCount: pages.length, reason: row.reason, service: row.service, patient,
      physician: row.physician_id === null ? null : { familyName: row.physician_family ?? '', givenName: row.physician_given ?? '', licenceNumber: row.licence_number, billingNumber: row.billing_number },
    },
  };
}
