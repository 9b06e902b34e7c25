import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { insertLocation, insertOrganization, type NewOrganization } from './organization.store.ts';

export interface NewClinic extends NewOrganization {
  /** Of its first site, which gets an inbox. */
  locationName: string;
  /** E.164. */
  faxNumber?: string | undefined;
  /** Who makes it; the event stands in its own trail. */
  actor: AuditActor;
}

/**
 * An organisation as each one begins: with its starting roles, a location and a bin. Runs in a transaction that acts in
 * that organisation; answers the roles' ids by name.
 */
export async function openClinic(tx: Tx, { locationName, faxNumber, actor, ...organization }: NewClinic) {
  const { id, timeZone } = organization;
  const roles = await insertOrganization(tx, { ...organization, ...(faxNumber && { telnyxFrom: faxNumber }) });
  await insertLocation(tx, {
    organizationId: id,
    name: locationName,
    timeZone,
    faxNumbers: faxNumber ? [faxNumber] : [],
    bins: [{ name: 'Inbox' }],
  });
  await appendAudit(tx, { actor, action: 'C', entity: 'organization', entityId: id, outcome: 'success' });
  return roles;
}
