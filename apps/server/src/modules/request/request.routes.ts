import { answerContract, requestContract, requestPolicyContract, requestViewContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { PaperReplyService } from './reply/paperReply.service.ts';
import type { RequestService } from './request.service.ts';
import type { RequestActions } from './requestAction.service.ts';
import type { AnswerService } from './answer/requestAnswer.service.ts';
import type { RequestFaxService } from './fax/requestFax.service.ts';
import type { RequestPolicyService } from './clock/requestPolicy.service.ts';
import type { RequestPresence } from './presence/requestPresence.service.ts';
import type { RequestSaving } from './requestSave.service.ts';
import type { RequestViewService } from './view/requestView.service.ts';

export interface RequestServices {
  requests: RequestService;
  presence: RequestPresence;
  saving: RequestSaving;
  actions: RequestActions;
  replies: PaperReplyService;
  faxes: RequestFaxService;
}

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const requestRoutes = ({ requests, presence, saving, actions, replies, faxes }: RequestServices) =>
  implement(requestContract, {
    listRequests: ({ actor, query }) => requests.list(actor, query),
    countRequests: ({ actor, query }) => requests.count(actor, query),
    getRequest: ({ actor, params }) => requests.get(actor, params.id),
    saveReferral: ({ actor, body }) => saving.saveReferral(actor, body),
    saveCheckIn: ({ actor, body }) => saving.saveCheckIn(actor, body),
    saveProject: ({ actor, body }) => saving.saveProject(actor, body),
    actOnRequest: ({ actor, body }) => actions.act(actor, body),
    undoRequest: ({ actor, body }) => actions.undo(actor, body),
    assignRequest: ({ actor, body }) => requests.assign(actor, body),
    planRequest: ({ actor, body }) => requests.plan(actor, body),
    claimRequest: ({ actor, body }) => presence.claim(actor, body.id),
    releaseRequest: ({ actor, body }) => presence.release(actor, body.id),
    lookAtRequest: ({ actor, body }) => presence.look(actor, body),
    noteRequest: ({ actor, body }) => requests.note(actor, body),
    linkRequest: ({ actor, body }) => requests.link(actor, body),
    attachFax: ({ actor, body }) => faxes.attach(actor, body),
    settleReply: ({ actor, body }) => replies.settle(actor, body),
    takeStatedField: ({ actor, body }) => saving.take(actor, body),
  });

export const answerRoutes = (answers: AnswerService) =>
  implement(answerContract, {
    previewAnswer: ({ actor, body }) => answers.preview(actor, body),
    answerRequest: ({ actor, body }) => answers.answer(actor, body),
  });

export const requestPolicyRoutes = (policies: RequestPolicyService) =>
  implement(requestPolicyContract, {
    getRequestPolicy: ({ actor }) => policies.get(actor),
    saveRequestPolicy: ({ actor, body }) => policies.save(actor, body),
    previewRequestPolicy: ({ actor, body }) => policies.preview(actor, body),
    getRequestTimes: ({ actor }) => policies.times(actor),
  });

export const requestViewRoutes = (views: RequestViewService) =>
  implement(requestViewContract, {
    listRequestViews: ({ actor, query }) => views.list(actor, query.kind),
    saveRequestView: ({ actor, body }) => views.save(actor, body),
    removeRequestView: ({ actor, body }) => views.remove(actor, body.id),
  });
