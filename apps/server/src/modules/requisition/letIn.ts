import type { RequisitionContent, RequisitionReceipt } from '@intake/api/contract';
import { checkHealthNumber } from '@intake/api/rules';
import { admitIn, type Arrival } from '../../pipeline/receive.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Files, StoredFile } from '../../platform/files/files.port.ts';
import type { KeptFile } from '../publicFile/publicFile.service.ts';
import { openRequest, ReferenceTaken } from '../request/requestSave.service.ts';
import { findByTicket, insertRequisition, lockTicket } from './requisition.store.ts';

export interface Sent {
  organizationId: string;
  ticket: string;
  hash: string;
  reference: string;
  receivedAt: Date;
  content: RequisitionContent;
  printed: StoredFile;
  kept: KeptFile[];
}

/**
 * Faxes, referral and what says who referred, in one transaction.
 * @returns `taken` where another request has the reference
 */
export async function letIn({ database, files, clock }: { database: Database; files: Files; clock: Clock }, sent: Sent): Promise<RequisitionReceipt | 'taken'> {
  try {
    return await database.asService(sent.organizationId, async (tx): Promise<RequisitionReceipt> => {
      await lockTicket(tx, sent.ticket);
      const known = await findByTicket(tx, sent.organizationId, sent.ticket);
      if (!known) await write(tx, files, clock, sent);
      return known
        ? { reference: known.reference, receivedAt: known.received_at.toISOString(), isAsSent: known.content_hash === sent.hash }
        : { reference: sent.reference, receivedAt: sent.receivedAt.toISOString(), isAsSent: true };
    });
  } catch (error) {
    if (error instanceof ReferenceTaken) return 'taken';
    throw error;
  }
}

async function write(tx: Tx, files: Files, clock: Clock, { organizationId, ticket, hash, reference, receivedAt, content, printed, kept }: Sent): Promise<void> {
  const { patient, referrer } = content;
  const actor = systemActor(organizationId);
  const arrival: Arrival = {
    organizationId, actor, receivedAt, source: 'requisition', allowDuplicate: true,
    from: referrer.fax ?? undefined,
    senderName: referrer.clinicName ?? referrer.name,
  };
  const { faxId } = await admitIn(tx, files, { ...arrival, providerFaxId: ticket, originalName: `${reference}.pdf` }, printed);
  const otherFaxIds: string[] = [];
  for (const [at, { name, ...file }] of kept.entries())
    otherFaxIds.push((await admitIn(tx, files, { ...arrival, providerFaxId: `${ticket}:${at}`, originalName: name }, file)).faxId);
  const { familyName, givenName, birthDate, phone, email, address } = patient;
  const card = patient.healthNumber ? checkHealthNumber(patient.healthNumber, { province: patient.province }) : null;
  const { id } = await openRequest(tx, actor, clock, {
    kind: 'referral',
    source: 'requisition',
    reference,
    columns: {
      modality_id: content.serviceId,
      priority: content.priority,
      reason: content.reason,
      note: content.history,
      requester: [referrer.name, referrer.clinicName].filter(Boolean).join(', '),
      stated: JSON.stringify({ familyName, givenName, birthDate, healthNumber: card?.value ?? null, versionCode: patient.versionCode ?? card?.versionCode ?? null, phone, email, address }),
    },
    faxId,
    otherFaxIds,
    receivedAt,
  });
  await insertRequisition(tx, {
    organization_id: organizationId, ticket, content_hash: hash, request_id: id, fax_id: faxId,
    referrer_name: referrer.name, referrer_billing_number: referrer.billingNumber, referrer_clinic: referrer.clinicName,
    referrer_phone: referrer.phone, referrer_fax: referrer.fax,
  });
}
