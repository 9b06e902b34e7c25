import type { DemoFaxLink, SentFax } from '@intake/api/contract';
import { lastDigits } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, notFound } from '../../kernel/errors.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import { appendOperatorAudit, findOperator } from '../../platform/audit/operator.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { printLetter } from '../../platform/letters/printLetter.ts';
import type { PreparedFax } from '../delivery/prepareFax.ts';
import { composeDemoFax } from './composeDemoFax.ts';
import * as store from './demoFax.store.ts';

export interface DemoSenderParts {
  database: Database;
  files: Pick<Files, 'put'>;
  clock: Clock;
  /** Queues a fax in the transaction that it is given. Throws 409 where none can be sent. */
  queueFax: (tx: Tx, actor: Actor, prepared: PreparedFax) => Promise<SentFax>;
  /** Where the portal is reached, without a slash at its end. */
  siteUrl: string;
  /** What a number says no with. */
  stopCodeOf: (number: string) => string;
}

/** Sends demo faxes from the account of those who keep the installation. */
export function createDemoSender({ database, files, clock, queueFax, siteUrl, stopCodeOf }: DemoSenderParts) {
  const asServer = <T>(organizationId: string | null, work: (tx: Tx) => Promise<T>) => database.asService(organizationId, work);

  const print = async (organizationId: string, row: store.DemoRequestRow) => {
    const number = row.fax_number!;
    const { bytes, pageCount } = await printLetter(composeDemoFax({ locale: row.locale, number, now: clock.now(), siteUrl, stopCode: stopCodeOf(number), estimate: row.estimate }));
    return { file: await files.put(organizationId, bytes, documentLimit), pageCount, number };
  };

  return {
    /** Sends the one that is in this state, at most once; what has no way out now is kept with the reason. */
    async send(id: string, from: 'pending' | 'confirmed'): Promise<DemoFaxLink['state']> {
      const { operator, keeper, row } = await asServer(null, async (tx) => {
        const operatorId = await findOperator(tx);
        return { operator: operatorId, keeper: operatorId && (await store.findKeeper(tx, operatorId)), row: await store.find(tx, id) };
      });
      if (!operator || !row || row.kind !== 'fax') throw notFound();
      if (row.status !== from) return stateOf(row);
      try {
        if (!keeper) throw conflict('no-keeper', 'Nobody keeps the installation in whose name a fax could go out.');
        const { number, file, pageCount } = await print(operator, row);
        const actor = { ...nobody, userId: keeper.id, displayName: keeper.displayName, organizationId: operator };
        return await asServer(operator, async (tx) => {
          const held = await store.lock(tx, id);
          if (held?.status !== from) return held ? stateOf(held) : 'old';
          if (!(await store.claimNumber(tx, number))) {
            await store.settle(tx, id, { status: 'refused' });
            await audit(tx, id, 'refuse');
            return 'refused';
          }
          const sent = await queueFax(tx, actor, {
            // The one who asked has typed the number, proven an address and said yes.
            request: { to: number, confirmation: lastDigits(number), recipientName: null, recipientClinic: null, physicianId: null, cover: null, priority: 'routine', sendAt: null },
            file, pageCount, letterId: null, referralId: null, patientId: null, sourceFaxId: null,
          });
          await store.settle(tx, id, { status: 'sent', fax_id: sent.id, organization_id: operator });
          await audit(tx, id, 'send');
          return 'sent';
        });
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 409) throw error;
        return asServer(operator, async (tx) => {
          const held = await store.lock(tx, id);
          if (held?.status !== from) return held ? stateOf(held) : 'old';
          await store.settle(tx, id, { status: 'confirmed', hold_reason: error.code });
          await audit(tx, id, 'hold');
          return 'waiting';
        });
      }
    },
  };
}

const nobody = { sessionId: '', organizationIds: [], permissions: new Set<never>(), isSuperAdmin: false, isPhysician: false };

const states: Record<store.DemoRequestRow['status'], DemoFaxLink['state']> = { pending: 'open', confirmed: 'waiting', sent: 'sent', refused: 'refused', mailed: 'old' };
const stateOf = ({ status }: store.DemoRequestRow): DemoFaxLink['state'] => states[status];

const audit = (tx: Tx, entityId: string, event: 'send' | 'hold' | 'refuse') =>
  appendOperatorAudit(tx, { actor: systemActor(''), action: 'U', entity: 'demo_request', entityId, outcome: event === 'refuse' ? 'refused' : 'success', detail: { event } });
