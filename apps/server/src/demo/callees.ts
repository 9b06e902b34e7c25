import { sql } from 'kysely';
import type { Locale } from '@intake/api/rules';
import { appointmentFlow, isIdentitySlot, personas, seededRandom, syntheticPatient } from '@intake/api/rules/voice';
import type { Database } from '../platform/database/database.port.ts';
import type { Callee } from '../platform/voice/loopback/callee.ts';

/** By the last digit of the number, so that each way a call can go may be tried. */
const ends: Record<string, Callee> = { '7': { picksUp: 'busy' }, '8': { picksUp: 'no-answer' }, '9': { picksUp: 'machine' } };

/** Who answers the phones of the demo: its patients, as calm people who know who they are. */
export const demoCallees =
  (database: Database) =>
  async ({ to, locale }: { to: string; locale: Locale }): Promise<Callee> => {
    const end = ends[to.slice(-1)];
    if (end) return end;
    const patient = await patientAt(database, to);
    if (!patient) return { picksUp: 'no-answer' };
    const random = seededRandom(Number(to.slice(-6)));
    const caller = { patient: { ...syntheticPatient(random), facts: patient }, wish: (['confirm', 'confirm', 'move', 'cancel'] as const)[Math.floor(random() * 4)]!, locale, random };
    return {
      picksUp: 'person',
      reply: (heard) => {
        const asked = Object.values(appointmentFlow.states).find((state) => state.kind === 'collect' && heard.includes(state.prompt[locale] ?? '-'));
        if (asked?.kind !== 'collect') return '';
        if (isIdentitySlot(asked.slot) && !patient[asked.slot]) return '…';
        return personas.calm(caller, asked.slot, 0);
      },
    };
  };

async function patientAt(database: Database, phone: string) {
  const organizations = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').execute());
  for (const { id } of organizations) {
    const row = await database.asService(id, (tx) =>
      tx
        .selectFrom('patient')
        .select([sql<string>`coalesce(birth_date::text, '')`.as('birth-date'), sql<string>`coalesce(private.postal_code_of(address), '')`.as('postal-code'), sql<string>`coalesce(private.last_four_of(health_number), '')`.as('health-number')])
        .where('organization_id', '=', id)
        .where('merged_into', 'is', null)
        .where(sql<boolean>`${phone} = any (phones)`)
        .executeTakeFirst(),
    );
    if (row) return row;
  }
  return null;
}
