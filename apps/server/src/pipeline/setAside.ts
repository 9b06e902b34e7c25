import type { FaxSource } from '@intake/api/rules';
import { appendAudit, systemActor } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/database/database.port.ts';
import { publish } from '../platform/events/events.port.ts';

/** What arrived and cannot be taken as a fax. */
export interface Aside {
  organizationId: string;
  source: FaxSource;
  /** Why it was not taken; mostly one of the codes of failed jobs. */
  code: string;
  originalName?: string | undefined;
  /** Where the file store has it. */
  fileKey?: string | undefined;
  /** E.164 where a line named them. */
  from?: string | null;
  to?: string | null;
  /** Of the audit event; no content of the document. */
  detail?: Record<string, unknown>;
}

/** Keeps it in front of somebody's eyes: in the list of what was set aside. */
export async function setAside(tx: Tx, { organizationId, source, code, originalName, fileKey, from, to, detail }: Aside): Promise<void> {
  await tx
    .insertInto('quarantine')
    .values({
      organization_id: organizationId, source, original_name: originalName ?? null, file_key: fileKey ?? null, code, resolved_at: null,
      from_number: from ?? null, to_number: to ?? null,
    })
    .execute();
  await appendAudit(tx, {
    actor: systemActor(organizationId), action: 'C', entity: 'quarantine', outcome: 'failure', detail: { source, code, ...detail },
  });
  await publish(tx, { organizationId, topic: 'fax', entity: 'quarantine' });
}
