import { sql, type Selectable } from 'kysely';
import type { RevenueAnswers } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import type { DemoRequestTable } from '../../platform/database/tables/demoFaxTables.ts';

export type DemoRequestRow = Selectable<DemoRequestTable>;

interface NewRequest {
  id: string;
  kind: DemoRequestRow['kind'];
  status: DemoRequestRow['status'];
  email: string;
  contactName: string;
  clinicName: string | null;
  faxNumber: string | null;
  locale: Locale;
  estimate: RevenueAnswers | null;
  consentText: string;
}

/** False when the same work has brought it in before. */
export async function insert(tx: Tx, request: NewRequest): Promise<boolean> {
  const row = await tx
    .insertInto('demo_request')
    .values({
      id: request.id,
      kind: request.kind,
      status: request.status,
      email: request.email,
      contact_name: request.contactName,
      clinic_name: request.clinicName || null,
      fax_number: request.faxNumber,
      locale: request.locale,
      estimate: request.estimate && JSON.stringify(request.estimate),
      consent_text: request.consentText,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const find = (tx: Tx, id: string) => tx.selectFrom('demo_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Held until the transaction ends, so that it is sent once. */
export const lock = (tx: Tx, id: string) => tx.selectFrom('demo_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function settle(tx: Tx, id: string, settled: Pick<DemoRequestRow, 'status'> & Partial<Pick<DemoRequestRow, 'hold_reason' | 'fax_id' | 'organization_id'>>): Promise<void> {
  await tx
    .updateTable('demo_request')
    .set({ hold_reason: null, ...settled, confirmed_at: sql`coalesce(confirmed_at, now())`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** False for a number that has had its fax or said no. */
export async function claimNumber(tx: Tx, number: string): Promise<boolean> {
  const row = await tx.insertInto('demo_fax_number').values({ number, state: 'sent' }).onConflict((conflict) => conflict.doNothing()).returning('number').executeTakeFirst();
  return row !== undefined;
}

/** False when it had said so before. */
export async function stop(tx: Tx, number: string): Promise<boolean> {
  const row = await tx
    .insertInto('demo_fax_number')
    .values({ number, state: 'stopped' })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ state: 'stopped', updated_at: sql`now()` }).where('demo_fax_number.state', '<>', 'stopped'))
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** In whose name the installation faxes: of those who keep it, the super administrator of the longest standing. */
export async function findKeeper(tx: Tx, organizationId: string): Promise<{ id: string; displayName: string } | undefined> {
  const row = await tx
    .selectFrom('mapping')
    .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
    .select(['app_user.id', 'app_user.display_name'])
    .where('mapping.organization_id', '=', organizationId)
    .where('app_user.is_super_admin', '=', true)
    .where('app_user.status', '=', 'active')
    .orderBy('mapping.created_at')
    .orderBy('app_user.id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, displayName: row.display_name };
}
