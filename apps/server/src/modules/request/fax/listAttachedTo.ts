import type { Tx } from '../../../platform/database/database.port.ts';

/** The requests that a fax is attached to, as far as the caller may see them. */
export const listAttachedTo = (tx: Tx, faxId: string) =>
  tx
    .selectFrom('request_fax')
    .innerJoin('request', 'request.id', 'request_fax.request_id')
    .where('request_fax.fax_id', '=', faxId)
    .select(['request.id', 'request.version', 'request.kind', 'request.reference', 'request.status'])
    .orderBy('request.received_at')
    .orderBy('request.id')
    .execute();
