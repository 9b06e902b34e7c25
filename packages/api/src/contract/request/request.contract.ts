import { z } from 'zod';
import { checklistItems, requestKinds, requestViews, statedKeys, triageCategories } from '../../rules/request/requestWords.ts';
import { priorities } from '../../rules/vocabulary.ts';
import { Empty, Id, IdBody, IsoDate, listOf, Name, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { RequestAction } from './requestAction.contract.ts';
import { ChecklistLine, RequestDetail, RequestNote, StatedPatient } from './requestDetail.contract.ts';
import { RequestSummary } from './requestSummary.contract.ts';

/** Made anew without an id; else changed, when the version is the stored one. */
const Saved = z.object({ id: Id.nullable().default(null), version: Version.nullable().default(null), faxId: Id.nullable().default(null) });

/** A request says at least of whom, or of what, it is: a fax that comes with it says so in its pages. */
export const saysAbout = {
  referral: ({ patientId, reason }: Pick<ReferralFields, 'patientId' | 'reason'>) => patientId !== null || Boolean(reason),
  checkIn: ({ patientId, stated }: Pick<CheckInFields, 'patientId' | 'stated'>) => patientId !== null || Boolean(stated.familyName),
};

/** What was made before may have its pages already. */
const mayHavePages = ({ id, faxId }: z.infer<typeof Saved>) => id !== null || faxId !== null;

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
    summary: 'Requests of one kind: the most urgent first, then what runs out first; filtered and paged',
    access: 'requests.read',
    query: PageQuery.extend({
      kind: z.enum(requestKinds),
      view: z.enum(requestViews).default('open'),
      priority: listOf(priorities),
      assigneeId: z.union([Id, z.literal('nobody')]).optional(),
      modalityId: Id.optional(),
      /** Who referred. */
      physicianId: Id.optional(),
      /** Those of which a clock runs out within so many days, or has run out. */
      dueWithinDays: z.coerce.number<number>().int().min(0).max(365).optional(),
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
  linkRequest: route({
    method: 'POST',
    path: '/api/requests/link',
    summary: 'Join two requests that ask for the same, or part them again',
    access: 'requests.write',
    body: IdBody.extend({ otherId: Id, isLinked: z.boolean() }),
    response: RequestSummary,
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
    body: ReferralFields.extend(Saved.shape).refine((body) => mayHavePages(body) || saysAbout.referral(body), { path: ['reason'], error: 'about-empty' }),
    response: RequestSummary,
  }),
  saveCheckIn: route({
    method: 'POST',
    path: '/api/checkin/save/',
    summary: 'Create a check-in request, or with an id change one',
    access: 'requests.write',
    body: CheckInFields.extend(Saved.shape).refine((body) => mayHavePages(body) || saysAbout.checkIn(body), { path: ['stated', 'familyName'], error: 'about-empty' }),
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
  lookAtRequest: route({
    method: 'POST',
    path: '/api/requests/look',
    summary: 'Tell colleagues that one has a request open, for six minutes from now, or has left it',
    access: 'requests.read',
    body: z.object({ id: Id, isLooking: z.boolean() }),
    response: Empty,
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
  settleReply: route({
    method: 'POST',
    path: '/api/requests/reply',
    summary: 'Attach a fax that is proposed as a reply on paper, or say that it is none',
    access: 'requests.write',
    body: IdBody.extend({ faxId: Id, isReply: z.boolean() }),
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
