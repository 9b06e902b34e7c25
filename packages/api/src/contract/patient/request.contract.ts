import { z } from 'zod';
import {
  checklistItems, clockKinds, declineReasons, requestKinds, requestSources, requestStatuses, requestViews, statedKeys, triageCategories,
} from '../../rules/request/requestWords.ts';
import { documentTypes, priorities } from '../../rules/vocabulary.ts';
import { DateTime, Id, IdBody, IsoDate, listOf, Name, OptionalText, pageOf, PageQuery, Priority, Version } from '../base/common.contract.ts';
import { RequestAction } from './requestAction.contract.ts';
import { route } from '../base/route.ts';

const Person = z.object({ userId: Id, displayName: z.string() });

/** A duty with a last moment. How it stands (`clockStateAt`) is derived. */
export const RequestClock = z.object({
  clock: z.enum(clockKinds),
  startedAt: DateTime,
  atRiskAt: DateTime,
  /** The first moment that is too late, in the location's own days. */
  dueAt: DateTime,
  stoppedAt: DateTime.nullable(),
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
  assignee: Person.nullable(),
  claim: Person.extend({ until: DateTime }).nullable(),
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

export const RequestNote = z.object({
  id: Id,
  author: z.string(),
  text: z.string(),
  mentions: z.array(Person),
  createdAt: DateTime,
});
export type RequestNote = z.infer<typeof RequestNote>;

/** What happened, newest first: an event of the lifecycle or a change of what it says. */
export const RequestEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.enum(requestStatuses),
  to: z.enum(requestStatuses),
  actor: z.string(),
  at: DateTime,
  undoneAt: DateTime.nullable(),
});
export type RequestEntry = z.infer<typeof RequestEntry>;

export const RequestFax = z.object({
  id: Id,
  documentType: z.enum(documentTypes).nullable(),
  senderName: z.string().nullable(),
  from: z.string().nullable(),
  pageCount: z.number().int().nullable(),
  receivedAt: DateTime,
});
export type RequestFax = z.infer<typeof RequestFax>;

export const ChecklistLine = z.object({ text: z.string().trim().min(1).max(200), isDone: z.boolean() });
export type ChecklistLine = z.infer<typeof ChecklistLine>;

/** What a patient says of themselves at check-in; a field that they were not asked for is null. */
export const StatedPatient = z.object({
  familyName: z.string().trim().max(200).nullable(),
  givenName: z.string().trim().max(200).nullable(),
  birthDate: IsoDate.nullable(),
  healthNumber: z.string().trim().max(20).nullable(),
  versionCode: z.string().trim().max(2).nullable(),
  phone: z.string().trim().max(40).nullable(),
  email: z.string().trim().max(254).nullable(),
  address: z.string().trim().max(500).nullable(),
});
export type StatedPatient = z.infer<typeof StatedPatient>;

export const RequestDetail = RequestSummary.extend({
  note: z.string().nullable(),
  expectedWaitWeeks: z.number().int().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  redirectedTo: z.string().nullable(),
  acknowledgedAt: DateTime.nullable(),
  decidedAt: DateTime.nullable(),
  clocks: z.array(RequestClock),
  notes: z.array(RequestNote),
  history: z.array(RequestEntry),
  faxes: z.array(RequestFax),
  checklist: z.array(ChecklistLine),
  dueOn: IsoDate.nullable(),
  requester: z.string().nullable(),
  stated: StatedPatient.nullable(),
  /** What the chart has otherwise than the patient says. */
  differences: z.array(z.object({ field: z.enum(statedKeys), chart: z.string().nullable(), stated: z.string() })),
  /** Open referrals of the same patient for the same service. */
  similar: z.array(z.object({ id: Id, reference: z.string(), receivedAt: DateTime, status: z.enum(requestStatuses) })),
  /** The last event when it was mine and can be taken back. */
  undoable: z.object({ id: Id, event: z.string() }).nullable(),
});
export type RequestDetail = z.infer<typeof RequestDetail>;

/** Made anew without an id; else changed, when the version is the stored one. */
const Saved = z.object({ id: Id.nullable().default(null), version: Version.nullable().default(null), faxId: Id.nullable().default(null) });

export const ReferralFields = z.object({
  patientId: Id.nullable(),
  physicianId: Id.nullable(),
  modalityId: Id.nullable(),
  locationId: Id.nullable(),
  priority: z.enum(priorities),
  category: z.enum(triageCategories).nullable(),
  reason: OptionalText,
  note: OptionalText,
  missing: z.array(z.enum(checklistItems)).max(checklistItems.length),
});
export type ReferralFields = z.infer<typeof ReferralFields>;

export const CheckInFields = z.object({
  patientId: Id.nullable(),
  locationId: Id.nullable(),
  priority: z.enum(priorities),
  note: OptionalText,
  stated: StatedPatient,
});
export type CheckInFields = z.infer<typeof CheckInFields>;

