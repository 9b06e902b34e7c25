import type { RouteResponse, waitingContract } from '@intake/api/contract';
import { hasPermission } from '../../http/implement.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';

type Waiting = RouteResponse<typeof waitingContract.countWaiting>;
type Part<Key extends keyof Waiting> = Promise<NonNullable<Waiting[Key]>>;

export interface WaitingServiceParts {
  database: Database;
  countFaxes(tx: Tx, actor: Actor, locationId?: string): Part<'faxes'>;
  countSent(tx: Tx, actor: Actor): Part<'sent'>;
  countTexts(tx: Tx, actor: Actor): Part<'texts'>;
  countExports(tx: Tx, actor: Actor): Part<'exports'>;
  countRequests(tx: Tx, actor: Actor, locationId?: string): Part<'requests'>;
}

export type WaitingService = ReturnType<typeof createWaitingService>;

/** What waits for a person wherever they look, as one answer: each part for whoever may read it. */
export const createWaitingService = ({ database, countFaxes, countSent, countTexts, countExports, countRequests }: WaitingServiceParts) => ({
  count: (actor: Actor, { locationId }: { locationId?: string | undefined }): Promise<Waiting> =>
    database.asUser(actor, async (tx) => ({
      faxes: hasPermission(actor, 'faxes.read') ? await countFaxes(tx, actor, locationId) : null,
      sent: hasPermission(actor, 'messages.read') ? await countSent(tx, actor) : null,
      texts: hasPermission(actor, 'messages.read') ? await countTexts(tx, actor) : null,
      exports: hasPermission(actor, 'settings.manage') ? await countExports(tx, actor) : null,
      requests: hasPermission(actor, 'requests.read') ? await countRequests(tx, actor, locationId) : null,
    })),
});
