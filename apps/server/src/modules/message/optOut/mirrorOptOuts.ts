import { systemActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { every } from '../../../platform/jobs/every.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ProviderOptOut, Telephony } from '../../../platform/telephony/telephony.port.ts';
import { ourNumber } from '../conversation/line.ts';
import { lockNumber, optOutsOf, storeOptOut } from '../optOut.store.ts';

const everyHours = 1;
/** Longer than any time for which a server is away unnoticed. */
const lookBackDays = 14;

interface Parts {
  database: Database;
  clock: Clock;
  telephony: Telephony | undefined;
}

/** Takes over what the provider knows and no webhook brought, and asks what it carries. Answers what ends it. */
export const startMirroringOptOuts = ({ log, ...parts }: Parts & { log: Log }) =>
  every({ seconds: everyHours * 3600, isAtOnce: true, log, failure: 'what the provider knows of our numbers was not read' }, () => mirrorOptOuts(parts));

/**
 * For every organisation that texts by the provider. What a number said afterwards counts more than what the provider keeps of before.
 * What the provider does not answer for one of them, or of what a number carries, keeps no STOP of another from being heard.
 */
export async function mirrorOptOuts({ database, clock, telephony }: Parts): Promise<void> {
  if (!telephony) return;
  const since = new Date(clock.now().getTime() - lookBackDays * 86_400_000);
  const failures: unknown[] = [];
  const rows = await database.asService(null, (tx) => tx.selectFrom('organization').select(['id', 'settings']).execute());
  for (const { id, settings } of rows) {
    if (settings.cloud['telnyx'] !== true) continue;
    const from = await database.asService(id, (tx) => ourNumber(tx, id));
    if (!from) continue;
    const takeOptOuts = async () => {
      for (const optOut of await telephony.listOptOuts({ from, since })) await database.asService(id, (tx) => takeOver(tx, id, optOut));
    };
    const askCarrier = async () => {
      const carrier = (await telephony.carriesMedia(from)) ? from : null;
      await database.asService(id, (tx) => tx.updateTable('organization').set({ media_from: carrier }).where('id', '=', id).where('media_from', 'is distinct from', carrier).execute());
    };
    for (const ask of [takeOptOuts, askCarrier]) await ask().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The provider did not answer for every number.');
}

async function takeOver(tx: Tx, organizationId: string, { number, keyword, at }: ProviderOptOut): Promise<void> {
  await lockNumber(tx, organizationId, number);
  const said = ((await optOutsOf(tx, organizationId, [number])).get(number) ?? []).find(({ kind }) => kind === 'stop' || kind === 'start');
  if (said && (said.kind === 'stop' || said.at >= at)) return;
  await storeOptOut(tx, { number, kind: 'stop', source: 'provider', wording: keyword, messageId: null, person: null, actor: systemActor(organizationId) });
}
