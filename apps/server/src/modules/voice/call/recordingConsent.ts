import type { Locale } from '@intake/api/rules';
import { understand } from '@intake/api/rules/voice';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { CallRow } from './call.store.ts';

/** Names its purpose, and that the call goes on without. */
const questions: Record<Locale, (clinic: string) => string> = {
  en: (clinic) => `${clinic} would like to record this call to check the quality of its service. Press 1 to agree, or 2 to go on without a recording.`,
  fr: (clinic) => `${clinic} aimerait enregistrer cet appel pour vérifier la qualité de son service. Faites le 1 pour accepter, ou le 2 pour continuer sans enregistrement.`,
  zh: (clinic) => `${clinic} 希望对本次通话录音，以检查服务质量。同意请按 1，不录音继续请按 2。`,
  ja: (clinic) => `${clinic} では、応対品質の確認のため、このお電話を録音させていただきたく存じます。同意される場合は 1 を、録音なしで続ける場合は 2 を押してください。`,
};

export const consentQuestion = (locale: Locale, clinic: string): string => questions[locale](clinic);

/** Only a clear yes is one. Whatever else was said, the call goes on unrecorded. */
export async function takeConsent(tx: Tx, call: CallRow, said: string): Promise<void> {
  const [command] = understand({ text: said, slot: 'answer', locale: call.locale, today: '2026-01-01' });
  const isGiven = command?.kind === 'set' && command.value === 'yes';
  const { name } = await tx.selectFrom('organization').select('name').where('id', '=', call.organization_id).executeTakeFirstOrThrow();
  await tx
    .insertInto('voice_recording_consent')
    .values({ organization_id: call.organization_id, call_id: call.id, is_given: isGiven, wording: consentQuestion(call.locale, name), locale: call.locale })
    .onConflict((asked) => asked.doNothing())
    .execute();
  Object.assign(call, { recording_consent: isGiven ? 'given' : 'refused' });
}
