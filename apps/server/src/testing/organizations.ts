import { randomUUID } from 'node:crypto';
import type { Principal } from '../platform/database/database.port.ts';
import type { TestDatabase } from './database.ts';

export interface TestOrganization {
  id: string;
  roleId: string;
  /** A member with the given permissions, as the database sees them. */
  member: Principal;
}

/** An organisation with one role and one member. */
export async function createOrganization(
  { sql }: Pick<TestDatabase, 'sql'>,
  permissions: string[] = [],
): Promise<TestOrganization> {
  const [id, roleId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql('insert into organization (id, name) values ($1, $2)', [id, `Clinic ${id.slice(0, 8)}`]);
  await sql('insert into role (id, organization_id, name, permissions) values ($1, $2, $3, $4)', [
    roleId,
    id,
    'Clerk',
    permissions,
  ]);
  await sql('insert into app_user (id, email, display_name) values ($1, $2, $3)', [
    userId,
    `clerk.${userId.slice(0, 8)}@example.org`,
    'Test Clerk',
  ]);
  await sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
    userId,
    id,
    roleId,
  ]);
  return { id, roleId, member: { userId, organizationId: id } };
}
