import { generateKeyPairSync } from 'node:crypto';
import type { Actor } from '../../kernel/actor.ts';
import { countCall } from '../../modules/partner/access/partnerAccess.store.ts';
import { createPartnerService } from '../../modules/partner/partner.service.ts';
import { createVeloxService } from '../../modules/partner/velox/velox.service.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { administratorOf } from './administrator.ts';

const scopes = ['velox/referrals.write', 'velox/appointments.read', 'velox/directory.read'] as const;
const usual = { callsPerMinute: 120, isActive: true } as const;

/** Calls of each of the last thirty days, fewer at weekends. */
const callsOn = (daysAgo: number, weekday: number) => (weekday === 0 || weekday === 6 ? 3 : 34 + ((daysAgo * 7) % 15));

/** A system of another clinic that refers to this one, and one that waits for its key. The private half of its key is nobody's. */
export async function makeDemoPartners(database: Database, organizationId: string, receiver: Receiver): Promise<void> {
  const actor = await administratorOf(database, organizationId);
  const partners = createPartnerService(database);
  const made = await partners.create(actor, { ...usual, name: 'Lakeside Family Practice', scopes: [...scopes] });
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const { keys } = await partners.addKey(actor, { id: made.id, label: 'Server at Lakeside', key: publicKey.export({ type: 'spki', format: 'pem' }).toString() });
  await partners.create(actor, { ...usual, name: 'Northern Health Record', scopes: ['system/Patient.rs', 'system/ServiceRequest.rs', 'system/Appointment.rs'] });
  await tellOfUse(database, actor.organizationId, made.id);
  const modality = await database.asUser(actor, (tx) => tx.selectFrom('modality').select('id').where('organization_id', '=', actor.organizationId).orderBy('name').limit(1).executeTakeFirst());
  if (!modality) return;
  const partner: Actor = {
    userId: made.id, organizationId: actor.organizationId, displayName: made.name, permissions: new Set(['requests.read', 'requests.write']), sessionId: keys[0]?.id ?? made.id, isSuperAdmin: false, isPhysician: false,
    organizationIds: [actor.organizationId],
  };
  await createVeloxService({ database, clock: systemClock, receiver }).createReferral(partner, {
    reference: 'LFP-20418',
    patient: { familyName: 'Achterberg', givenName: 'Mila', birthDate: '1979-08-23', healthNumber: '1006395956', versionCode: 'WG', phone: '613-555-0147', email: null, address: '12 Cormorant Lane, Ottawa ON  K1A 0B1' },
    referrer: { name: 'Dr. Lena Fournier', licenceNumber: null, clinicName: 'Lakeside Family Practice' },
    serviceTypeId: modality.id,
    clinicId: null,
    priority: 'urgent',
    reason: 'New exertional chest tightness, normal resting ECG',
    note: null,
    documents: [],
  });
}

async function tellOfUse(database: Database, organizationId: string, partnerId: string): Promise<void> {
  await database.asService(organizationId, async (tx) => {
    for (let daysAgo = 29; daysAgo >= 1; daysAgo -= 1) {
      const at = new Date(Date.now() - daysAgo * 86_400_000);
      const calls = callsOn(daysAgo, at.getUTCDay());
      const refused = daysAgo === 12;
      await tx
        .insertInto('partner_use')
        .values([
          { organization_id: organizationId, partner_id: partnerId, day: at.toISOString().slice(0, 10), operation: 'getAppointments', calls, errors: 0, last_call_at: at },
          {
            organization_id: organizationId, partner_id: partnerId, day: at.toISOString().slice(0, 10), operation: 'createReferral', calls: Math.ceil(calls / 8), errors: refused ? 2 : 0, last_call_at: at,
            ...(refused && { last_error: 'reference-taken', last_error_at: at }),
          },
        ])
        .execute();
    }
    await countCall(tx, { organizationId, partnerId, operation: 'getServiceTypes', error: null });
  });
}
