import { sql, type Selectable } from 'kysely';
import type { Clinic, ClinicFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storedNameKeys, typedNameKeys } from '../../platform/search/names.ts';

const toClinic = (row: Selectable<Tables['clinic']>): Clinic => ({
  id: row.id,
  version: row.version,
  name: row.name,
  kind: row.kind,
  faxNumbers: row.fax_numbers,
  phone: row.phone,
  email: row.email,
  address: row.address,
  note: row.note,
});

const toColumns = (fields: ClinicFields) => ({
  name: fields.name,
  kind: fields.kind,
  fax_numbers: fields.faxNumbers,
  phone: fields.phone,
  email: fields.email,
  address: fields.address,
  note: fields.note,
  name_keys: storedNameKeys(fields.name),
});

export const clinicStore = tableStore({ table: 'clinic', orderBy: ['name'], toApi: toClinic, toRow: toColumns });

/** Clinics whose names have each of these words, the last of which may be a beginning, by name. */
export async function findClinics(tx: Tx, organizationId: string, text: string, limit: number): Promise<Clinic[]> {
  const keys = typedNameKeys(text);
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom('clinic')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`name_keys @> ${keys}::text[]`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toClinic);
}

/** What this organisation is called by those whom it writes to. */
export async function findSenderName(tx: Tx, organizationId: string): Promise<string> {
  return (await tx.selectFrom('organization').select('name').where('id', '=', organizationId).executeTakeFirstOrThrow()).name;
}
