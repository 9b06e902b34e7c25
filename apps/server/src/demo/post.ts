import { conflict } from '../kernel/errors.ts';
import type { Phones } from '../modules/message/simulator/phoneSimulator.service.ts';
import { startPostbox } from '../platform/mail/loopback/postbox.ts';
import { freePort } from '../platform/processes/freePort.ts';

/** Where the demo's e-mails to patients go: everybody else's mail servers, on this machine. Nothing leaves it. */
export interface DemoPost extends Phones {
  /** As SMTP_URL and SMTP_FROM name a server and a sender. */
  mail: { url: string; from: string };
  replyDomain: string;
  /** Where answers are taken. */
  smtp: { host: string; port: number };
  close(): Promise<void>;
}

export async function openDemoPost(): Promise<DemoPost> {
  const postbox = await startPostbox();
  const smtp = { host: '127.0.0.1', port: await freePort('127.0.0.1') };
  return {
    mail: { url: postbox.url, from: 'Riverbend Specialty Clinic (demo) <clinic@riverbend.example>' },
    replyDomain: 'answers.riverbend.example',
    smtp,
    /** Answers the newest e-mail that the address got since the server was started; 409 where it got none. */
    write: async ({ from, text }) => {
      const newest = postbox.mailsTo(from).at(-1);
      if (!newest) throw conflict('nothing-sent', 'No e-mail went to this address since the server was started.');
      await postbox.answer(newest, { text }, smtp);
    },
    close: () => postbox.close(),
  };
}
