/** A file as the API answers it. */
interface AnsweredFile {
  fileName: string;
  mediaType: string;
  base64: string;
}

/** Has the browser save it under its name. */
export function saveFile({ fileName, mediaType, base64 }: AnsweredFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
