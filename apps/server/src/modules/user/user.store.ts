import { sql } from 'kysely';
import type { Invitation, Member, MemberChange } from '@intake/api/contract';
import type { Permission, UserStatus } from '@intake/api/rules';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';

const members = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('mapping')
    .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
    .innerJoin('role', 'role.id', 'mapping.role_id')
    .leftJoin('location', 'location.id', 'mapping.location_id')
    .selectAll('app_user')
    .select([
      'mapping.role_id',
      'mapping.location_id',
      'role.name as role_name',
      'location.name as location_name',
      sql<boolean>`private.belongs_elsewhere(app_user.id)`.as('is_elsewhere'),
      sql<Date | null>`(select a.recorded_at from audit_event a
        where a.organization_id = mapping.organization_id and a.actor_id = app_user.id
        order by a.sequence desc limit 1)`.as('last_active_at'),
    ])
    .where('mapping.organization_id', '=', organizationId);

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>;

const toMember = (row: MemberRow): Member => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  status: row.status,
  isPhysician: row.is_physician,
  isSuperAdmin: row.is_super_admin,
  isElsewhere: row.is_elsewhere,
  roleId: row.role_id,
  roleName: row.role_name,
  locationId: row.location_id,
  locationName: row.location_name,
  lastActiveAt: row.last_active_at?.toISOString() ?? null,
  version: row.version,
});

export interface ListQuery extends PageQuery {
  search?: string | undefined;
  status?: UserStatus | undefined;
}

/** By name; with a text, those in whose name or address it stands. */
export function listMembers(tx: Tx, organizationId: string, { search, status, cursor, limit }: ListQuery): Promise<Page<Member>> {
  let query = members(tx, organizationId);
  if (status) query = query.where('app_user.status', '=', status);
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((where) => where.or([where('display_name', 'ilike', pattern), where('email', 'ilike', pattern)]));
  }
  if (cursor) {
    const [name, id] = decodeCursor(cursor, 'text', 'id');
    query = query.where(sql<boolean>`(app_user.display_name, app_user.id) > (${name}, ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.orderBy('app_user.display_name').orderBy('app_user.id').limit(count).execute(),
    toItem: toMember,
    position: (row) => [row.display_name, row.id],
  });
}

export async function findMember(tx: Tx, organizationId: string, id: string): Promise<Member | undefined> {
  const row = await members(tx, organizationId).where('app_user.id', '=', id).executeTakeFirst();
  return row && toMember(row);
}

/** Of the organisation of the transaction. */
export async function findPermissions(tx: Tx, roleId: string): Promise<Permission[] | undefined> {
  return (await tx.selectFrom('role').select('permissions').where('id', '=', roleId).executeTakeFirst())?.permissions;
}

/** Whoever has this address, in whatever organisation. */
export const findUserByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('app_user')
    .select((select) => [
      'id',
      'status',
      select.exists(select.selectFrom('mapping').select('user_id').whereRef('user_id', '=', 'app_user.id')).as('belongs_somewhere'),
    ])
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();

/** Of an account, wherever it belongs; undefined for one of which there is no record. */
export async function findStatus(tx: Tx, id: string): Promise<UserStatus | undefined> {
  return (await tx.selectFrom('app_user').select('status').where('id', '=', id).executeTakeFirst())?.status;
}

/** Whoever comes into the installation. */
export type Newcomer = Pick<Invitation, 'email' | 'displayName' | 'isPhysician'> & { locale: string };

/**
 * Somebody who has no password yet. The token of the session in which they choose one tells its beginning in whole
 * seconds, so what stands here for the last change comes a second before anything else.
 */
export async function insertUser(tx: Tx, id: string, { email, displayName, isPhysician, locale }: Newcomer, status: UserStatus = 'invited'): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({
      id,
      email: email.toLowerCase(),
      display_name: displayName,
      is_physician: isPhysician,
      locale,
      status,
      password_last_updated_at: sql`now() - interval '1 second'`,
    })
    .execute();
}

export async function insertMapping(tx: Tx, organizationId: string, userId: string, { roleId, locationId }: Pick<Invitation, 'roleId' | 'locationId'>): Promise<void> {
  await tx
    .insertInto('mapping')
    .values({ user_id: userId, organization_id: organizationId, role_id: roleId, location_id: locationId })
    .execute();
}

/** False when the member changed in the meantime. */
export async function updateMember(tx: Tx, organizationId: string, change: MemberChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ display_name: change.displayName, is_physician: change.isPhysician, status: change.status, version: change.version + 1, updated_at: sql`now()` })
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx
    .updateTable('mapping')
    .set({ role_id: change.roleId, location_id: change.locationId })
    .where('user_id', '=', change.id)
    .where('organization_id', '=', organizationId)
    .execute();
  return true;
}

export const setStatus = (tx: Tx, id: string, status: UserStatus) =>
  tx
    .updateTable('app_user')
    .set({ status, version: sql<number>`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

export const removeMapping = (tx: Tx, organizationId: string, userId: string) =>
  tx.deleteFrom('mapping').where('user_id', '=', userId).where('organization_id', '=', organizationId).execute();

/** What mails are written in for somebody who has not chosen yet. */
export async function findLocale(tx: Tx, organizationId: string): Promise<string> {
  const { locale } = await tx.selectFrom('organization').select('locale').where('id', '=', organizationId).executeTakeFirstOrThrow();
  return locale;
}
