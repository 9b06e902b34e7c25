import { fromBase64 } from './base64.ts';

/** A file as the API answers it. */
interface AnsweredFile {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** Has the browser save it under its name. */
export function saveFile({ fileName, mediaType, base64 }: AnsweredFile): void {
  save(fileName, new Blob([fromBase64(base64)], { type: mediaType }));
}

/** The same for what was written here. */
export const saveText = ({ fileName, mediaType, text }: Omit<AnsweredFile, 'base64'> & { text: string }): void =>
  save(fileName, new Blob([text], { type: mediaType }));

function save(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
