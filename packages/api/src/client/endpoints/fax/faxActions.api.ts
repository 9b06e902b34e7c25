import { faxContract } from '../../../contract/fax/fax.contract.ts';
import type { FaxSummary } from '../../../contract/fax/fax.contract.ts';
import type { ApiError } from '../../base/apiError.ts';
import { baseApi } from '../../base/baseApi.ts';
import type { ApiMeta } from '../../base/baseQuery.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { onAnswer } from '../../base/onAnswer.ts';
import { faxApi } from './fax.api.ts';
import { idTag, listTag } from '../../base/tags.ts';
import type { Tag } from '../../base/tags.ts';

/** What shows that a fax moved, the lists, the counts of the bins and what can be taken back, unless the server tells of it. */
const moved = (meta: ApiMeta | undefined) => (meta?.isLive ? [] : [listTag('Fax'), listTag('Bin'), listTag('FaxAction')]);

/** A refusal because the fax is not what one saw shows what it has become. */
const outdated = (error: unknown, faxId: string): Tag[] =>
  (error as ApiError).status === 409 || (error as ApiError).status === 404 ? [idTag('Fax', faxId), listTag('Fax')] : [];

/** Taken as unknown, or it would narrow what the endpoint is called with. */
const faxIdOf = (input: unknown) => (input as { body: { faxId: string } }).body.faxId;

/** The answer is the whole summary, so the open fax takes it and its pages are not loaded again. */
const answeredBySummary = {
  onQueryStarted: onAnswer((summary: FaxSummary) => faxApi.util.updateQueryData('getFax', { params: { id: summary.id } }, (fax) => void Object.assign(fax, summary))),
  invalidatesTags: (_fax: unknown, error: unknown, input: unknown, meta: ApiMeta | undefined) =>
    error ? outdated(error, faxIdOf(input)) : moved(meta),
};

/** The answer's pages are new. */
const makesNewPages = {
  invalidatesTags: (_fax: unknown, error: unknown, input: unknown, meta: ApiMeta | undefined) =>
    error ? outdated(error, faxIdOf(input)) : [idTag('Fax', faxIdOf(input)), ...moved(meta)],
};

/** Changing faxes. Every call waits for the server: a fax must never look filed before it is. */
export const faxActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimFax: build.mutation({ ...endpointOf(faxContract.claimFax), ...answeredBySummary }),
    releaseFax: build.mutation({ ...endpointOf(faxContract.releaseFax), ...answeredBySummary }),
    fileFax: build.mutation({ ...endpointOf(faxContract.fileFax), ...answeredBySummary }),
    holdFax: build.mutation({ ...endpointOf(faxContract.holdFax), ...answeredBySummary }),
    rejectFax: build.mutation({ ...endpointOf(faxContract.rejectFax), ...answeredBySummary }),
    routeFax: build.mutation({ ...endpointOf(faxContract.routeFax), ...answeredBySummary }),
    retryFax: build.mutation({ ...endpointOf(faxContract.retryFax), ...makesNewPages }),
    extractText: build.mutation({ ...endpointOf(faxContract.extractText), ...makesNewPages }),
    proposeFax: build.mutation({ ...endpointOf(faxContract.proposeFax), ...makesNewPages }),
    editFaxPages: build.mutation({ ...endpointOf(faxContract.editFaxPages), ...makesNewPages }),
    splitFax: build.mutation({ ...endpointOf(faxContract.splitFax), ...makesNewPages }),
    undoAction: build.mutation({
      ...endpointOf(faxContract.undoAction),
      invalidatesTags: (fax, error, _input, meta) =>
        error ? [listTag('FaxAction')] : [...moved(meta), ...(fax ? [idTag('Fax', fax.id)] : [])],
    }),
  }),
});

export const {
  useClaimFaxMutation,
  useReleaseFaxMutation,
  useFileFaxMutation,
  useHoldFaxMutation,
  useRejectFaxMutation,
  useRouteFaxMutation,
  useRetryFaxMutation,
  useExtractTextMutation,
  useProposeFaxMutation,
  useEditFaxPagesMutation,
  useSplitFaxMutation,
  useUndoActionMutation,
} = faxActionsApi;
