import { asking, isIdentitySlot, redactTurn, understand } from '@intake/api/rules/voice';
import type { Clock } from '../../../platform/clock/clock.ts';
import { localDay } from '../../../platform/clock/deadline.ts';
import type { Database } from '../../../platform/database/database.port.ts';
import type { Model } from '../../../platform/model/model.port.ts';
import { requireCall } from './call.store.ts';
import { lineOf, type Proposed } from './callSession.ts';

interface Asked {
  organizationId: string;
  callId: string;
  text: string;
  responseId: number;
}

/**
 * Asks the model about what phrases do not understand, outside of any transaction: the call is not held up by it for others,
 * and what has changed meanwhile makes its answer void. It is given what was said without what proves who said it, and it
 * is not asked at all where that is what was to be said.
 */
export async function commandsOfModel({ database, clock, model }: { database: Database; clock: Clock; model: Model | undefined }, { organizationId, callId, text, responseId }: Asked): Promise<Proposed | null> {
  if (!model || text.trim() === '') return null;
  const heard = await database.asService(organizationId, async (tx) => {
    const { settings } = await tx.selectFrom('organization').select('settings').where('id', '=', organizationId).executeTakeFirstOrThrow();
    if (settings.cloud['model'] !== true) return null;
    const call = await requireCall(tx, organizationId, callId);
    const { content, timeZone } = await lineOf(tx, clock, call);
    const engine = call.state?.engine;
    if (!engine || responseId <= call.state!.answeredId) return null;
    const slot = asking(content.flow, engine);
    return slot && { slot, turns: engine.turns, locale: engine.locale, today: localDay(clock.now(), timeZone) };
  });
  if (!heard || isIdentitySlot(heard.slot)) return null;
  const { turns, ...asked } = heard;
  if (understand({ ...asked, text }).some(({ kind }) => kind !== 'clarify')) return null;
  const commands = await model.commandsOf({ ...asked, text: redactTurn(text) });
  return commands && { turns, commands };
}
