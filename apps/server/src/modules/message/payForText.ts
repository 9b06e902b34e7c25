import type { MessageEvent } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { releaseCredits, settleCredits } from '../credit/credit.ts';
import type { MessageRow } from './message.store.ts';

export const textCost = ({ organization_id: organizationId, id: objectId, segments: units }: Pick<MessageRow, 'organization_id' | 'id' | 'segments'>) =>
  ({ organizationId, cause: 'text', objectId, units }) as const;

/** An e-mail costs nothing. What was held for a text when it was claimed is spent once the provider has taken it, and given back when it has not; while nobody knows, it stays held. */
export async function payForText(tx: Tx, message: MessageRow, event: MessageEvent): Promise<void> {
  if (message.channel === 'email') return;
  if (event === 'accept' || event === 'deliver') await settleCredits(tx, textCost(message));
  if (event === 'fail' || event === 'refuse') await releaseCredits(tx, textCost(message));
}
