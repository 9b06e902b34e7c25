import type { SentFax } from '@intake/api/contract';
import { lastDigits, sendTimeProblem } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { reserveCredits } from '../credit/credit.ts';
import { findSent, isKnownNumber, rememberNumber, toSent } from './delivery.store.ts';
import { enqueueSend } from './applyState.ts';
import type { PreparedFax } from './prepareFax.ts';
import { isSwitchedOn } from './transmit.ts';

/**
 * Queues a prepared fax in the caller's transaction: it is sent when, and only when, what it is about is kept.
 * A letter that is on its way already is answered as it is.
 * @throws a 422 for a number that is new and was not confirmed, or a time that has passed or is too far off, a 409 when the organisation cannot send or has no credits left
 */
export async function queueFax(tx: Tx, actor: Actor, { request, file, pageCount, ...about }: PreparedFax): Promise<SentFax> {
  const { organizationId } = actor;
  if (about.letterId) {
    const sent = await tx.selectFrom('fax_delivery').select('fax_id').where('letter_id', '=', about.letterId).executeTakeFirst();
    if (sent) return toSent((await findSent(tx, organizationId, sent.fax_id))!);
  }
  const from = await requireSender(tx, organizationId);
  const scheduledAt = timeOf(request.sendAt);
  await confirmNumber(tx, actor, request.to, request.confirmation);
  await requireOwn(tx, actor, 'physician', request.physicianId);
  const { id } = await tx
    .insertInto('fax')
    .values({
      organization_id: organizationId,
      direction: 'outbound',
      source: 'telnyx',
      from_number: from,
      to_number: request.to,
      media_type: 'application/pdf',
      sha256: file.sha256,
      size: file.size,
      page_count: pageCount,
      priority: request.priority,
      status: 'completed',
      document_type: 'correspondence',
      patient_id: about.patientId,
      physician_id: request.physicianId,
      physician_name: request.recipientName,
      parent_fax_id: about.sourceFaxId,
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('document')
    .values({ organization_id: organizationId, fax_id: id, version: 1, kind: 'original', file_key: file.key, media_type: 'application/pdf', size: file.size, page_count: pageCount, created_by: actor.userId })
    .execute();
  await reserveCredits(tx, { organizationId, cause: 'fax-out', units: pageCount, objectId: id });
  await tx
    .insertInto('fax_delivery')
    .values({
      fax_id: id,
      organization_id: organizationId,
      letter_id: about.letterId,
      referral_id: about.referralId,
      recipient_name: request.recipientName,
      recipient_clinic: request.recipientClinic,
      status: scheduledAt ? 'scheduled' : 'queued',
      scheduled_at: scheduledAt,
      created_by: actor.userId,
    })
    .execute();
  const heldUntil = request.holdSeconds ? new Date(Date.now() + request.holdSeconds * 1000) : undefined;
  await enqueueSend(tx, { fax_id: id, organization_id: organizationId }, scheduledAt ?? heldUntil);
  // So that it can be looked at and found like any other.
  await enqueue(tx, { kind: 'render', organizationId, faxId: id, payload: { documentVersion: 1 } });
  await appendAudit(tx, {
    actor, action: 'C', entity: 'fax_delivery', entityId: id, patientId: about.patientId, outcome: 'success',
    detail: { letterId: about.letterId, sourceFaxId: about.sourceFaxId, pages: pageCount, sha256: file.sha256 },
  });
  await publish(tx, { organizationId, topic: 'delivery', entity: 'fax_delivery', entityId: id });
  return toSent((await findSent(tx, organizationId, id))!);
}

function timeOf(sendAt: string | null): Date | null {
  if (sendAt === null) return null;
  const code = sendTimeProblem(Date.parse(sendAt), Date.now());
  if (code) throw invalid([{ path: 'sendAt', code, message: code === 'past' ? 'This time has passed.' : 'This is too far off.' }]);
  return new Date(sendAt);
}

/** The number that the organisation sends from. */
async function requireSender(tx: Tx, organizationId: string): Promise<string> {
  if (!(await isSwitchedOn(tx, organizationId))) throw conflict('provider-off', 'The organisation has not switched Telnyx on.');
  const row = await tx.selectFrom('organization').select('telnyx_from').where('id', '=', organizationId).executeTakeFirst();
  if (!row?.telnyx_from) throw conflict('no-sender-number', 'The organisation has no number to send from.');
  return row.telnyx_from;
}

/** A number that nobody here has sent to yet is typed a second time, in part, before anything goes there. */
export async function confirmNumber(tx: Tx, { organizationId, userId }: Actor, number: string, confirmation: string | null): Promise<void> {
  if (await isKnownNumber(tx, organizationId, number)) return;
  if (confirmation !== lastDigits(number)) {
    throw invalid([{ path: 'confirmation', code: confirmation === null ? 'required' : 'wrong', message: 'Confirm a new number by its last four digits.' }]);
  }
  await rememberNumber(tx, organizationId, number, userId);
}
