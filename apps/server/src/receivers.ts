import type { Parts } from './application.ts';
import { watchFolder } from './modules/folder/folderReceiver.ts';
import { startSmtp, type SmtpOptions } from './modules/mail/smtpReceiver.ts';
import { createMailTaker } from './modules/message/mail/takeMail.ts';
import { createReceiver } from './pipeline/receive.ts';
import type { Log } from './platform/log/log.ts';

export interface ReceiverOptions {
  log: Log;
  watchedFolder: string | undefined;
  /** Where faxes arrive by e-mail. */
  smtp: Pick<SmtpOptions, 'host' | 'port' | 'tls' | 'login'> | undefined;
}

/** The ways in besides upload and webhook. Answers what stops them. */
export async function startReceivers(
  parts: Parts,
  { log, watchedFolder, smtp }: ReceiverOptions,
): Promise<() => Promise<void>> {
  const options = { ...parts, log, receiver: createReceiver(parts), answers: createMailTaker(parts) };
  const receivers: { stop(): Promise<void> }[] = [];
  if (watchedFolder) receivers.push(await watchFolder({ ...options, folder: watchedFolder }));
  if (smtp) receivers.push(await startSmtp({ ...options, ...smtp }));
  return async () => void (await Promise.all(receivers.map((receiver) => receiver.stop())));
}
