import { randomUUID } from 'node:crypto';
import { clinicNumber } from '../clinic.ts';
import type { MessageStatus } from '@intake/api/rules';
import { queueText } from '../../modules/message/queueText.ts';
import type { OwnModule } from '../../platform/processes/ownModule.ts';
import { sendByMortals } from '../mortalSender.ts';
import { stormOutcome, type StormOutcome } from '../stormOutcome.ts';
import type { TextingClinic } from './texting.ts';

export interface TextStormOptions {
  texts: number;
  /** The steps at which one process after the other is killed; the last one lives. */
  deaths: number[];
  /** Share of the calls whose answer is lost. */
  lostAnswers: number;
  /** What sends, where it is not the source. */
  sender?: OwnModule;
}

export interface TextStormResult extends StormOutcome<MessageStatus> {
  kills: number;
}

/** Sends text messages by a process that is killed at every step, over a line that loses answers and tells everything three times. */
export async function textStorm(clinic: TextingClinic, { texts, deaths, lostAnswers, sender }: TextStormOptions): Promise<TextStormResult> {
  clinic.plan.answer = () => (Math.random() < lostAnswers ? 'lose-answer' : 'accept');
  await clinic.sql('update organization set media_from = $1', [clinicNumber]);
  const { key, size } = await clinic.files.put(clinic.organization.id, Buffer.from('GIF89a of a storm'), { maxBytes: 100 });
  const picture = { name: 'storm.gif', mediaType: 'image/gif', size, key };
  const numbers = Array.from({ length: texts }, (_, index) => `+1902${2_000_000 + index}`);
  const patientId = await clinic.newPatient(numbers);
  const about = { ours: clinicNumber, patientId, purpose: 'conversation', body: 'See you.', locale: 'en', quietReason: 'A storm', author: clinic.actor, actor: clinic.actor } as const;
  for (let from = 0; from < numbers.length; from += 200) {
    await clinic.database.asUser(clinic.actor, async (tx) => {
      // Every fourth goes with a picture, which the provider fetches.
      for (const [at, theirs] of numbers.slice(from, from + 200).entries()) await queueText(tx, { ...about, clientKey: randomUUID(), theirs, files: at % 4 === 0 ? [picture] : [] });
    });
  }
  const isSettled = async () => {
    const [row] = await clinic.sql<{ left: number }>("select count(*)::int as left from message where status in ('queued', 'sending', 'sent')");
    return row!.left === 0 && clinic.underway() === 0;
  };
  const kills = await sendByMortals({ connection: clinic.connection, folder: clinic.filesFolder, telnyx: clinic.line, sender }, deaths, isSettled);

  const said = await clinic.sql<{ to: string; status: MessageStatus }>('select theirs as "to", status from message join conversation on conversation.id = conversation_id');
  return { kills, ...stormOutcome(numbers, said, clinic.telnyx.texts()) };
}
