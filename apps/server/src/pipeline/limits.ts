import { largestFile } from '@intake/api/rules';

/** What every store of a document is told. */
export const documentLimit = { maxBytes: largestFile };
