import { emrContract } from '../../../contract/partner/emr.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** What becomes of an export is counted with its target, and with what waits. */
const changed = () => [listTag('EmrExport'), listTag('EmrTarget')];

export const emrApi = apiOf('EmrExport', 'EmrTarget').injectEndpoints({
  endpoints: (build) => ({
    listEmrTargets: build.query({ ...endpointOf(emrContract.listEmrTargets), providesTags: [listTag('EmrTarget'), listTag('EmrExport')] }),
    createEmrTarget: build.mutation({ ...endpointOf(emrContract.createEmrTarget), invalidatesTags: (_target, error) => (error ? [] : [listTag('EmrTarget')]) }),
    // A refusal means that it is not what one saw: the list shows what it has become.
    updateEmrTarget: build.mutation({ ...endpointOf(emrContract.updateEmrTarget), invalidatesTags: [listTag('EmrTarget')] }),
    tryEmrTarget: build.mutation({ ...endpointOf(emrContract.tryEmrTarget) }),
    listEmrExports: build.infiniteQuery({ ...pagesOf(emrContract.listEmrExports), providesTags: [listTag('EmrExport')] }),
    listFaxExports: build.query({ ...endpointOf(emrContract.listFaxExports), providesTags: [listTag('EmrExport')] }),
    exportFax: build.mutation({ ...endpointOf(emrContract.exportFax), invalidatesTags: changed }),
    repeatEmrExport: build.mutation({ ...endpointOf(emrContract.repeatEmrExport), invalidatesTags: changed }),
    repeatEmrExports: build.mutation({ ...endpointOf(emrContract.repeatEmrExports), invalidatesTags: changed }),
    settleEmrExport: build.mutation({ ...endpointOf(emrContract.settleEmrExport), invalidatesTags: changed }),
  }),
});

export const {
  useListEmrTargetsQuery, useCreateEmrTargetMutation, useUpdateEmrTargetMutation, useTryEmrTargetMutation, useListEmrExportsInfiniteQuery, useListFaxExportsQuery, useExportFaxMutation,
  useRepeatEmrExportMutation, useRepeatEmrExportsMutation, useSettleEmrExportMutation,
} = emrApi;
