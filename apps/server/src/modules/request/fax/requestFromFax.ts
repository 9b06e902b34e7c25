import type { Selectable } from 'kysely';
import { isClosedRequest, type NextStep, type RequestKind } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { moveRequest, tell } from '../requestChange.ts';
import { lockRequest } from '../request.store.ts';
import { nameRequest, type NamedRequest } from './nameRequest.ts';
import { openRequest } from '../requestSave.service.ts';

/** A request as an action made it, so that taking the action back can tell whether somebody has worked on it since. */
export interface MadeRequest {
  id: string;
  version: number;
}

type FiledFax = Pick<Selectable<Tables['fax']>, 'id' | 'patient_id' | 'physician_id' | 'modality_id' | 'location_id' | 'priority' | 'reason' | 'note' | 'received_at' | 'sender_name'>;

const kinds: Record<Exclude<NextStep, 'file'>, RequestKind> = { referral: 'referral', appointment: 'referral', 'check-in': 'check-in', project: 'project' };

/** As long as the title of a project may be. */
const titleLength = 200;

/** What filing a fax did to requests: taken back only while nobody has worked on them. */
export interface AskedByFax {
  /** The one that it made. */
  request?: MadeRequest;
  /** One that waited to be told whom it is about. */
  named?: NamedRequest;
}

/** The request that a filed fax asks for; none when it asks for none, or belongs to an open one, which it names where nobody has. */
export async function openForFax(tx: Tx, actor: Actor, clock: Clock, fax: FiledFax, nextStep: NextStep): Promise<AskedByFax> {
  const known = await tx
    .selectFrom('request_fax')
    .innerJoin('request', 'request.id', 'request_fax.request_id')
    .where('request_fax.fax_id', '=', fax.id)
    .select(['request.id', 'request.status', 'request.source', 'request.patient_id'])
    .execute();
  const open = known.filter(({ status }) => !isClosedRequest(status));
  const unnamed = open.find(({ source, patient_id }) => source === 'requisition' && patient_id === null);
  if (unnamed && fax.patient_id) return { named: await nameRequest(tx, actor, clock, unnamed.id, fax) };
  if (open.length > 0 || nextStep === 'file') return {};
  const { id, version } = await openRequest(tx, actor, clock, {
    kind: kinds[nextStep],
    source: 'fax',
    columns: {
      patient_id: fax.patient_id,
      physician_id: fax.physician_id,
      modality_id: fax.modality_id,
      location_id: fax.location_id,
      priority: fax.priority,
      reason: fax.reason,
      note: fax.note,
      // Whoever files it as an appointment has taken it: it is to be booked.
      ...(nextStep === 'appointment' && { status: 'accepted' as const, decided_at: clock.now() }),
      ...(nextStep === 'project' && projectColumns(fax)),
    },
    faxId: fax.id,
    // The clock of the regulator runs from the moment the fax came, not from when somebody got to it.
    receivedAt: fax.received_at,
  });
  return { request: { id, version } };
}

/** What there is to do is its title; what does not fit into one stays its reason. */
function projectColumns({ reason, sender_name }: FiledFax) {
  const text = (reason ?? '').trim();
  const title = (text.split('\n', 1)[0] ?? '').slice(0, titleLength).trim();
  return { title, reason: title === text ? null : text, requester: sender_name };
}

/** Cancels what a filing made, when the filing is taken back. Throws a 409 once somebody has worked on it. */
export async function withdrawRequest(tx: Tx, actor: Actor, clock: Clock, made: MadeRequest): Promise<void> {
  const request = await lockRequest(tx, made.id);
  if (request.version !== made.version)
    throw conflict('changed-since', 'Somebody has worked on the request that this made, so it can no longer be taken back.');
  const { status } = await moveRequest(tx, actor, request, { event: 'cancel', set: {}, stops: [], now: clock.now() });
  await tell(tx, actor, clock, request.id, 'U', { event: 'cancel', from: request.status, to: status });
}
