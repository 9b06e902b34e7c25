import { fileFormats, fileHead, fileRefusal, fileRefusals, type FileRefusal } from '@intake/api/rules';

/** What the dialog for choosing files offers; what is chosen or dropped is judged by its bytes. */
export const acceptedFiles: readonly string[] = Object.values(fileFormats).flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]);

/** Why a file need not be sent, by its size and its first bytes; the server would say the same once it had come. */
export async function refusalOf(file: Blob): Promise<FileRefusal | undefined> {
  return fileRefusal(file.size, new Uint8Array(await file.slice(0, fileHead).arrayBuffer()));
}

/** Whether the same file would be refused again, so that there is no use in sending it anew. */
export const isRefused = (problem: { code: string } | null): boolean => fileRefusals.some((refusal) => refusal === problem?.code);
