import { locales, type Locale } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

export interface Clinic {
  name: string;
  phone: string | null;
  locale: Locale;
}

/** Who writes, and how one reaches them otherwise. */
export async function clinicOf(tx: Tx, organizationId: string): Promise<Clinic> {
  const row = await tx
    .selectFrom('organization')
    .select(['organization.name', 'organization.locale'])
    .select((select) => select.selectFrom('location').select('location.phone').whereRef('location.organization_id', '=', 'organization.id').where('location.phone', 'is not', null).orderBy('location.created_at').limit(1).as('phone'))
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name: row.name, phone: row.phone, locale: locales.find((known) => known === row.locale) ?? 'en' };
}
