import { randomUUID } from 'node:crypto';
import { clinicNumber } from '../clinic.ts';
import type { MessageStatus } from '@intake/api/rules';
import { queueText } from '../../modules/message/queueText.ts';
import { sendByMortals } from '../mortalSender.ts';
import type { TextingClinic } from './texting.ts';

export interface TextStormOptions {
  texts: number;
  /** The steps at which one process after the other is killed; the last one lives. */
  deaths: number[];
  /** Share of the calls whose answer is lost. */
  lostAnswers: number;
}

export interface TextStormResult {
  kills: number;
  statuses: Partial<Record<MessageStatus, number>>;
  /** Numbers that the provider was given a message for more than once. */
  doubled: string[];
  /** Messages that nobody would miss: neither delivered nor shown to anybody as what has to be looked at. */
  lost: string[];
  /** Messages that arrived while we say otherwise, or the other way round. */
  untrue: string[];
}

/** Sends text messages by a process that is killed at every step, over a line that loses answers and tells everything three times. */
export async function textStorm(clinic: TextingClinic, { texts, deaths, lostAnswers }: TextStormOptions): Promise<TextStormResult> {
  clinic.plan.answer = () => (Math.random() < lostAnswers ? 'lose-answer' : 'accept');
  const numbers = Array.from({ length: texts }, (_, index) => `+1902${2_000_000 + index}`);
  const patientId = await clinic.newPatient(numbers);
  const about = { ours: clinicNumber, patientId, purpose: 'conversation', body: 'See you.', locale: 'en', quietReason: 'A storm', author: clinic.actor, actor: clinic.actor } as const;
  for (let from = 0; from < numbers.length; from += 200) {
    await clinic.database.asUser(clinic.actor, async (tx) => {
      for (const theirs of numbers.slice(from, from + 200)) await queueText(tx, { ...about, clientKey: randomUUID(), theirs });
    });
  }
  const isSettled = async () => {
    const [row] = await clinic.sql<{ left: number }>("select count(*)::int as left from message where status in ('queued', 'sending', 'sent')");
    return row!.left === 0 && clinic.underway() === 0;
  };
  const kills = await sendByMortals({ connection: clinic.connection, folder: clinic.filesFolder, telnyx: clinic.line }, deaths, isSettled);

  const rows = await clinic.sql<{ theirs: string; status: MessageStatus }>('select theirs, status from message join conversation on conversation.id = conversation_id');
  const times = new Map<string, number>();
  for (const { to } of clinic.telnyx.texts()) times.set(to, (times.get(to) ?? 0) + 1);
  const statuses: TextStormResult['statuses'] = {};
  for (const { status } of rows) statuses[status] = (statuses[status] ?? 0) + 1;
  const known = new Map(rows.map((row) => [row.theirs, row.status]));
  return {
    kills,
    statuses,
    doubled: [...times].filter(([, count]) => count > 1).map(([to]) => to),
    lost: numbers.filter((to) => !['delivered', 'unconfirmed', 'failed'].includes(known.get(to) ?? '')),
    untrue: numbers.filter((to) => (known.get(to) === 'delivered') !== times.has(to)),
  };
}
