import type { Database } from '../database/database.port.ts';
import type { Files } from '../files/files.port.ts';
import { AnchorsForged, createAnchorStore } from './anchors.ts';
import { verifyAgainst } from './auditChain.ts';

/**
 * Checks every audit chain, also against the heads that were anchored outside of the database, and prints one line for
 * each. Answers whether all are whole.
 */
export async function verifyAudit(
  database: Database,
  files: Pick<Files, 'readNote' | 'writeNote'>,
  print: (line: string) => void,
): Promise<boolean> {
  const anchors = await createAnchorStore(database, files)
    .read()
    .catch((error: unknown) => {
      if (!(error instanceof AnchorsForged)) throw error;
      print(error.message);
      return null;
    });
  print(anchors ? `anchored ${anchors.at}` : 'there are no anchors');
  const reports = await verifyAgainst(database, anchors);
  for (const { chain, sound, head, broken } of reports) {
    print(
      broken
        ? `${chain}: broken at event ${broken.sequence} (${broken.reason}); ${sound} events before it are sound`
        : `${chain}: ${sound} events, whole; head ${head || 'none'}`,
    );
  }
  return reports.every(({ broken }) => !broken);
}
