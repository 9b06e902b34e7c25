import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { changeRequest } from '../requestChange.ts';
import { lockRequest } from '../request.store.ts';

/** A request that filing its page gave a patient, and who stood there before. */
export interface NamedRequest {
  id: string;
  version: number;
  physicianId: string | null;
}

/** What came from the public page is about whom staff matched its page with. */
export async function nameRequest(tx: Tx, actor: Actor, clock: Clock, id: string, { patient_id, physician_id }: { patient_id: string | null; physician_id: string | null }): Promise<NamedRequest> {
  const request = await lockRequest(tx, id);
  const set = { patient_id, physician_id: physician_id ?? request.physician_id };
  const { version } = await changeRequest(tx, actor, clock, request, { event: 'change', set });
  return { id, version, physicianId: request.physician_id };
}

/** Nobody, when the filing is taken back. Throws a 409 once somebody has worked on it. */
export async function unnameRequest(tx: Tx, actor: Actor, clock: Clock, named: NamedRequest): Promise<void> {
  const request = await lockRequest(tx, named.id);
  if (request.version !== named.version) throw conflict('changed-since', 'Somebody has worked on the request that this named, so it can no longer be taken back.');
  await changeRequest(tx, actor, clock, request, { event: 'change', set: { patient_id: null, physician_id: named.physicianId } });
}
