import { notFound } from '../../kernel/errors.ts';
import { actIn } from '../database/actIn.ts';
import type { Tx } from '../database/database.port.ts';
import { appendAudit, type AuditActor, type AuditEntry } from './audit.ts';

/** Who keeps the installation: its first organisation, undefined before the set-up. */
export async function findOperator(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('organization').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst())?.id;
}

/**
 * Writes down what concerns the installation, or no organisation yet, in the trail of its operator. The transaction of
 * the server acts in that organisation from here on. Throws 404 before the set-up: there is nothing to keep yet.
 */
export async function appendOperatorAudit(
  tx: Tx,
  { actor, ...entry }: Omit<AuditEntry, 'actor'> & { actor: Omit<AuditActor, 'organizationId'> },
): Promise<void> {
  const operator = await findOperator(tx);
  if (!operator) throw notFound();
  await actIn(tx, operator);
  await appendAudit(tx, { ...entry, actor: { ...actor, organizationId: operator } });
}
