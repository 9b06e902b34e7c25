import type { Permission } from '@intake/api/rules';
import type { Principal } from '../platform/database/database.port.ts';

/** Who calls, in the organisation they are working in; passes as a Principal to the database. */
export interface Actor extends Principal {
  sessionId: string;
  displayName: string;
  permissions: ReadonlySet<Permission>;
  isSuperAdmin: boolean;
  isPhysician: boolean;
  /** The physician record that is this user, in this organisation. */
  physicianId?: string;
  /** Every organisation that the user belongs to. */
  organizationIds: readonly string[];
}

/** Whether a session opens anything in an organisation any more. */
export type IsSessionOpen = (session: Pick<Actor, 'userId' | 'sessionId' | 'organizationId'>) => Promise<boolean>;
