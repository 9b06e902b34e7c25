import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';

/** The register shows what becomes of its letters: who has it open hears of each step. */
export async function tellRegister(tx: Tx, letterId: string): Promise<void> {
  const entry = await tx.selectFrom('breach').select(['id', 'organization_id']).where('letter_id', '=', letterId).executeTakeFirst();
  if (entry) await publish(tx, { organizationId: entry.organization_id, topic: 'breach', entity: 'breach', entityId: entry.id });
}
