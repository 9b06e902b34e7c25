import { startingRoles, type StartingRole } from '@intake/api/rules';
import type { OrganizationSettings } from '../../platform/database/tables/clinicTables.ts';
import type { Tx } from '../../platform/database/database.port.ts';

export interface NewOrganization {
  id: string;
  name: string;
  timeZone: string;
  locale?: string;
  telnyxFrom?: string;
  isTelnyxOn?: boolean;
  /** Patients are written to by e-mail. */
  isMailOn?: boolean;
}

/** An organisation with the roles that each one starts with; answers the roles' ids by name. */
export async function insertOrganization(tx: Tx, { id, name, timeZone, locale, telnyxFrom, isTelnyxOn = false, isMailOn = false }: NewOrganization) {
  await tx
    .insertInto('organization')
    .values({
      id,
      name,
      time_zone: timeZone,
      locale,
      telnyx_from: telnyxFrom ?? null,
      settings: JSON.stringify({ duplicates: 'refuse', cloud: { telnyx: isTelnyxOn, ...(isMailOn && { email: true }) } } satisfies OrganizationSettings),
    })
    .execute();
  const roles = await tx
    .insertInto('role')
    .values(
      Object.entries(startingRoles).map(([roleName, permissions]) => ({
        organization_id: id,
        name: roleName,
        permissions: [...permissions],
      })),
    )
    .returning(['id', 'name'])
    .execute();
  return Object.fromEntries(roles.map((role) => [role.name, role.id])) as Record<StartingRole, string>;
}

export interface NewLocation {
  organizationId: string;
  name: string;
  timeZone: string;
  faxNumbers?: string[];
  phone?: string;
  address?: string;
  isUrgent?: boolean;
  /** Its bins, in the order in which they are shown. */
  bins: { name: string; faxNumber?: string }[];
}

export async function insertLocation(tx: Tx, location: NewLocation): Promise<void> {
  const { id } = await tx
    .insertInto('location')
    .values({
      organization_id: location.organizationId,
      name: location.name,
      time_zone: location.timeZone,
      fax_numbers: location.faxNumbers ?? [],
      phone: location.phone ?? null,
      address: location.address ?? null,
      is_urgent: location.isUrgent ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('bin')
    .values(
      location.bins.map((bin, position) => ({
        organization_id: location.organizationId,
        location_id: id,
        name: bin.name,
        fax_number: bin.faxNumber ?? null,
        position,
      })),
    )
    .execute();
}

export interface NewMember {
  userId: string;
  email: string;
  displayName: string;
  locale?: string;
  isSuperAdmin?: boolean;
  isPhysician?: boolean;
  organizationId: string;
  roleId: string;
}

/** The product's record of a person who can sign in, and what they may do where. */
export async function insertMember(tx: Tx, member: NewMember): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({
      id: member.userId,
      email: member.email,
      display_name: member.displayName,
      locale: member.locale ?? 'en',
      is_super_admin: member.isSuperAdmin ?? false,
      is_physician: member.isPhysician ?? false,
    })
    .execute();
  await tx
    .insertInto('mapping')
    .values({ user_id: member.userId, organization_id: member.organizationId, role_id: member.roleId, location_id: null })
    .execute();
}
