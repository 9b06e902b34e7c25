import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../database/database.port.ts';
import type { Tables } from '../database/tables.ts';
import type { AuditRecord } from './audit.ts';
import { findHash, type Anchors } from './anchors.ts';
import { canonicalJson } from './canonicalJson.ts';
import type { ChainReport } from './chainReport.ts';
import { signInChain } from './signInChain.ts';

type Row = Selectable<Tables['audit_event']>;

const pageSize = 2000;

/** Follows every organisation's chain, and that of the sign-in service, from its first link to its head. */
export async function verifyChains(database: Database): Promise<ChainReport[]> {
  const organizations = await database.asService(null, (tx) =>
    tx.selectFrom('organization').select('id').orderBy('id').execute(),
  );
  const reports: ChainReport[] = [];
  for (const { id } of organizations) reports.push(await verifyChain(database, id));
  const signIns = await signInChain.verify(database);
  return signIns ? [...reports, signIns] : reports;
}

/**
 * The same, held against what was anchored outside of the database: a chain that was cut, or is gone with its head, looks
 * whole by itself. Without anchors, every chain that has events is at fault.
 */
export async function verifyAgainst(database: Database, anchors: Anchors | null): Promise<ChainReport[]> {
  const reports = await verifyChains(database);
  const compared: ChainReport[] = [];
  for (const report of reports) compared.push(report.broken ? report : await compare(database, report, anchors));
  const gone = (anchors?.heads ?? []).filter(({ chain, sequence }) => sequence > 0 && !reports.some((report) => report.chain === chain));
  return [...compared, ...gone.map(({ chain }): ChainReport => ({ chain, sound: 0, head: '', broken: { sequence: 1, reason: 'cut-off' } }))];
}

async function compare(database: Database, report: ChainReport, anchors: Anchors | null): Promise<ChainReport> {
  const anchor = anchors?.heads.find(({ chain }) => chain === report.chain);
  if (!anchor) {
    // An organisation that is younger than the anchors waits for the next ones.
    const isAnchored = report.sound === 0 || (anchors !== null && (await firstAt(database, report.chain)) > anchors.at);
    return isAnchored ? report : { ...report, broken: { sequence: 1, reason: 'not-anchored' } };
  }
  if (report.sound < anchor.sequence) return { ...report, broken: { sequence: report.sound + 1, reason: 'cut-off' } };
  const isSame = (await findHash(database, anchor)) === anchor.hash;
  return isSame ? report : { ...report, broken: { sequence: anchor.sequence, reason: 'unlinked' } };
}

/** When a chain began, in ISO 8601; empty for the sign-in service, which is older than anything. */
async function firstAt(database: Database, chain: string): Promise<string> {
  if (chain === signInChain.name) return '';
  const row = await database.asService(chain, (tx) =>
    tx.selectFrom('audit_event').select('recorded_at').where('organization_id', '=', chain).where('sequence', '=', 1).executeTakeFirst(),
  );
  return row?.recorded_at.toISOString() ?? '';
}

async function verifyChain(database: Database, organizationId: string): Promise<ChainReport> {
  const report: ChainReport = { chain: organizationId, sound: 0, head: '' };
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
  // Whoever was set up, or has received anything, has left events.
  if (report.sound === 0 && (await hasLived(database, organizationId))) return { ...report, broken: { sequence: 1, reason: 'missing' } };
  if (report.sound > 0 && !head) return { ...report, broken: { sequence: report.sound, reason: 'unlinked' } };
  return report;
}

const hasLived = (database: Database, organizationId: string): Promise<boolean> =>
  database.asService(organizationId, async (tx) => {
    const { rows } = await sql<{ has_lived: boolean }>`
      select exists (select from fax) or exists (select from patient) or exists (select from event) as has_lived`.execute(tx);
    return rows[0]!.has_lived;
  });

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
