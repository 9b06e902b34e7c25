import type { ExportFacts, ExportTarget } from './exportFacts.ts';

/** What any file system takes, and nothing that leads out of a folder. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);

/** Without an ending. The same export has the same name each time, so that a further try replaces what is there. */
export function fileNameOf({ exportId, patient, documentType, receivedAt }: ExportFacts, { fileNames }: Pick<ExportTarget, 'fileNames'>): string {
  const id = exportId.replaceAll('-', '');
  if (fileNames === 'number' || !patient) return id;
  return [patient.familyName, patient.givenName, patient.birthDate, documentType, receivedAt.toISOString().slice(0, 10), id]
    .map((part) => plain(part ?? ''))
    .filter(Boolean)
    .join('_');
}
