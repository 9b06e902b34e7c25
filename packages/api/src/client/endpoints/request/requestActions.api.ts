import type { Route } from '../../../contract/base/route.ts';
import { requestContract } from '../../../contract/request/request.contract.ts';
import type { RequestSummary } from '../../../contract/request/requestSummary.contract.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { onAnswer } from '../../base/onAnswer.ts';
import { idTag, listTag, unlessFailed, type Tag } from '../../base/tags.ts';
import { requestApi } from './request.api.ts';

type AnyRoute = Route<never, never, never, never> | Route;

/**
 * A request that was changed, or refused because somebody else did: lists, counts and its detail are asked for again. What
 * the server answered stands in the detail at once: the next key must not be about the version before.
 */
const changing = <const R extends AnyRoute>(route: R, alsoOld: (input: unknown, answer: RequestSummary | undefined, error: unknown) => readonly Tag[] = () => []) => ({
  ...endpointOf(route),
  invalidatesTags: (answer: RequestSummary | undefined, error: unknown, input: unknown) => {
    const { id } = (input as { body: { id?: string | null } }).body;
    return [listTag('Request'), ...(id ? [idTag('Request', id)] : []), ...alsoOld(input, answer, error)];
  },
  onQueryStarted: onAnswer((summary: RequestSummary) =>
    requestApi.util.updateQueryData('getRequest', { params: { id: summary.id } }, (request) => void Object.assign(request, summary)),
  ),
});

/** What is known of a patient may be taken over from what the requester stated. */
const patientOf = (_input: unknown, answer: RequestSummary | undefined, error: unknown): readonly Tag[] =>
  unlessFailed(error, listTag('Patient'), ...(answer?.patientId ? [idTag('Patient', answer.patientId)] : []));

/** What staff do with a request. */
export const requestActionsApi = requestApi.injectEndpoints({
  endpoints: (build) => ({
    saveReferral: build.mutation(changing(requestContract.saveReferral)),
    saveCheckIn: build.mutation(changing(requestContract.saveCheckIn)),
    saveProject: build.mutation(changing(requestContract.saveProject)),
    actOnRequest: build.mutation(changing(requestContract.actOnRequest)),
    undoRequest: build.mutation(changing(requestContract.undoRequest)),
    assignRequest: build.mutation(changing(requestContract.assignRequest)),
    planRequest: build.mutation(changing(requestContract.planRequest)),
    linkRequest: build.mutation(changing(requestContract.linkRequest)),
    settleReply: build.mutation(changing(requestContract.settleReply)),
    attachFax: build.mutation(changing(requestContract.attachFax, (input) => [idTag('Fax', (input as { body: { faxId: string } }).body.faxId)])),
    takeStatedField: build.mutation(changing(requestContract.takeStatedField, patientOf)),
    noteRequest: build.mutation({
      ...endpointOf(requestContract.noteRequest),
      invalidatesTags: (_note, _error, { body }) => [listTag('Request'), idTag('Request', body.id)],
    }),
  }),
});

export const {
  useSaveReferralMutation, useSaveProjectMutation, useSaveCheckInMutation, useActOnRequestMutation, useUndoRequestMutation, useAssignRequestMutation,
  usePlanRequestMutation, useNoteRequestMutation, useAttachFaxMutation, useTakeStatedFieldMutation, useLinkRequestMutation, useSettleReplyMutation,
} = requestActionsApi;
