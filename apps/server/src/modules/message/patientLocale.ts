import type { Locale } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import { knownLocale } from './reminder/fillText.ts';

/** What a patient reads, where that is known and a language of ours. */
export async function patientLocale(tx: Tx, patientId: string | null | undefined): Promise<Locale | undefined> {
  if (!patientId) return undefined;
  const { language } = await tx.selectFrom('patient').select('language').where('id', '=', patientId).executeTakeFirstOrThrow();
  return knownLocale(language);
}