export const ProjectFields = z.object({
  title: Name,
  patientId: Id.nullable(),
  locationId: Id.nullable(),
  priority: z.enum(priorities),
  note: OptionalText,
  requester: z.string().trim().max(200).nullable(),
  dueOn: IsoDate.nullable(),
  checklist: z.array(ChecklistLine).max(50),
});
export type ProjectFields = z.infer<typeof ProjectFields>;

export const requestContract = {
  listRequests: route({
    method: 'GET',
    path: '/api/requests/',
    summary: 'Requests of one kind: what runs out first, then the most urgent and oldest; filtered and paged',
    access: 'requests.read',
    query: PageQuery.extend({
      kind: z.enum(requestKinds),
      view: z.enum(requestViews).default('open'),
      priority: listOf(priorities),
      assigneeId: Id.optional(),
      modalityId: Id.optional(),
      /** Requests of this location, and those of none. */
      locationId: Id.optional(),
      patientId: Id.optional(),
    }),
    response: pageOf(RequestSummary),
  }),
  countRequests: route({
    method: 'GET',
    path: '/api/requests/counts',
    summary: 'Requests of one kind by view, counted up to a limit',
    access: 'requests.read',
    query: z.object({ kind: z.enum(requestKinds), locationId: Id.optional() }),
    response: z.object({ views: z.record(z.enum(requestViews), z.number().int()), limit: z.number().int() }),
  }),
  getRequest: route({
    method: 'GET',
    path: '/api/requests/detail/{id}',
    summary: 'One request with clocks, notes, history and documents; the view is audited',
    access: 'requests.read',
    params: z.object({ id: Id }),
    response: RequestDetail,
  }),
  saveReferral: route({
    method: 'POST',
    path: '/api/referral/save/',
    summary: 'Create a referral, or with an id change one',
    access: 'requests.write',
    body: ReferralFields.extend(Saved.shape),
    response: RequestSummary,
  }),
  saveCheckIn: route({
    method: 'POST',
    path: '/api/checkin/save/',
    summary: 'Create a check-in request, or with an id change one',
    access: 'requests.write',
    body: CheckInFields.extend(Saved.shape),
    response: RequestSummary,
  }),
  saveProject: route({
    method: 'POST',
    path: '/api/project/save/',
    summary: 'Create an internal project, or with an id change one',
    access: 'requests.write',
    body: ProjectFields.extend(Saved.shape),
    response: RequestSummary,
  }),
  actOnRequest: route({
    method: 'POST',
    path: '/api/requests/act',
    summary: 'One event of the lifecycle; 409 when it does not fit the status',
    access: 'requests.write',
    body: RequestAction,
    response: RequestSummary,
  }),
  undoRequest: route({
    method: 'POST',
    path: '/api/requests/undo',
    summary: 'Take back my last event, while nothing has changed since and nothing has left the clinic',
    access: 'requests.write',
    body: IdBody,
    response: RequestSummary,
  }),
  assignRequest: route({
    method: 'POST',
    path: '/api/requests/assign',
    summary: 'Give a request to a colleague, or to nobody',
    access: 'requests.write',
    body: IdBody.extend({ assigneeId: Id.nullable() }),
    response: RequestSummary,
  }),
  planRequest: route({
    method: 'POST',
    path: '/api/requests/plan',
    summary: 'Set what comes next, and when',
    access: 'requests.write',
    body: IdBody.extend({ nextStep: z.string().trim().min(1).max(200).nullable(), nextStepOn: IsoDate.nullable() }),
    response: RequestSummary,
  }),
  claimRequest: route({
    method: 'POST',
    path: '/api/requests/claim',
    summary: 'Take a request for ten minutes, or extend that; 409 when somebody else holds it',
    access: 'requests.write',
    body: z.object({ id: Id }),
    response: RequestSummary,
  }),
  releaseRequest: route({
    method: 'POST',
    path: '/api/requests/release',
    summary: 'Give a claimed request back',
    access: 'requests.write',
    body: z.object({ id: Id }),
    response: RequestSummary,
  }),
  noteRequest: route({
    method: 'POST',
    path: '/api/requests/note',
    summary: 'Add a note; who is mentioned gets the request into their list',
    access: 'requests.write',
    body: z.object({ id: Id, text: z.string().trim().min(1).max(4000), mentions: z.array(Id).max(20) }),
    response: RequestNote,
  }),
  attachFax: route({
    method: 'POST',
    path: '/api/requests/attach',
    summary: 'Attach a fax to a request, or take it off again',
    access: 'requests.write',
    body: IdBody.extend({ faxId: Id, isAttached: z.boolean() }),
    response: RequestSummary,
  }),
  takeStatedField: route({
    method: 'POST',
    path: '/api/checkin/take/',
    summary: 'Write one field that the patient stated into the chart',
    access: 'patients.write',
    body: IdBody.extend({ field: z.enum(statedKeys) }),
    response: RequestDetail,
  }),
};
