import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Breach, breachContract, BreachLetter, BreachReport, LetterDraft, LetterPreview, RouteRequest } from '@intake/api/contract';
import { isCalendarDay, mayTellByLetter } from '@intake/api/rules';
import { hasPermission } from '../../http/implement.ts';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { DeliveryService } from '../delivery/delivery.service.ts';
import { changeFax, lockForChange } from '../fax/faxChange.ts';
import { dateLocales } from '../letter/letter.messages.ts';
import type { LetterService } from '../letter/letter.service.ts';
import { requireBreach, toBreach } from './breach.store.ts';
import { noticeTexts } from './breachNotice.messages.ts';

export interface BreachReportParts {
  database: Database;
  clock: Clock;
  letters: Pick<LetterService, 'prepare' | 'keep' | 'preview'>;
  deliveries: Pick<DeliveryService, 'prepare' | 'queue'>;
}

type PreviewBody = RouteRequest<typeof breachContract.previewBreachNotice>['body'];
type LaterBody = RouteRequest<typeof breachContract.sendBreachNotice>['body'];
type Notice = Pick<PreviewBody, 'locale' | 'wording' | 'recipientName' | 'disposal' | 'to'>;

export type BreachReporting = ReturnType<typeof createBreachReporting>;

/** Rejects a fax as misdirected: telling whoever sent it, locking it away and the entry of the register are one. */
export function createBreachReporting({ database, clock, letters, deliveries }: BreachReportParts) {
  const draftOf = async (actor: Actor, faxId: string, { locale, wording, recipientName, disposal, to }: Notice): Promise<LetterDraft> => {
    const fax = await database.asUser(actor, (tx) => findReceived(tx, faxId));
    const day = new Intl.DateTimeFormat(dateLocales[locale], { dateStyle: 'long', timeZone: fax.time_zone }).format(fax.received_at);
    return {
      kind: 'misdirected', locale, wording, patientId: null, referralId: null, asksForReply: false,
      recipient: { physicianId: null, name: recipientName, clinic: null, fax: to },
      values: { 'fax.receivedOn': day, 'fax.disposal': noticeTexts[locale][disposal], ...(fax.page_count && { 'fax.pages': String(fax.page_count) }) },
    };
  };

  const prepare = async (actor: Actor, { faxId, disposal }: Pick<BreachReport, 'faxId' | 'disposal'>, { send, recipientName, ...words }: BreachLetter) => {
    if (!hasPermission(actor, 'messages.send')) throw notFound();
    const letter = await letters.prepare(actor, await draftOf(actor, faxId, { ...words, recipientName, disposal, to: send.to }));
    const fax = await deliveries.prepare.letter(actor, letter, {
      ...send, priority: 'urgent', sendAt: null, physicianId: null, recipientName, recipientClinic: null, cover: null,
    });
    return { letter, fax };
  };

  const queue = async (tx: Tx, actor: Actor, { letter, fax }: Awaited<ReturnType<typeof prepare>>): Promise<string> => {
    const { id } = await letters.keep(tx, actor, letter);
    await deliveries.queue(tx, actor, { ...fax, letterId: id });
    return id;
  };

  return {
    preview: async (actor: Actor, { faxId, ...notice }: PreviewBody): Promise<LetterPreview> => letters.preview(actor, await draftOf(actor, faxId, notice)),

    report: async (actor: Actor, report: BreachReport): Promise<{ id: string }> => {
      if (!isCalendarDay(report.dueOn)) throw invalid([{ path: 'dueOn', code: 'no-such-day', message: 'This day does not exist.' }]);
      const prepared = report.notice.by === 'letter' ? await prepare(actor, report, report.notice) : null;
      return database.asUser(actor, async (tx) => {
        const { faxId, version, description, information, peopleCount, disposal, dueOn, notice } = report;
        const { time_zone } = await findReceived(tx, faxId);
        if (dueOn < localDay(clock.now(), time_zone)) throw invalid([{ path: 'dueOn', code: 'past', message: 'This day has passed.' }]);
        const fax = await lockForChange(tx, actor, faxId, version, clock.now());
        await changeFax(tx, actor, clock, fax, {
          event: 'reject',
          set: { completed_at: clock.now(), completed_by: actor.userId },
          audit: { action: 'U', detail: { event: 'reject', reason: 'misdirected' } },
        });
        const letterId = prepared && (await queue(tx, actor, prepared));
        const { rows } = await sql<{ faxes: string[] }>`select private.lock_fax(${faxId}) as faxes`.execute(tx);
        const faxes = rows[0]?.faxes ?? [faxId];
        const id = randomUUID();
        await tx
          .insertInto('breach')
          .values({
            id,
            organization_id: actor.organizationId,
            fax_id: faxId,
            fax_ids: faxes,
            from_number: fax.from_number,
            sender_name: fax.sender_name,
            page_count: fax.page_count,
            received_at: fax.received_at,
            description,
            information,
            people_count: peopleCount,
            disposal,
            due_on: dueOn,
            notice: notice.by === 'later' ? null : notice.by,
            notified_at: notice.by === 'told' ? clock.now() : null,
            letter_id: letterId,
            reported_by: actor.userId,
          })
          .execute();
        await appendAudit(tx, { actor, action: 'C', entity: 'breach', entityId: id, outcome: 'success', detail: { faxId, locked: faxes.length, notice: notice.by, letterId, disposal, dueOn } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'breach', entity: 'breach', entityId: id });
        return { id };
      });
    },

    /** The letter that the report left for later, or another one after one that did not arrive. */
    tell: async (actor: Actor, { id, version, ...letter }: LaterBody): Promise<Breach> => {
      const { fax_id: faxId, disposal } = await database.asUser(actor, (tx) => requireBreach(tx, actor.organizationId, id));
      const prepared = await prepare(actor, { faxId, disposal }, letter);
      return database.asUser(actor, async (tx) => {
        const breach = toBreach(await requireBreach(tx, actor.organizationId, id));
        if (breach.version !== version) throw versionConflict();
        if (!mayTellByLetter(breach)) throw conflict('settled', 'Whoever sent it was told already, or a letter is on its way.');
        const letterId = await queue(tx, actor, prepared);
        const { numUpdatedRows } = await tx
          .updateTable('breach')
          .set({ notice: 'letter', letter_id: letterId, version: version + 1, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw versionConflict();
        await appendAudit(tx, { actor, action: 'U', entity: 'breach', entityId: id, outcome: 'success', detail: { event: 'notify', letterId } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'breach', entity: 'breach', entityId: id });
        return toBreach(await requireBreach(tx, actor.organizationId, id));
      });
    },
  };
}

async function findReceived(tx: Tx, faxId: string) {
  const row = await tx
    .selectFrom('fax')
    .innerJoin('organization', 'organization.id', 'fax.organization_id')
    .select(['fax.received_at', 'fax.page_count', 'organization.time_zone'])
    .where('fax.id', '=', faxId)
    .where('fax.direction', '=', 'inbound')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
