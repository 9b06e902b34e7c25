import { readFile } from 'node:fs/promises';
import { fileFormatOf, fileHead } from '@intake/api/rules';
import { DocumentError } from './document.port.ts';
import { missingEnd } from './images/missingEnd.ts';

/**
 * Whether a file ends as its format has to end. A writer that pauses leaves a file that looks finished to a clock; its
 * last bytes tell. Files of other formats are never called complete, damaged ones are: more will not come.
 */
export async function isComplete(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  const format = fileFormatOf(bytes.subarray(0, fileHead));
  if (!format) return false;
  try {
    return missingEnd(format, bytes) === undefined;
  } catch (error) {
    if (error instanceof DocumentError) return true;
    throw error;
  }
}
