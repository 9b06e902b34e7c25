import { z } from 'zod';
import { checklistItems, clockKinds, clockStops, requestKinds, requestSources, requestStatuses, triageCategories } from '../../rules/request/requestWords.ts';
import { DateTime, Id, IsoDate, Priority, Version } from '../base/common.contract.ts';

export const RequestPerson = z.object({ userId: Id, displayName: z.string() });

/** A duty with a last moment. How it stands (`clockStateAt`) is derived. */
export const RequestClock = z.object({
  clock: z.enum(clockKinds),
  startedAt: DateTime,
  atRiskAt: DateTime,
  /** The first moment that is too late, in the location's own days. */
  dueAt: DateTime,
  stoppedAt: DateTime.nullable(),
  /** What ends it. */
  stops: z.array(z.enum(clockStops)),
});
export type RequestClock = z.infer<typeof RequestClock>;

/** One line of a work list. */
export const RequestSummary = z.object({
  id: Id,
  version: Version,
  kind: z.enum(requestKinds),
  /** Short, and fit to be read out on the telephone. */
  reference: z.string(),
  status: z.enum(requestStatuses),
  priority: Priority,
  category: z.enum(triageCategories).nullable(),
  source: z.enum(requestSources),
  /** What an internal project is called; null for the other kinds. */
  title: z.string().nullable(),
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  physicianId: Id.nullable(),
  physicianName: z.string().nullable(),
  modalityId: Id.nullable(),
  modalityName: z.string().nullable(),
  reason: z.string().nullable(),
  locationId: Id.nullable(),
  assignee: RequestPerson.nullable(),
  claim: RequestPerson.extend({ until: DateTime }).nullable(),
  nextStep: z.string().nullable(),
  nextStepOn: IsoDate.nullable(),
  /** The clock that runs out first; null when none runs. */
  clock: RequestClock.nullable(),
  missing: z.array(z.enum(checklistItems)),
  faxCount: z.number().int(),
  receivedAt: DateTime,
  updatedAt: DateTime,
});
export type RequestSummary = z.infer<typeof RequestSummary>;
