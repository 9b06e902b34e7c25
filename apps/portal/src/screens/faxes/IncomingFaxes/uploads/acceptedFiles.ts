import { fileFormats, fileHead, fileRefusal, type FileRefusal } from '@intake/api/rules';

/** What the dialog for choosing files offers; what is chosen or dropped is judged by its bytes. */
export const acceptedFiles: readonly string[] = Object.values(fileFormats).flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]);

/** Why a file need not be sent, by its size and its first bytes; the server would say the same once it had come. */
export async function refusalOf(file: Blob): Promise<FileRefusal | undefined> {
  return fileRefusal(file.size, new Uint8Array(await file.slice(0, fileHead).arrayBuffer()));
}
