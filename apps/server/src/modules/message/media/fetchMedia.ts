import type { JobKind } from '@intake/api/rules';
import { z } from 'zod';
import { systemActor } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { DownloadError, type Download } from '../../../platform/download/download.ts';
import { complete, enqueue, PermanentError, type Job, type JobHandler } from '../../../platform/jobs/jobs.port.ts';
import type { Receiver } from '../../../pipeline/receive.ts';
import { setAside } from '../../../pipeline/setAside.ts';

export const fetchMediaJob = 'fetch-media' satisfies JobKind;

/** No message of a phone carries more. */
const mostFiles = 10;

const Payload = z.object({ messageId: z.uuid(), index: z.number().int(), url: z.string() });

/** In the transaction that keeps the message: each file that came with a text is brought here, before the provider lets go of it. */
export async function enqueueMedia(tx: Tx, organizationId: string, messageId: string, urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.slice(0, mostFiles).entries())
    await enqueue(tx, { kind: fetchMediaJob, organizationId, payload: { messageId, index, url }, priority: 2, maxAttempts: 8 });
}

interface Parts {
  database: Database;
  receiver: Receiver;
  download: Download;
}

/** Brings one file of a text into the fax inbox, as one that comes by e-mail. What cannot be had is set aside, with the number to ask. */
export function createFetchMediaHandler({ database, receiver, download }: Parts): JobHandler {
  return {
    concurrency: 2,
    async run(job) {
      const { messageId, index, url } = Payload.parse(job.payload);
      const { providerId, from, to } = await database.asService(job.organizationId, (tx) => findMessage(tx, messageId));
      await receiver.receive(
        { organizationId: job.organizationId!, source: 'telnyx', actor: systemActor(job.organizationId!), providerFaxId: `${providerId}:${index}`, from, to },
        await fetched(download, url),
      );
      // The receiver knows the provider's id, so a crash between these two steps brings no second document.
      await database.asService(job.organizationId, (tx) => complete(tx, job));
    },
    onFailed: async (tx, job: Job, { code }) => {
      const { messageId, index } = Payload.parse(job.payload);
      const { providerId, from, to } = await findMessage(tx, messageId);
      await setAside(tx, { organizationId: job.organizationId!, source: 'telnyx', code, from, to, detail: { messageId, providerFaxId: `${providerId}:${index}` } });
    },
  };
}

async function fetched(download: Download, url: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    return await download(url);
  } catch (error) {
    // Nobody gives a new address for it.
    if (error instanceof DownloadError && error.code !== 'failed') throw new PermanentError('download-refused', error.message);
    throw error;
  }
}

const findMessage = (tx: Tx, id: string) =>
  tx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.provider_id as providerId', 'conversation.theirs as from', 'conversation.ours as to'])
    .where('message.id', '=', id)
    .executeTakeFirstOrThrow();
