import { channelOf } from '@intake/api/rules';
import type { Tx } from '../../../platform/database/database.port.ts';
import { mailLine } from '../message.store.ts';

/** The number that this organisation texts from; an empty one where there is none. */
export async function ourNumber(tx: Tx, organizationId: string): Promise<string> {
  const row = await tx.selectFrom('organization').select('telnyx_from').where('id', '=', organizationId).executeTakeFirst();
  return row?.telnyx_from ?? '';
}

/** What a message to this number or e-mail address goes by: a number of ours, an empty one where there is none. */
export const lineTo = (tx: Tx, organizationId: string, number: string): Promise<string> =>
  channelOf(number) === 'email' ? Promise.resolve(mailLine) : ourNumber(tx, organizationId);
