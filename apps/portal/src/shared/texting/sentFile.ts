import type { FoundMessage } from '@intake/api/contract';
import { newId } from '../../data/newId.ts';
import type { DraftFile } from './composer.model.ts';

/** A file that went with a message, so that it goes with another one. Rejects where its address does not open it any more. */
export async function draftFileOf({ name, url }: FoundMessage['files'][number]): Promise<DraftFile> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the file is not there: ${answer.status}`);
  return { id: newId(), name, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
