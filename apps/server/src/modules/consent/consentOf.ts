import type { Selectable } from 'kysely';
import type { Consents, ConsentState } from '@intake/api/contract';
import { consentAt, consentChannels, type ConsentChannel, type ConsentEntry } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { consentRows, toConsentEvent } from './consent.store.ts';

const toEntry = (row: Selectable<Tables['consent']>): ConsentEntry => ({
  act: row.act,
  kind: row.kind,
  effectiveAt: row.effective_at.toISOString(),
  recordedAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  covers: row.covers,
});

/** What is in force for a channel at an instant, by the rows of one chart and channel. */
export function stateOf(channel: ConsentChannel, rows: readonly Selectable<Tables['consent']>[], at: Date): ConsentState {
  const { status, entry } = consentAt(rows.map(toEntry), at.toISOString());
  return { channel, status, kind: entry?.kind ?? null, since: entry?.effectiveAt ?? null, until: entry?.expiresAt ?? null };
}

/**
 * Whether a patient may be reached by a channel at an instant; only `given` allows it. Asked in the transaction that
 * sends, so that a withdrawal is never overtaken.
 */
export async function consentOf(tx: Tx, organizationId: string, patientId: string, channel: ConsentChannel, at: Date): Promise<ConsentState> {
  const rows = await tx
    .selectFrom('consent')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('patient_id', '=', patientId)
    .where('channel', '=', channel)
    .execute();
  return stateOf(channel, rows, at);
}

/** All that a patient said, the newest first, and what is in force by each channel. */
export async function consentsOf(tx: Tx, organizationId: string, patientId: string, at = new Date()): Promise<Consents> {
  const rows = await consentRows(tx, organizationId, patientId);
  return {
    states: consentChannels.map((channel) => stateOf(channel, rows.filter((row) => row.channel === channel), at)),
    history: rows.map(toConsentEvent),
  };
}
