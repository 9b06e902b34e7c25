import { beyond, type Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { lockOrganizationLog } from '../../platform/database/organizationLog.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { staffWith } from './staff.ts';

/** Throws 409 `beyond-own-rights` when a right is given that the giver lacks. */
export function refuseBeyondOwn(actor: Actor, granted: readonly Permission[]): void {
  const lacking = beyond(actor, granted);
  if (lacking.length > 0) throw conflict('beyond-own-rights', `Only who has a right can give it: ${lacking.join(', ')}`);
}

/** Throws 409 `more-than-own-rights` for a person, or a role, that may do what the actor may not. */
export function refuseExceeding(actor: Actor, permissions: readonly Permission[] = []): void {
  const lacking = beyond(actor, permissions);
  if (lacking.length > 0) throw conflict('more-than-own-rights', `Only who has these rights can change this: ${lacking.join(', ')}`);
}

/**
 * A change after which somebody can still manage users. Changes of one organisation wait for each other: two
 * administrators who take each other's rights away must not both succeed. Throws 409 `last-administrator`.
 */
export async function keepingAnAdministrator<T>(tx: Tx, organizationId: string, change: () => Promise<T>): Promise<T> {
  await lockOrganizationLog(tx, organizationId);
  const before = await hasAdministrator(tx, organizationId);
  const result = await change();
  if (before && !(await hasAdministrator(tx, organizationId)))
    throw conflict('last-administrator', 'Nobody could manage users any more.');
  return result;
}

async function hasAdministrator(tx: Tx, organizationId: string): Promise<boolean> {
  const found = await staffWith(tx, organizationId, 'users.manage').select('mapping.user_id').limit(1).executeTakeFirst();
  return found !== undefined;
}
