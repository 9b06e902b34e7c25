import { sql, type Updateable } from 'kysely';
import type { Breach, BreachDetail, breachContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { indexFax } from '../../platform/search/faxIndex.ts';
import { changeFax, lockForChange } from '../fax/faxChange.ts';
import { findLetterhead } from '../letter/letterhead.service.ts';
import { csvOf, pdfOf } from './breachExport.ts';
import { eraseLater } from './eraseFiles.ts';
import { listAll, listBreaches, listReaders, requireBreach, toBreach, type BreachQuery, type BreachRow } from './breach.store.ts';

type Act = RouteRequest<typeof breachContract.actOnBreach>['body'];
type ExportQuery = RouteRequest<typeof breachContract.exportBreaches>['query'];
type Exported = RouteResponse<typeof breachContract.exportBreaches>;

export type BreachService = ReturnType<typeof createBreachService>;

/** The register of misdirected faxes, for whoever watches over privacy. */
export function createBreachService({ database, clock }: { database: Database; clock: Clock }) {
  const changes = async (tx: Tx, actor: Actor, breach: BreachRow, { event, note }: Act): Promise<Updateable<Tables['breach']>> => {
    const now = clock.now();
    const kept = note === null ? {} : { note };
    if (event === 'told') {
      if (breach.notified_at) throw conflict('settled', 'Whoever sent it was told already.');
      return { ...kept, notice: breach.notice ?? 'told', notified_at: now };
    }
    if (event === 'contained') {
      await erase(tx, breach);
      return { ...kept, contained_at: now, contained_by: actor.userId };
    }
    if (breach.contained_at) throw conflict('erased', 'What it held is erased, so it can no longer be opened.');
    await open(tx, actor, breach);
    return { ...kept, withdrawn_at: now, withdrawn_by: actor.userId };
  };

  /** What it held is gone with this transaction, its bytes soon after; the register keeps what, when, and who saw it. */
  const erase = async (tx: Tx, { id, organization_id, fax_ids }: BreachRow): Promise<void> => {
    const { rows } = await sql<{ keys: string[] | null }>`select private.erase_faxes(${fax_ids}::uuid[]) as keys`.execute(tx);
    await eraseLater(tx, { organizationId: organization_id, breachId: id, keys: rows[0]?.keys ?? [] });
    for (const faxId of fax_ids) await publish(tx, { organizationId: organization_id, topic: 'fax', entity: 'fax', entityId: faxId, payload: { event: 'erased' } });
  };

  /** Everything that was locked with it is as it was; the fax itself is back in the inbox. */
  const open = async (tx: Tx, actor: Actor, { fax_id, fax_ids }: BreachRow): Promise<void> => {
    await sql`select private.unlock_faxes(${fax_ids}::uuid[])`.execute(tx);
    for (const id of fax_ids) await indexFax(tx, id);
    const { version } = await tx.selectFrom('fax').select('version').where('id', '=', fax_id).executeTakeFirstOrThrow();
    await changeFax(tx, actor, clock, await lockForChange(tx, actor, fax_id, version, clock.now()), {
      event: 'undo',
      set: { completed_at: null, completed_by: null },
      audit: { action: 'U', detail: { event: 'unlock' } },
    });
  };

  return {
    list: (actor: Actor, query: BreachQuery) => database.asUser(actor, (tx) => listBreaches(tx, actor.organizationId, clock.now(), query)),

    get: (actor: Actor, id: string): Promise<BreachDetail> =>
      database.asUser(actor, async (tx) => {
        const row = await requireBreach(tx, actor.organizationId, id);
        const readers = (await listReaders(tx, actor.organizationId, [id])).get(id) ?? [];
        await appendAudit(tx, { actor, action: 'R', entity: 'breach', entityId: id, outcome: 'success' });
        return { ...toBreach(row), readers, lockedCount: row.fax_ids.length };
      }),

    act: (actor: Actor, act: Act): Promise<Breach> =>
      database.asUser(actor, async (tx) => {
        const breach = await requireBreach(tx, actor.organizationId, act.id);
        if (breach.version !== act.version) throw versionConflict();
        if (breach.withdrawn_at || (breach.contained_at && act.event === 'contained')) throw conflict('settled', 'This entry is settled.');
        const { numUpdatedRows } = await tx
          .updateTable('breach')
          .set({ ...(await changes(tx, actor, breach, act)), version: act.version + 1, updated_at: sql<Date>`now()` })
          .where('id', '=', act.id)
          .where('version', '=', act.version)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw versionConflict();
        await appendAudit(tx, { actor, action: 'U', entity: 'breach', entityId: act.id, outcome: 'success', detail: { event: act.event } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'breach', entity: 'breach', entityId: act.id });
        return toBreach(await requireBreach(tx, actor.organizationId, act.id));
      }),

    export: async (actor: Actor, { format, locale }: ExportQuery): Promise<Exported> => {
      const { entries, head } = await database.asUser(actor, async (tx) => {
        const rows = await listAll(tx, actor.organizationId);
        await appendAudit(tx, { actor, action: 'E', entity: 'breach', outcome: 'success', detail: { event: 'export', format, entries: rows.length } });
        const readers = await listReaders(tx, actor.organizationId, rows.map(({ id }) => id));
        return {
          entries: rows.map((row) => ({ ...toBreach(row), readers: readers.get(row.id) ?? [] })),
          head: await findLetterhead(tx, actor.organizationId),
        };
      });
      const bytes = format === 'csv' ? csvOf(entries, { locale, timeZone: head.timeZone }) : await pdfOf(entries, { locale, timeZone: head.timeZone, organization: head.organizationName, lines: head.lines, now: clock.now() });
      return {
        fileName: `privacy-register.${format}`,
        mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        base64: Buffer.from(bytes).toString('base64'),
      };
    },
  };
}
