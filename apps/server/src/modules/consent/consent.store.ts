import { sql, type Selectable } from 'kysely';
import type { ConsentEvent, NewConsent } from '@intake/api/contract';
import { consentEnd } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Row = Selectable<Tables['consent']>;

export const toConsentEvent = (row: Row): ConsentEvent => ({
  id: row.id,
  patientId: row.patient_id,
  channel: row.channel,
  act: row.act,
  kind: row.kind,
  source: row.source,
  wording: row.wording,
  note: row.note,
  effectiveAt: row.effective_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  recordedAt: row.created_at.toISOString(),
  recordedBy: row.actor_name,
});

/** The newest first. */
export const consentRows = (tx: Tx, organizationId: string, patientId: string): Promise<Row[]> =>
  tx
    .selectFrom('consent')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('patient_id', '=', patientId)
    .orderBy('effective_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The instant of a time on the clock of the organisation. */
export async function instantOf(tx: Tx, organizationId: string, local: string): Promise<Date> {
  const { at } = await tx
    .selectFrom('organization')
    .select(sql<Date>`${local}::timestamp at time zone time_zone`.as('at'))
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return at;
}

export function insertConsent(tx: Tx, actor: Actor, patientId: string, consent: NewConsent, effectiveAt: Date): Promise<Row> {
  const { channel, act, kind, source, wording, note } = consent;
  return tx
    .insertInto('consent')
    .values({
      organization_id: actor.organizationId,
      patient_id: patientId,
      channel,
      act,
      kind,
      source,
      wording,
      note,
      effective_at: effectiveAt,
      expires_at: kind && consentEnd(kind, effectiveAt.toISOString()),
      covers: sql<string[]>`(select array_agg(distinct chart) from (
        select ${patientId}::uuid as chart
        union select unnest(covers) from consent
          where organization_id = ${actor.organizationId} and patient_id = ${patientId} and channel = ${channel}) as charts)`,
      actor_id: actor.userId,
      actor_name: actor.displayName,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
