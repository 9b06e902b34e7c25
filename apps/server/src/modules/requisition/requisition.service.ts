import { createHash } from 'node:crypto';
import type { RequisitionContent, RequisitionReceipt } from '@intake/api/contract';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { unknownReference } from '../../kernel/references.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { appendAudit, systemActor } from '../../platform/audit/audit.ts';
import { canonicalJson } from '../../platform/audit/canonicalJson.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { printWritable } from '../../platform/letters/printWritable.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { PublicLimits } from '../../platform/limits/publicLimits.ts';
import type { WorkTickets } from '../../platform/limits/workTickets.ts';
import type { PublicFiles } from '../publicFile/publicFile.service.ts';
import { newReference } from '../request/requestSave.service.ts';
import { composeRequisition } from './composeRequisition.ts';
import { letIn } from './letIn.ts';
import { findByTicket, findOriginal, findPage, organizationAt } from './requisition.store.ts';

export interface RequisitionParts {
  database: Database;
  files: Files;
  clock: Clock;
  limits: PublicLimits;
  tickets: WorkTickets;
  publicFiles: PublicFiles;
}

export type RequisitionService = ReturnType<typeof createRequisitionService>;

/** What was sent, but for the names of its files: sent again, they have others. */
const hashOf = ({ files, ...content }: RequisitionContent) => createHash('sha256').update(canonicalJson({ ...content, files: files.length })).digest('hex');

/**
 * Patients who are referred on a clinic's public page. Nobody is looked up for whoever refers: the answer is the same
 * whether or not the clinic knows the patient, and staff match them as those of every other document.
 */
export function createRequisitionService({ database, files, clock, limits, tickets, publicFiles }: RequisitionParts) {
  const receiptOf = async (organizationId: string, ticket: string, hash: string): Promise<RequisitionReceipt | null> => {
    const known = await database.asService(organizationId, (tx) => findByTicket(tx, organizationId, ticket));
    return known ? { reference: known.reference, receivedAt: known.received_at.toISOString(), isAsSent: known.content_hash === hash } : null;
  };

  return {
    /** Throws 404 where no clinic takes referrals, 429 with the seconds to wait. */
    askForWork: async (address: string, ip: string) => {
      await limits.consume({ ticket: networkOf(ip) });
      const organizationId = await database.asService(null, (tx) => organizationAt(tx, address));
      if (!organizationId) throw notFound();
      return tickets.challenge(organizationId);
    },

    redeemWork: async (challenge: string, nonce: number) => ({ ticket: await tickets.redeem(challenge, nonce) }),

    /**
     * What is typed outlives a reload, sealed in the browser by this key, which is kept nowhere. Throws 404 for a forged ticket, and
     * 409 for one that is old or was sent with: what was sealed with it is then read by nobody any more.
     */
    progressKey: async (token: string, ip: string) => {
      await limits.consume({ link: networkOf(ip) });
      const { about: organizationId, id } = tickets.open(token);
      if (await database.asService(organizationId, (tx) => findByTicket(tx, organizationId, id))) throw conflict('sent-already', 'This ticket has brought its referral.');
      return { key: tickets.keyOf(token).toString('base64') };
    },

    /** The document, the referral and what came along, all or nothing; a ticket that was used says what it brought. */
    send: async (token: string, content: RequisitionContent, ip: string): Promise<RequisitionReceipt> => {
      const { about: organizationId, id: ticket, isOld } = tickets.openAnyAge(token);
      const hash = hashOf(content);
      const before = await receiptOf(organizationId, ticket, hash);
      if (before) return before;
      if (isOld) throw conflict('ticket-old', 'The page was open for too long: ask for a new ticket.');
      await limits.consume({ requisition: networkOf(ip), requisitionClinic: organizationId });
      const page = await database.asService(organizationId, (tx) => findPage(tx, organizationId));
      if (!page) throw conflict('page-closed', 'The clinic takes no referrals here any more.');
      const service = page.services.find(({ id }) => id === content.serviceId);
      if (!service) throw unknownReference('content.serviceId');
      if (content.patient.birthDate > localDay(clock.now(), page.timeZone))
        throw invalid([{ path: 'content.patient.birthDate', code: 'future', message: 'This day has not come yet.' }]);
      const kept = await publicFiles.keep(organizationId, content.files);
      const receivedAt = clock.now();
      const print = async (reference: string) => {
        const paper = { locale: page.locale, clinicName: page.name, timeZone: page.timeZone, serviceName: service.name, reference, receivedAt, content, fileNames: kept.map(({ name }) => name) };
        return files.put(organizationId, (await printWritable(composeRequisition(paper))).bytes, documentLimit);
      };
      for (;;) {
        // Printed before it is known whether another request has it; then it is printed anew.
        const reference = newReference();
        const printed = await print(reference);
        const receipt = await letIn({ database, files, clock }, { organizationId, ticket, hash, reference, receivedAt, content, printed, kept });
        if (receipt === 'taken') continue;
        await publicFiles.discard(content.files);
        return receipt;
      }
    },

    /** The page that the clinic has, for whoever sent it. */
    copy: async (token: string, ip: string) => {
      await limits.consume({ link: networkOf(ip) });
      const { about: organizationId, id: ticket } = tickets.open(token);
      const { key, reference } = await database.asService(organizationId, async (tx) => {
        const known = await findByTicket(tx, organizationId, ticket);
        const original = known && (await findOriginal(tx, known.fax_id));
        if (!original) throw notFound();
        await appendAudit(tx, { actor: systemActor(organizationId), action: 'R', entity: 'document', entityId: known.fax_id, outcome: 'success', detail: { documentVersion: 1 } });
        return { key: original.file_key, reference: known.reference };
      });
      return { fileName: `${reference}.pdf`, mediaType: 'application/pdf', base64: (await files.read(key)).toString('base64') };
    },
  };
}
