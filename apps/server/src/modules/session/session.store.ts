import { sql } from 'kysely';
import type { OrganizationDetails, OrganizationMapping, Preferences, UserDetails } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

export async function findUser(tx: Tx, id: string): Promise<UserDetails | undefined> {
  const user = await tx.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    user && {
      id: user.id,
      email: user.email,
      displayName: user.display_name,
      isSuperAdmin: user.is_super_admin,
      isPhysician: user.is_physician,
      locale: user.locale,
      theme: user.theme,
      passwordLastUpdatedAt: user.password_last_updated_at.toISOString(),
      version: user.version,
    }
  );
}

interface Membership {
  organization_id: string;
  organization_name: string;
  role_name: string;
  permissions: Permission[];
  location_id: string | null;
}

/** Of the person whom the transaction acts for, the oldest first. */
export async function listMemberships(tx: Tx): Promise<OrganizationMapping[]> {
  const { rows } = await sql<Membership>`select * from private.memberships()`.execute(tx);
  return rows.map((row) => ({
    Organization_ID: row.organization_id,
    organizationName: row.organization_name,
    roleName: row.role_name,
    permissions: row.permissions,
    locationId: row.location_id,
  }));
}

export async function findOrganization(tx: Tx, id: string): Promise<OrganizationDetails | undefined> {
  const organization = await tx
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    organization && {
      id: organization.id,
      name: organization.name,
      telnyx_from: organization.telnyx_from,
      timeZone: organization.time_zone,
      locale: organization.locale,
      duplicates: organization.settings.duplicates,
      version: organization.version,
    }
  );
}

/** The first organisation of the installation. */
export async function findRootOrganization(tx: Tx): Promise<string | undefined> {
  const first = await tx
    .selectFrom('organization')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return first?.id;
}

type OrganizationChange = Pick<
  OrganizationDetails,
  'name' | 'telnyx_from' | 'timeZone' | 'duplicates' | 'version'
>;

/** @returns whether the version was still the one that the caller saw */
export async function updateOrganization(tx: Tx, id: string, change: OrganizationChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization')
    .set({
      name: change.name,
      telnyx_from: change.telnyx_from,
      time_zone: change.timeZone,
      settings: sql<string>`settings || jsonb_build_object('duplicates', ${change.duplicates}::text)`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('version', '=', change.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updatePreferences(tx: Tx, userId: string, { locale, ...theme }: Preferences): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ locale, theme: JSON.stringify(theme), updated_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}
