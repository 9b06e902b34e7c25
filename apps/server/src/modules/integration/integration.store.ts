import { sql } from 'kysely';
import type { IntegrationSwitches, Integrations } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

export async function findSwitches(tx: Tx, id: string): Promise<Omit<Integrations, 'providers'> | undefined> {
  const row = await tx.selectFrom('organization').select(['settings', 'version']).where('id', '=', id).executeTakeFirst();
  return row && {
    switches: { telnyx: row.settings.cloud['telnyx'] === true, retell: row.settings.cloud['retell'] === true, model: row.settings.cloud['model'] === true, patientMail: row.settings.cloud['email'] === true, mailIn: row.settings.takesMail !== false },
    version: row.version,
  };
}

/** @returns whether the version was still the one that the caller saw */
export async function updateSwitches(tx: Tx, id: string, { telnyx, retell, model, patientMail, mailIn }: IntegrationSwitches, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({
      settings: sql<string>`settings || jsonb_build_object(
        'cloud', settings -> 'cloud' || jsonb_build_object('telnyx', ${telnyx}::boolean, 'retell', ${retell}::boolean, 'model', ${model}::boolean, 'email', ${patientMail}::boolean), 'takesMail', ${mailIn}::boolean)`,
      version: version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function findRecipient(tx: Tx, userId: string) {
  return tx.selectFrom('app_user').select(['email', 'locale']).where('id', '=', userId).executeTakeFirst();
}
