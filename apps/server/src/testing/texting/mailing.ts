import { randomUUID } from 'node:crypto';
import { createEndMailsService } from '../../modules/message/mail/endMails.service.ts';
import { createMailLine } from '../../modules/message/mail/mailLine.ts';
import { createMailTaker } from '../../modules/message/mail/takeMail.ts';
import { queueText } from '../../modules/message/queueText.ts';
import { startSmtp } from '../../modules/mail/smtpReceiver.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { createMessageLinks } from '../../platform/links/messageLinks.ts';
import { createLog } from '../../platform/log/log.ts';
import { startPostbox, type AnsweredMail, type PostPlan } from '../../platform/mail/loopback/postbox.ts';
import { createSmtpMailer } from '../../platform/mail/smtp.adapter.ts';
import { sendByMortals } from '../mortalSender.ts';
import { startTexting } from './texting.ts';
import type { RaceLine } from './textRaces.ts';

export type MailingClinic = Awaited<ReturnType<typeof startMailing>>;

export const replyDomain = 'reply.clinic.example';
export const linksOfTest = () => createMessageLinks(Buffer.from('of this test'), 'https://intake.example');

/** A clinic that texts and writes e-mails to a stand-in of everybody else's mail servers, and takes answers by SMTP. */
export async function startMailing({ hasWorker = true }: { hasWorker?: boolean } = {}) {
  const postPlan: { answer?: PostPlan } = {};
  const postbox = await startPostbox({ plan: (mail) => postPlan.answer?.(mail) ?? 'accept' });
  const messageLinks = linksOfTest();
  const mailLine = createMailLine({ mailer: createSmtpMailer({ url: postbox.url, from: 'Intake <intake@clinic.example>' }), replyDomain, links: messageLinks });
  const clinic = await startTexting({ hasWorker, mailLine });
  await clinic.sql(`update organization set settings = '{"duplicates":"refuse","cloud":{"telnyx":true,"email":true}}'`);
  const answers = createMailTaker(clinic);
  const smtp = await startSmtp({ ...clinic, answers, host: '127.0.0.1', port: 0, log: createLog('silent') });
  const endMails = createEndMailsService({ database: clinic.database, limits: createPublicLimits(clinic.database), messageLinks });
  const tokenOf = (text: string) => /#mail=([\w-]+)/.exec(text)![1]!;
  return {
    ...clinic, answers, endMails, postbox, postPlan, smtp, tokenOf,
    /** Answers the newest mail that an address got. */
    answer: (address: string, answer: AnsweredMail) => postbox.answer(postbox.mailsTo(address).at(-1)!, answer, smtp),
    stop: async () => {
      await smtp.stop();
      await clinic.stop();
      await postbox.close();
    },
  };
}

/** Patients with an e-mail address, who end e-mails by the link of one that they got before. */
export const mailRaces = (clinic: MailingClinic): RaceLine => ({
  addressOf: (index, ends) => `${ends}.${index}@race.example`,
  pattern: (ends) => `${ends}.%@race.example`,
  newPatient: (email) => clinic.newPatient([], { email }),
  stop: async (address) => {
    const [{ id } = { id: '' }] = await clinic.sql<{ id: string }>('select m.id from message m join conversation c on c.id = m.conversation_id where c.theirs = $1', [address]);
    await clinic.endMails.end(clinic.tokenOf(linksOfTest().mail(id)), '192.0.2.1');
  },
  got: (address) => clinic.postbox.mailsTo(address).map(({ text }) => text),
});

export interface MailStormResult {
  kills: number;
  statuses: Record<string, number>;
  /** Addresses that got it more than once. */
  doubled: string[];
  /** Neither handed over nor shown to anybody as what has to be looked at. */
  lost: string[];
  /** Said to be handed over and was not, or said not to be and was. */
  untrue: string[];
}

/** Sends e-mails by a process that is killed at every step, to servers that lose answers, refuse some and have no time for others. */
export async function mailStorm(clinic: MailingClinic, { mails, deaths }: { mails: number; deaths: number[] }): Promise<MailStormResult> {
  const addresses = Array.from({ length: mails }, (_, index) => `storm.${index}@storm.example`);
  const tries = new Map<string, number>();
  clinic.postPlan.answer = ({ to }) => {
    tries.set(to, (tries.get(to) ?? 0) + 1);
    const kind = Number(/\d+/.exec(to)![0]) % 10;
    // The address is asked about once when it is named, and once more when the mail is there.
    return kind === 3 ? 'lose-answer' : kind === 5 ? 'refuse' : kind === 7 && tries.get(to) === 1 ? 'busy' : 'accept';
  };
  for (const email of addresses) {
    const patientId = await clinic.newPatient([], { email });
    await clinic.database.asUser(clinic.actor, (tx) =>
      queueText(tx, { clientKey: randomUUID(), ours: '', theirs: email, patientId, purpose: 'conversation', body: 'See you.', locale: 'en', author: clinic.actor, actor: clinic.actor }));
  }
  const isSettled = async () => {
    // What had no time is asked again at once, not in its minute.
    await clinic.sql("update job set run_at = now() where kind = 'send-text' and run_at > now()");
    return (await clinic.sql("select 1 from message where status in ('scheduled', 'queued', 'sending')")).length === 0;
  };
  const kills = await sendByMortals({ connection: clinic.connection, folder: clinic.filesFolder, telnyx: clinic.line, mailUrl: clinic.postbox.url }, deaths, isSettled);
  const said = new Map((await clinic.sql<{ to: string; status: string }>('select theirs as "to", status from message m join conversation c on c.id = m.conversation_id')).map(({ to, status }) => [to, status]));
  const given = (to: string) => clinic.postbox.mailsTo(to).length;
  const statuses: Record<string, number> = {};
  for (const status of said.values()) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    kills, statuses,
    doubled: addresses.filter((to) => given(to) > 1),
    lost: addresses.filter((to) => !['sent', 'unconfirmed', 'failed'].includes(said.get(to) ?? '')),
    untrue: addresses.filter((to) => (said.get(to) === 'sent' && given(to) === 0) || (said.get(to) === 'failed' && given(to) > 0)),
  };
}
