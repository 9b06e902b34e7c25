import { sql } from 'kysely';
import type { PartnerAppointment } from '@intake/api/contract';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../../kernel/cursor.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';

interface Whose {
  organizationId: string;
  partnerId: string;
}

/** What a partner's own number stands for. */
export function findReferral(tx: Tx, { organizationId, partnerId }: Whose, reference: string) {
  return tx
    .selectFrom('partner_referral')
    .innerJoin('request', 'request.id', 'partner_referral.request_id')
    .select(['request.id', 'request.reference', 'request.status', 'request.received_at', 'partner_referral.content_hash', 'partner_referral.documents'])
    .where('partner_referral.organization_id', '=', organizationId)
    .where('partner_referral.partner_id', '=', partnerId)
    .where('partner_referral.reference', '=', reference)
    .executeTakeFirst();
}

/** Until the end of the transaction nobody else makes a referral of this number. */
export async function holdReference(tx: Tx, { partnerId }: Whose, reference: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner.referral.${partnerId}.${reference}`}, 0))`.execute(tx);
}

export async function keepReferral(tx: Tx, { organizationId, partnerId }: Whose, kept: { reference: string; contentHash: string; requestId: string; documents: number }): Promise<void> {
  await tx
    .insertInto('partner_referral')
    .values({
      organization_id: organizationId, partner_id: partnerId, reference: kept.reference, content_hash: kept.contentHash, request_id: kept.requestId, documents: kept.documents,
    })
    .execute();
}

interface NamedPatient {
  familyName: string | null;
  birthDate: string | null;
  healthNumber: string | null;
}

/** The chart with this number, if name and birth date are the same: nobody else's. */
export async function findPatient(tx: Tx, organizationId: string, { familyName, birthDate, healthNumber }: NamedPatient): Promise<string | null> {
  if (!healthNumber || !birthDate || !familyName) return null;
  const rows = await tx
    .selectFrom('patient')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where('health_number', '=', healthNumber)
    .where('birth_date', '=', birthDate)
    .where(sql<boolean>`lower(family_name) = lower(${familyName})`)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Who has this licence, where one alone has it. */
export async function findPhysician(tx: Tx, organizationId: string, licenceNumber: string | null): Promise<string | null> {
  if (!licenceNumber) return null;
  const rows = await tx
    .selectFrom('physician')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where('licence_number', '=', licenceNumber)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Of referrals that this partner made; those changed last come first. Times that are held for a moment are none. */
export function listAppointments(tx: Tx, { organizationId, partnerId }: Whose, { reference, cursor, limit }: PageQuery & { reference?: string | undefined }): Promise<Page<PartnerAppointment>> {
  let query = tx
    .selectFrom('partner_referral as referral')
    .innerJoin('appointment', (join) => join.onRef('appointment.request_id', '=', 'referral.request_id').onRef('appointment.organization_id', '=', 'referral.organization_id'))
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .leftJoin('physician', 'physician.id', 'appointment.physician_id')
    .select(['appointment.id', 'referral.request_id', 'referral.reference', 'appointment.status', 'appointment.starts_at', 'appointment.ends_at', 'appointment.time_zone'])
    .select(['visit_type.name as visit_type', 'location.id as location_id', 'location.name as location', 'appointment.updated_at'])
    .select([registerNameOf('physician').as('physician'), sql<string>`appointment.updated_at::text`.as('updated_text')])
    .where('referral.organization_id', '=', organizationId)
    .where('referral.partner_id', '=', partnerId)
    .where('appointment.held_until', 'is', null)
    .where('appointment.status', '<>', 'entered-in-error')
    .orderBy('appointment.updated_at', 'desc')
    .orderBy('appointment.id');
  if (reference !== undefined) query = query.where('referral.reference', '=', reference);
  if (cursor) {
    const [at, id] = decodeCursor(cursor, 'time', 'id');
    query = query.where(sql<boolean>`appointment.updated_at <= ${at}::timestamptz and (appointment.updated_at < ${at}::timestamptz or appointment.id > ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.limit(count).execute(),
    toItem: (row): PartnerAppointment => ({
      appointmentId: row.id,
      referralId: row.request_id,
      reference: row.reference,
      status: row.status,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timeZone: row.time_zone,
      visitType: row.visit_type,
      practitioner: row.physician,
      clinicId: row.location_id,
      clinicName: row.location,
      updatedAt: row.updated_at.toISOString(),
    }),
    position: (row) => [row.updated_text, row.id],
  });
}

export const listServices = (tx: Tx, organizationId: string) =>
  tx.selectFrom('modality').select(['id', 'name', 'code']).where('organization_id', '=', organizationId).orderBy('name').orderBy('id').execute();

export const listLocations = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('location')
    .select(['id', 'name', 'address', 'phone', 'fax_numbers', 'time_zone'])
    .where('organization_id', '=', organizationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
