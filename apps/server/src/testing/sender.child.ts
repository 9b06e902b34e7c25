import { takeNews } from '../modules/delivery/applyState.ts';
import { checkJob, sendJob } from '../modules/delivery/deliveryJobs.ts';
import { createCheckHandler, createSendHandler } from '../modules/delivery/transmit.ts';
import { takeOrderNews } from '../modules/phone/settleNumber.ts';
import { createTelnyxFaxHandler } from '../modules/telnyx/telnyxFax.ts';
import { telnyxJob } from '../modules/telnyx/telnyxWebhook.ts';
import { createMailLine, type MailLine } from '../modules/message/mail/mailLine.ts';
import { createTextTaker, messagingJobs } from '../modules/message/messaging.ts';
import { createReceiver } from '../pipeline/receive.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.port.ts';
import { openDatabase } from '../platform/database/pool.ts';
import { createDownload } from '../platform/download/download.ts';
import { openDiskFiles } from '../platform/files/disk.adapter.ts';
import { mediaAddress } from '../platform/links/messageLinks.ts';
import { createSmtpMailer } from '../platform/mail/smtp.adapter.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import type { Telephony } from '../platform/telephony/telephony.port.ts';
import { createTelnyx } from '../platform/telephony/telnyx.adapter.ts';

// A process that sends faxes and text messages and is killed at any step of it. argv: what it needs, as JSON.
interface Given {
  connection: { host: string; port?: number; user: string; password?: string; database: string };
  folder: string;
  telnyx: { publicKey: string; baseUrl: string; webhookUrl?: string };
  mailUrl?: string;
  /** The step at which it is killed, from 1; null when it lives. */
  dieAt: number | null;
}
const { connection, folder, telnyx, mailUrl, dieAt } = JSON.parse(process.argv[2]!) as Given;

let steps = 0;
const step = () => {
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
};

/** A step before a transaction, one in it when its work is done, and one after it. */
function mortal(database: Database): Database {
  return {
    ...database,
    asService: async (organizationId, work) => {
      step();
      const result = await database.asService(organizationId, async (tx) => {
        const done = await work(tx);
        step();
        return done;
      });
      step();
      return result;
    },
  };
}

const open = openDatabase({ runtime: { ...connection, user: 'authenticator' }, owner: connection, migrations: [] });
const database = mortal(open);
const files = await openDiskFiles(folder);
const line = createTelnyx({ apiKey: 'KEY', connectionId: '1', ...telnyx });
const telephony: Telephony = {
  ...line,
  sendFax: async (fax) => {
    step();
    const state = await line.sendFax(fax);
    step();
    return state;
  },
  sendText: async (text) => {
    step();
    const state = await line.sendText(text);
    step();
    return state;
  },
};
const post = mailUrl
  ? createMailLine({ mailer: createSmtpMailer({ url: mailUrl, from: 'Intake <intake@clinic.example>' }), replyDomain: 'reply.clinic.example', links: { mail: (id) => `https://intake.example/#mail=${id}`, mailPost: (id) => `https://intake.example/end?token=${id}` } })
  : undefined;
const mailLine: MailLine | undefined = post && {
  send: async (mail) => {
    step();
    const state = await post.send(mail);
    step();
    return state;
  },
};
const messageLinks = { media: (ticket: string) => mediaAddress(new URL(telnyx.webhookUrl ?? 'http://intake.invalid').origin, ticket) };
const parts = { database, files, telephony, mailLine, messageLinks, clock: systemClock, firstCheckSeconds: 1 };

await startWorker({
  database: open,
  log: createLog('silent'),
  handlers: {
    [sendJob]: createSendHandler(parts),
    [checkJob]: createCheckHandler(parts),
    ...messagingJobs({ ...parts, receiver: createReceiver(parts), download: createDownload({ allowedHosts: [] }) }),
    [telnyxJob]: createTelnyxFaxHandler({ ...parts, receiver: createReceiver(parts), download: createDownload({ allowedHosts: [] }), onNews: takeNews, onOrder: takeOrderNews, texts: createTextTaker(parts) }),
  },
  leaseSeconds: 1,
  pollSeconds: 0.2,
  backoffSeconds: () => 0.2,
});
process.send?.('ready');
