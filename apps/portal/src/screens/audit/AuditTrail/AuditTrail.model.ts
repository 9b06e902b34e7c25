import type { AuditEvent } from '@intake/api/contract';
import { isCalendarDay, requestKinds } from '@intake/api/rules';
import type { Paged } from '../../../data/loadable.ts';
import { requestPath } from '../../../shared/requests/requestPath.ts';

/** FHIR AuditEvent.action. */
export const actions = ['C', 'R', 'U', 'D', 'E'] as const;
export type Action = AuditEvent['action'];

/** What narrows the trail. It lives in the address: identifiers and days, no names. */
export interface AuditFilters {
  actorId: string | null;
  action: Action | null;
  patientId: string | null;
  /** The record that was touched, such as a fax. */
  entityId: string | null;
  /** Days, `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
}

export const noFilters: AuditFilters = { actorId: null, action: null, patientId: null, entityId: null, from: null, to: null };

/** Events asked for at once. */
export const pageLimit = 100;

const names = {
  actorId: 'person', action: 'action', patientId: 'patient', entityId: 'record', from: 'from', to: 'to',
} as const satisfies Record<keyof AuditFilters, string>;
const filterKeys = Object.keys(names) as (keyof AuditFilters)[];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idOf = (text: string | null) => (text && uuid.test(text) ? text : null);
const dayOf = (text: string | null) => (text && isCalendarDay(text) ? text : null);

/** Reads the address. What it does not know is left out, so that an old bookmark still opens. */
export const filtersOf = (address: URLSearchParams): AuditFilters => ({
  actorId: idOf(address.get(names.actorId)),
  action: actions.find((action) => action === address.get(names.action)) ?? null,
  patientId: idOf(address.get(names.patientId)),
  entityId: idOf(address.get(names.entityId)),
  from: dayOf(address.get(names.from)),
  to: dayOf(address.get(names.to)),
});

export const addressOf = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(filterKeys.flatMap((key) => (filters[key] ? [[names[key], filters[key]]] : [])));

/** The query of the server. */
export const queryOf = (filters: AuditFilters) => ({
  limit: pageLimit,
  actorId: filters.actorId ?? undefined,
  action: filters.action ?? undefined,
  patientId: filters.patientId ?? undefined,
  entityId: filters.entityId ?? undefined,
  from: filters.from ?? undefined,
  to: filters.to ?? undefined,
});

export const activeFilters = (filters: AuditFilters) => filterKeys.filter((key) => filters[key] !== null);

/** The names under which an event may be described, the most telling one first: `fax.file`, then `fax.U`. */
export const eventKeys = ({ entity, action, detail }: Pick<AuditEvent, 'entity' | 'action' | 'detail'>): string[] => [
  ...(typeof detail.event === 'string' ? [`${entity}.${detail.event}`] : []),
  `${entity}.${action}`,
];

/** What else was written down, without what the sentence says already. */
export const factsOf = ({ detail }: Pick<AuditEvent, 'detail'>): [string, unknown][] =>
  Object.entries(detail).filter(([key, value]) => key !== 'event' && value !== null);

/** A seal in groups of eight, which eyes can compare. */
export const sealGroups = (hash: string): string[] => hash.match(/.{1,8}/g) ?? [];

/** Where the record can be looked at; null where it has no page. */
export function recordHref({ entity, entityId, detail }: Pick<AuditEvent, 'entity' | 'entityId' | 'detail'>): string | null {
  if (entityId === null) return null;
  if (entity === 'request') return requestPath(requestKinds.find((kind) => kind === detail.kind) ?? 'referral', entityId);
  if (entity === 'fax' || entity === 'document') return `/app/apps/faxes?fax=${entityId}`;
  return entity === 'patient' ? `/app/apps/clients?patient=${entityId}` : null;
}

export interface AuditModel {
  filters: AuditFilters;
  trail: Paged<AuditEvent>;
  colleagues: readonly { id: string; displayName: string }[];
  may: { readFaxes: boolean; readPatients: boolean; readRequests: boolean };
}
