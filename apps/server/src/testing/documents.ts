import { createDocuments } from '../platform/documents/documents.ts';

/**
 * For all files of tests that a worker runs, one after the other: a reader of PDFs takes longer to start than to read. Nobody
 * closes it; its readers keep no process alive, and end with ours.
 */
export const documents = createDocuments({}, { idleMilliseconds: 600_000 });
