import type { CreatedReferral, PartnerAppointment, ReferralInput } from '@intake/api/contract';
import { isCalendarDay } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import type { Page, PageQuery } from '../../../kernel/cursor.ts';
import { conflict, invalid } from '../../../kernel/errors.ts';
import { requireOwn } from '../../../kernel/references.ts';
import type { Receiver } from '../../../pipeline/receive.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { statedAs } from '../../request/checkIn.ts';
import { openRequest } from '../../request/requestSave.service.ts';
import { contentHash, documentsOf, type ReferralDocument } from './referralDocuments.ts';
import * as store from './velox.store.ts';

export interface VeloxParts {
  database: Database;
  clock: Clock;
  receiver: Receiver;
}

const day = 86_400_000;

export type VeloxService = ReturnType<typeof createVeloxService>;

/** What partners ask. They act under the policies of members, with the rights of their scopes, and see their own referrals alone. */
export function createVeloxService({ database, clock, receiver }: VeloxParts) {
  return {
    /** Throws 409 `reference-taken` for a number that stands for something else. Never tells whether a patient is known here. */
    createReferral: async (actor: Actor, input: ReferralInput): Promise<CreatedReferral> => {
      if (!isCalendarDay(input.patient.birthDate)) throw invalid([{ path: 'patient.birthDate', code: 'no-such-day', message: 'This day does not exist.' }]);
      // Somewhere it may be a day later already.
      if (Date.parse(input.patient.birthDate) > clock.now().getTime() + day) throw invalid([{ path: 'patient.birthDate', code: 'in-future', message: 'This day has not come yet.' }]);
      const hash = contentHash(input);
      const documents = documentsOf(input);
      const before = await database.asUser(actor, async (tx) => {
        const known = await sameAsBefore(tx, actor, input.reference, hash);
        if (!known) await requireTargets(tx, actor, input);
        return known;
      });
      if (before) return before;
      // Stored before the referral, and once: whoever sends it all again after a fault finds what is here.
      const faxIds = await receiveAll(actor, input, documents);
      return database.asUser(actor, async (tx) => {
        await store.holdReference(tx, whose(actor), input.reference);
        const known = await sameAsBefore(tx, actor, input.reference, hash);
        if (known) return known;
        await requireTargets(tx, actor, input);
        return open(tx, actor, input, { hash, faxIds });
      });
    },

    appointments: (actor: Actor, query: PageQuery & { reference?: string | undefined }): Promise<Page<PartnerAppointment>> =>
      database.asUser(actor, async (tx) => {
        const page = await store.listAppointments(tx, whose(actor), query);
        await appendAudit(tx, { actor, action: 'R', entity: 'partner', entityId: actor.userId, outcome: 'success', detail: { event: 'appointments', count: page.items.length } });
        return page;
      }),

    serviceTypes: (actor: Actor) =>
      database.asUser(actor, async (tx) => ({
        items: (await store.listServices(tx, actor.organizationId)).map(({ id, name, code }) => ({ serviceTypeId: id, name, code })),
      })),

    clinics: (actor: Actor) =>
      database.asUser(actor, async (tx) => ({
        items: (await store.listLocations(tx, actor.organizationId)).map((row) => ({
          clinicId: row.id, name: row.name, address: row.address, phone: row.phone, faxNumbers: row.fax_numbers, timeZone: row.time_zone,
        })),
      })),
  };

  async function receiveAll(actor: Actor, { reference, referrer }: ReferralInput, documents: ReferralDocument[]): Promise<string[]> {
    const faxIds: string[] = [];
    for (const [index, { name, bytes }] of documents.entries()) {
      const { faxId } = await receiver.receive(
        {
          organizationId: actor.organizationId, source: 'upload', actor, providerFaxId: `${actor.userId}:${reference}:${index}`,
          senderName: referrer.clinicName ? `${referrer.name}, ${referrer.clinicName}` : referrer.name, originalName: name,
          // The same page of another referral is another arrival; it is marked as the copy that it is.
          allowDuplicate: true,
        },
        bytes,
      );
      faxIds.push(faxId);
    }
    return faxIds;
  }

  async function open(tx: Tx, actor: Actor, input: ReferralInput, { hash, faxIds }: { hash: string; faxIds: string[] }): Promise<CreatedReferral> {
    const { referrer, reference } = input;
    const stated = statedAs(input.patient);
    const [faxId = null, ...otherFaxIds] = faxIds;
    const request = await openRequest(tx, actor, clock, {
      kind: 'referral',
      source: 'partner',
      columns: {
        patient_id: await store.findPatient(tx, actor.organizationId, stated),
        physician_id: await store.findPhysician(tx, actor.organizationId, referrer.licenceNumber),
        modality_id: input.serviceTypeId,
        location_id: input.clinicId,
        priority: input.priority,
        reason: input.reason,
        note: input.note,
        requester: [referrer.name, referrer.clinicName].filter(Boolean).join(', '),
        stated: JSON.stringify(stated),
        // A partner looks after nothing here.
        assignee_id: null,
      },
      faxId,
      otherFaxIds,
      receivedAt: clock.now(),
    });
    await store.keepReferral(tx, whose(actor), { reference, contentHash: hash, requestId: request.id, documents: faxIds.length });
    const { id: referralId, reference: clinicReference, status, receivedAt } = request;
    return { referralId, reference, clinicReference, status, receivedAt, documents: faxIds.length, isRepeated: false };
  }
}

const whose = ({ organizationId, userId }: Actor) => ({ organizationId, partnerId: userId });

const requireTargets = async (tx: Tx, actor: Actor, { serviceTypeId, clinicId }: ReferralInput): Promise<void> => {
  await requireOwn(tx, actor, 'modality', serviceTypeId, 'serviceTypeId');
  await requireOwn(tx, actor, 'location', clinicId, 'clinicId');
};

/** What was answered to this number; undefined while it is new. */
async function sameAsBefore(tx: Tx, actor: Actor, reference: string, hash: string): Promise<CreatedReferral | undefined> {
  const row = await store.findReferral(tx, whose(actor), reference);
  if (!row) return undefined;
  if (row.content_hash !== hash) throw conflict('reference-taken', 'Another referral was sent with this reference. Send a new one for other content.');
  return {
    referralId: row.id, reference, clinicReference: row.reference, status: row.status, receivedAt: row.received_at.toISOString(), documents: row.documents, isRepeated: true,
  };
}
