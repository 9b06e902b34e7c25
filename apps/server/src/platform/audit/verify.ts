import type { Database } from '../database/database.port.ts';
import { verifyChains } from './auditChain.ts';

/** Checks every organisation's audit chain and prints one line for each. Answers whether all are whole. */
export async function verifyAudit(database: Database, print: (line: string) => void): Promise<boolean> {
  const reports = await verifyChains(database);
  for (const { organizationId, sound, head, broken } of reports) {
    print(
      broken
        ? `${organizationId}: broken at event ${broken.sequence} (${broken.reason}); ${sound} events before it are sound`
        : `${organizationId}: ${sound} events, whole; head ${head || 'none'}`,
    );
  }
  return reports.every(({ broken }) => !broken);
}
