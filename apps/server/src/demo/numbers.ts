import type { Database } from '../platform/database/database.port.ts';

/** Toll-free numbers that the stand-in of the demo has from the start. */
export const demoTollFree = '+18335550140';

const failedNumber = '+16135550168';

/** A number that was ordered weeks ago and takes faxes for a bin, and an order that came to nothing yesterday. */
export async function makeDemoNumbers(database: Database, { organizationId, userId }: { organizationId: string; userId: string }): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
  const ordered = (days: number) => ({ organization_id: organizationId, ordered_by: userId, asked_at: daysAgo(days), created_at: daysAgo(days), currency: 'USD' });
  await database.asService(organizationId, async (tx) => {
    await tx
      .insertInto('phone_number')
      .values([
        { ...ordered(43), number: demoTollFree, client_key: crypto.randomUUID(), kind: 'toll-free', status: 'active', is_applied: true, monthly_cents: 200, takes_texts: true },
        { ...ordered(1), number: failedNumber, client_key: crypto.randomUUID(), kind: 'local', region: 'Ottawa, ON', status: 'failed', failure: 'unavailable', monthly_cents: 110 },
      ])
      .execute();
    await tx.updateTable('bin').set({ fax_number: demoTollFree }).where('organization_id', '=', organizationId).where('name', '=', 'Correspondence').execute();
  });
}
