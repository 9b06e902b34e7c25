import { randomUUID } from 'node:crypto';
import { createAccessRequestService } from '../../modules/accessRequest/accessRequest.service.ts';
import { createUserService } from '../../modules/user/user.service.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';

interface NewcomerParts {
  database: Database;
  createAccount(account: { email: string; password: string }): Promise<string>;
}

/** Somebody who starts on Monday and asks to be let in, so that the users of the demo clinic have something to answer. */
export async function makeDemoNewcomer({ database, createAccount }: NewcomerParts): Promise<void> {
  const clinic = await database.asService(null, (tx) => tx.selectFrom('organization').select('name').orderBy('created_at').limit(1).executeTakeFirstOrThrow());
  const userId = await createAccount({ email: 'odalys.ferrer@example.org', password: randomUUID() });
  const requests = createAccessRequestService({
    database, users: createUserService({ database, accounts: undefined }), limits: createPublicLimits(database), siteUrl: '',
  });
  await requests.ask(
    { userId, sessionId: '', organizationId: '', organizationIds: [], displayName: '', permissions: new Set(), isSuperAdmin: false, isPhysician: false },
    { organizationName: clinic.name, displayName: 'Odalys Ferrer', note: 'I start at the front desk on Monday.', locale: 'en' },
    '127.0.0.1',
  );
}
