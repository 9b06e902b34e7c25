/** The end mark may be followed by a little rubbish from mail gateways. */
const tail = 4096;

/** Whether the end mark of a PDF is where it belongs. Some programs fill the file up to whole blocks behind it. */
export function hasPdfEnd(file: Buffer): boolean {
  let end = file.length;
  while (end > 0 && file[end - 1] === 0) end -= 1;
  return file.subarray(Math.max(0, end - tail), end).includes('%%EOF');
}
