import { sql } from 'kysely';
import { toE164 } from '@intake/api/rules/phone';
import type { Database } from '../../../platform/database/database.port.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';

/** A number is the organisation's whose id is its nickname at the provider, or that of the only one there is. What is away for now changes nothing. */
export async function takeNumbers({ database, voice }: { database: Database; voice: VoiceProvider | undefined }, organizationId: string): Promise<void> {
  const numbers = (await voice?.listNumbers().catch(() => [])) ?? [];
  if (numbers.length === 0) return;
  const { count } = await database.asService(null, (tx) => tx.selectFrom('organization').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow());
  const own = numbers.filter(({ number, nickname }) => toE164(number) === number && (nickname === organizationId || count === 1));
  if (own.length === 0) return;
  await database.asService(organizationId, (tx) =>
    tx.insertInto('voice_number').values(own.map(({ number }) => ({ organization_id: organizationId, number }))).onConflict((known) => known.doNothing()).execute(),
  );
}
