import type { Database } from '../platform/database/database.port.ts';

/** The database, whose transactions as the service can be held up before they begin. */
export function slowly(database: Database) {
  let held = Promise.resolve();
  let release = () => {};
  let open = 0;
  const asService: Database['asService'] = async (organizationId, work) => {
    open += 1;
    try {
      await held;
      return await database.asService(organizationId, work);
    } finally {
      open -= 1;
    }
  };
  return {
    database: { ...database, asService },
    hold: () => void (held = new Promise((resolve) => (release = resolve))),
    release: () => release(),
    /** How many have been asked for and have not ended. */
    open: () => open,
  };
}
