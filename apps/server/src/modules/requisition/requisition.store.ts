import { sql, type Insertable } from 'kysely';
import type { RequisitionClinic, RequisitionPage, RequisitionSettings } from '@intake/api/contract';
import { locales, type Locale } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Whose open page this is; undefined where there is none. */
export async function organizationAt(tx: Tx, address: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select private.requisition_organization(${address}) as id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

export const listClinics = async (tx: Tx): Promise<RequisitionClinic[]> =>
  (await sql<RequisitionClinic>`select address, name from private.requisition_clinics()`.execute(tx)).rows;

const listServices = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('requisition_service')
    .innerJoin('modality', 'modality.id', 'requisition_service.modality_id')
    .where('requisition_service.organization_id', '=', organizationId)
    .select(['modality.id', 'modality.name'])
    .orderBy('modality.name')
    .orderBy('modality.id')
    .execute();

export interface OpenPage extends RequisitionPage {
  locale: Locale;
  timeZone: string;
}

/** The page of an organisation, as long as it is open. */
export async function findPage(tx: Tx, organizationId: string): Promise<OpenPage | undefined> {
  const row = await tx
    .selectFrom('requisition_page')
    .innerJoin('organization', 'organization.id', 'requisition_page.organization_id')
    .where('organization.id', '=', organizationId)
    .where('requisition_page.is_on', '=', true)
    .select(['requisition_page.address', 'requisition_page.note', 'organization.name', 'organization.locale', 'organization.time_zone'])
    .select((select) => select.selectFrom('location').select('location.phone').whereRef('location.organization_id', '=', 'organization.id').where('location.phone', 'is not', null).orderBy('location.created_at').limit(1).as('phone'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { time_zone: timeZone, locale, ...page } = row;
  return { ...page, timeZone, locale: locales.find((known) => known === locale) ?? 'en', services: await listServices(tx, organizationId) };
}

/** What a ticket brought in. */
export const findByTicket = (tx: Tx, organizationId: string, ticket: string) =>
  tx
    .selectFrom('requisition')
    .innerJoin('request', 'request.id', 'requisition.request_id')
    .where('requisition.organization_id', '=', organizationId)
    .where('requisition.ticket', '=', ticket)
    .select(['requisition.content_hash', 'requisition.fax_id', 'request.reference', 'request.received_at'])
    .executeTakeFirst();

/** One at a time sends with a ticket; until the transaction ends. */
export const lockTicket = (tx: Tx, ticket: string) => sql`select pg_advisory_xact_lock(hashtextextended(${`requisition:${ticket}`}, 0))`.execute(tx);

export const insertRequisition = (tx: Tx, values: Insertable<Tables['requisition']>) => tx.insertInto('requisition').values(values).execute();

/** Where the printed page of a fax is kept, as it came. */
export const findOriginal = (tx: Tx, faxId: string) =>
  tx.selectFrom('document').select('file_key').where('fax_id', '=', faxId).where('kind', '=', 'original').orderBy('version').executeTakeFirst();

export async function readSettings(tx: Tx, organizationId: string): Promise<RequisitionSettings | undefined> {
  const row = await tx.selectFrom('requisition_page').selectAll().where('organization_id', '=', organizationId).executeTakeFirst();
  if (!row) return undefined;
  const services = await listServices(tx, organizationId);
  return { address: row.address, isOn: row.is_on, note: row.note, serviceIds: services.map(({ id }) => id), version: row.version };
}

/** False when the version is not the stored one any more. */
export async function writeSettings(tx: Tx, organizationId: string, { address, isOn, note, serviceIds, version }: RequisitionSettings): Promise<boolean> {
  const columns = { address, is_on: isOn, note };
  const written =
    version === 0
      ? await tx.insertInto('requisition_page').values({ organization_id: organizationId, ...columns }).onConflict((conflict) => conflict.column('organization_id').doNothing()).returning('organization_id').executeTakeFirst()
      : await tx
          .updateTable('requisition_page')
          .set({ ...columns, version: version + 1, updated_at: sql<Date>`now()` })
          .where('organization_id', '=', organizationId)
          .where('version', '=', version)
          .returning('organization_id')
          .executeTakeFirst();
  if (!written) return false;
  await tx.deleteFrom('requisition_service').where('organization_id', '=', organizationId).execute();
  if (serviceIds.length > 0)
    await tx.insertInto('requisition_service').values([...new Set(serviceIds)].map((modality_id) => ({ organization_id: organizationId, modality_id }))).execute();
  return true;
}
