import type { Permission } from '@intake/api/rules';
import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';
import { lockOrganizationLog } from '../database/organizationLog.ts';

/** What the portal keeps fresh, and the right that one needs to hear of it. */
export const topics = {
  fax: 'faxes.read',
  request: 'requests.read',
  appointment: 'appointments.read',
  patient: 'patients.read',
  physician: 'patients.read',
  clinic: 'patients.read',
  letter: 'messages.read',
  delivery: 'messages.read',
  account: 'member',
  invoice: 'billing.read',
  call: 'calls.read',
  message: 'messages.read',
  settings: 'member',
  user: 'member',
  action: 'faxes.triage',
  breach: 'privacy.manage',
} as const satisfies Record<string, Permission | 'member'>;

export type Topic = keyof typeof topics;

/** Something changed. Says what, never of whom. */
export interface NewEvent {
  organizationId: string;
  topic: Topic;
  /** The table of what changed: fax, bin, keyword … */
  entity: string;
  entityId?: string;
  /** Identifiers, states and counts alone. With `userId`, that person alone hears of it. */
  payload?: Record<string, unknown>;
}

export const eventChannel = 'intake_event';

/**
 * Tells the portals of the organisation once the caller's transaction is kept. Publish late in a
 * transaction: publishers of one organisation wait for each other, so that ids are in the order of commits.
 */
export async function publish(
  tx: Tx,
  { organizationId, topic, entity, entityId, payload = {} }: NewEvent,
): Promise<void> {
  await lockOrganizationLog(tx, organizationId);
  await tx
    .insertInto('event')
    .values({
      organization_id: organizationId,
      topic,
      entity,
      entity_id: entityId ?? null,
      payload: JSON.stringify(payload),
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  await sql`select pg_notify(${eventChannel}, ${organizationId})`.execute(tx);
}
