import type { EmrError } from '@intake/api/rules';
import { DropFailed, dropFiles, tryFolder } from '../../platform/emr/dropFolder.ts';
import { connectionOf, folderOf, type EmrPlaces } from '../../platform/emr/emrPlaces.ts';
import { sendMllp, tryMllp, type MllpAnswer } from '../../platform/emr/mllpClient.ts';
import type { ExportTarget } from './formats/exportFacts.ts';
import type { MadeExport } from './formats/makeExport.ts';

type Where = Pick<ExportTarget, 'transport' | 'place'> & { organizationId: string };

/** `isFinal`: trying again would come to the same. */
export type Delivered = { fileName?: string | undefined; error: null } | { error: EmrError; isFinal: boolean };

const answers: Record<Exclude<MllpAnswer, 'taken'>, { error: EmrError; isFinal: boolean }> = {
  rejected: { error: 'rejected', isFinal: true },
  busy: { error: 'busy', isFinal: false },
  unreachable: { error: 'unreachable', isFinal: false },
  // Somebody may renew it.
  'not-trusted': { error: 'not-trusted', isFinal: false },
  'no-answer': { error: 'no-answer', isFinal: false },
};

/** Puts files into the folder of a system, or sends it the message. */
export async function deliver(places: EmrPlaces, { transport, place, organizationId }: Where, made: MadeExport): Promise<Delivered> {
  if (made.files) {
    const folder = folderOf(places, organizationId, place);
    if (transport !== 'folder' || !places.folder || !folder) return { error: 'no-place', isFinal: true };
    try {
      await dropFiles(places.folder, folder, made.files);
      return { error: null, fileName: made.files[0]?.name };
    } catch (error) {
      return { error: folderError(error), isFinal: false };
    }
  }
  const connection = connectionOf(places, place);
  if (!connection) return { error: 'no-place', isFinal: true };
  const answer = await sendMllp(connection, made);
  return answer === 'taken' ? { error: null } : answers[answer];
}

/** Whether the place is there, without giving it anything of a patient. */
export async function tryPlace(places: EmrPlaces, { transport, place, organizationId }: Where): Promise<EmrError | null> {
  if (transport === 'mllp') {
    const connection = connectionOf(places, place);
    return connection ? tryMllp(connection) : 'no-place';
  }
  const folder = folderOf(places, organizationId, place);
  if (!places.folder || !folder) return 'no-place';
  try {
    await tryFolder(places.folder, folder);
    return null;
  } catch (error) {
    return folderError(error);
  }
}

function folderError(error: unknown): EmrError {
  if (!(error instanceof DropFailed)) throw error;
  return error.code === 'missing' ? 'folder-missing' : 'folder-failed';
}
