import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.port.ts';
import type { Tables } from '../database/tables.ts';
import type { AuditRecord } from './audit.ts';
import { canonicalJson } from './canonicalJson.ts';

type Row = Selectable<Tables['audit_event']>;

export interface ChainReport {
  organizationId: string;
  /** Links that are sound, from the first. */
  sound: number;
  /** The newest hash; kept elsewhere, it also shows that the newest links were not cut off. */
  head: string;
  /** The first link that is not what it was, and in which way. */
  broken?: { sequence: number; reason: 'missing' | 'changed' | 'unlinked' | 'cut-off' };
}

const pageSize = 2000;

/** Follows every organisation's chain from its first link to its head. */
export async function verifyChains(database: Database): Promise<ChainReport[]> {
  const organizations = await database.asService(null, (tx) =>
    tx.selectFrom('organization').select('id').orderBy('id').execute(),
  );
  const reports: ChainReport[] = [];
  for (const { id } of organizations) reports.push(await verifyChain(database, id));
  return reports;
}

async function verifyChain(database: Database, organizationId: string): Promise<ChainReport> {
  const report: ChainReport = { organizationId, sound: 0, head: '' };
  // The head first: what is added meanwhile is beyond it.
  const head = await database.asService(organizationId, (tx) =>
    tx.selectFrom('audit_head').selectAll().where('organization_id', '=', organizationId).executeTakeFirst(),
  );
  for (;;) {
    const rows = await database.asService(organizationId, (tx) =>
      linksAfter(tx, organizationId, report.sound),
    );
    for (const row of rows) {
      const reason = findFault(row, report);
      if (reason) return { ...report, broken: { sequence: report.sound + 1, reason } };
      report.sound = row.sequence;
      report.head = row.hash;
      if (head && row.sequence === head.sequence && row.hash !== head.hash) {
        return { ...report, broken: { sequence: row.sequence, reason: 'unlinked' } };
      }
    }
    if (rows.length < pageSize) break;
  }
  const expected = head?.sequence ?? 0;
  if (report.sound < expected)
    return { ...report, broken: { sequence: report.sound + 1, reason: 'cut-off' } };
  if (report.sound > 0 && !head) return { ...report, broken: { sequence: report.sound, reason: 'unlinked' } };
  return report;
}

const linksAfter = (tx: Tx, organizationId: string, sequence: number): Promise<Row[]> =>
  tx
    .selectFrom('audit_event')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(pageSize)
    .execute();

function findFault(row: Row, { sound, head }: ChainReport) {
  if (row.sequence !== sound + 1) return 'missing';
  if (row.previous_hash !== head) return 'unlinked';
  const text = `${row.sequence}\n${row.previous_hash}\n${canonicalJson(toRecord(row))}`;
  return createHash('sha256').update(text).digest('hex') === row.hash ? undefined : 'changed';
}

const toRecord = (row: Row): AuditRecord => ({
  organizationId: row.organization_id,
  recordedAt: row.recorded_at.toISOString(),
  actorId: row.actor_id,
  actorName: row.actor_name,
  action: row.action,
  entity: row.entity,
  entityId: row.entity_id,
  patientId: row.patient_id,
  outcome: row.outcome,
  detail: row.detail,
});
