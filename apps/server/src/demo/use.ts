import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.port.ts';

/** Days before today of which the ledger tells: as many as a dashboard shows first, and as many before them. */
const days = 60;

/**
 * The plan with its credits, what the pages of the history cost, and texts that went out beside them: each entry leads to its fax. Paid for from credits
 * that were bought, as each month brings its own only when it begins.
 */
export async function makeDemoUse(database: Database, organizationId: string): Promise<void> {
  await database.asService(organizationId, async (tx) => {
    await sql`select private.refresh_credits(${organizationId})`.execute(tx);
    await tx
      .updateTable('account')
      .set({ plan: 'Clinic 2000', monthly_credits: 2000, low_at: 250, gst_number: '12345 6789 RT0001', qst_number: '1234567890 TQ0001', payment_text: 'Virement / By transfer: compta@riverbend.example' })
      .where('organization_id', '=', organizationId)
      .execute();
    await sql`select private.book_credit(500, 6, false, null, ${`demo:${randomUUID()}`}, 'Bought by transfer')`.execute(tx);
    await sql`select private.book_credit(8000, 6, false, null, 'demo:packet', 'Packet of 8,000, by transfer')`.execute(tx);
    // In the order in which it happened, so that each balance is what was left then.
    await sql`
      select count(*) from (
        select 'use' as kind, 'fax-in' as cause, coalesce(page_count, 1) as units, id, location_id, received_at as at from fax
        where organization_id = ${organizationId} and direction = 'inbound' and source = 'demo' and sha256 like 'demo-history-%' and received_at > now() - make_interval(days => ${days})
        union all
        select 'settle', 'fax-out', coalesce(fax.page_count, 1), fax.id, fax.location_id, fax_delivery.created_at from fax_delivery join fax on fax.id = fax_delivery.fax_id
        where fax.organization_id = ${organizationId} and fax_delivery.status = 'delivered' and fax_delivery.created_at > now() - make_interval(days => ${days})
        union all
        select 'settle', 'text', 1, gen_random_uuid(), null, received_at + interval '3 hours' from fax
        where organization_id = ${organizationId} and sha256 like 'demo-history-%' and document_type = 'referral' and received_at > now() - make_interval(days => ${days})
        order by at
      ) used, lateral private.post_credit(used.kind, used.cause, used.units, used.id, used.location_id, 1, used.at)`.execute(tx);
  });
}
