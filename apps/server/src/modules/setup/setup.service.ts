import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { RouteRequest, setupContract } from '@intake/api/contract';
import { toE164 } from '@intake/api/rules/phone';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { systemActor } from '../../platform/audit/audit.ts';
import { isTimeZone } from '../../platform/clock/timeZone.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { openClinic } from './openClinic.ts';
import { insertMember } from './organization.store.ts';

export type SetupRequest = RouteRequest<typeof setupContract.completeSetup>['body'];

export interface SetupServiceParts {
  database: Database;
  /** Makes the sign-in account; answers its id. */
  createAccount(account: { email: string; password: string }): Promise<string>;
  removeAccount(id: string): Promise<void>;
  isDemo: boolean;
  /** Whether this server was given the keys of a telephone company. */
  hasTelephony: boolean;
}

export type SetupService = ReturnType<typeof createSetupService>;

/** The first organisation of an empty installation. Only who can read the server's output knows the secret. */
export function createSetupService(parts: SetupServiceParts) {
  const { database, isDemo } = parts;
  // Made anew with every start: a secret that was never used is worth nothing later.
  const secret = randomBytes(9).toString('base64url');
  const isNeeded = () => database.asService(null, async (tx) => !(await hasOrganization(tx)));

  return {
    secret,
    isNeeded,
    state: async () => ({ needed: await isNeeded(), demo: isDemo }),

    complete: async (request: SetupRequest): Promise<{ email: string }> => {
      if (!(await isNeeded())) throw notFound();
      if (!matches(request.secret, secret)) {
        throw invalid([{ path: 'secret', code: 'wrong-secret', message: 'This is not the secret that the server printed.' }]);
      }
      if (!isTimeZone(request.timeZone)) {
        throw invalid([{ path: 'timeZone', code: 'unknown', message: 'This is not a time zone.' }]);
      }
      const faxNumber = request.faxNumber === null ? undefined : toE164(request.faxNumber);
      if (faxNumber === null) {
        throw invalid([{ path: 'faxNumber', code: 'phone', message: 'This is not a fax number.' }]);
      }
      const userId = await parts.createAccount({ email: request.email, password: request.password });
      try {
        const organizationId = randomUUID();
        const clinic = { ...request, organizationId, userId, faxNumber, isTelnyxOn: parts.hasTelephony };
        await database.asService(organizationId, (tx) => openFirst(tx, clinic));
      } catch (error) {
        await parts.removeAccount(userId);
        throw error;
      }
      return { email: request.email };
    },
  };
}

interface FirstClinic extends Omit<SetupRequest, 'faxNumber'> {
  organizationId: string;
  userId: string;
  faxNumber?: string;
  isTelnyxOn: boolean;
}

async function openFirst(tx: Tx, clinic: FirstClinic): Promise<void> {
  const { organizationId } = clinic;
  await sql`select pg_advisory_xact_lock(hashtextextended('intake:setup', 0))`.execute(tx);
  if (await hasOrganization(tx)) throw conflict('already-set-up', 'Somebody has completed the set-up already.');
  const roles = await openClinic(tx, {
    id: organizationId,
    name: clinic.organizationName,
    locationName: clinic.locationName,
    timeZone: clinic.timeZone,
    faxNumber: clinic.faxNumber,
    // Whoever gave the server these keys is who sets up its first clinic.
    isTelnyxOn: clinic.isTelnyxOn,
    actor: systemActor(organizationId),
  });
  await insertMember(tx, {
    userId: clinic.userId,
    email: clinic.email,
    displayName: clinic.displayName,
    isSuperAdmin: true,
    organizationId,
    roleId: roles.Administrator,
  });
}

async function hasOrganization(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('organization').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Compared as hashes, so that neither length nor content shows in the time it takes. */
function matches(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given.trim()), hash(expected));
}
